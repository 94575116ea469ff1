import type { AdviceStep } from '@beside/common/advice/advice.constants';
import type { AdviceSoFar } from '@beside/common/advice/advice.views';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { begunSections } from '../../reading/sections.ts';

interface Props {
  advice: AdviceSoFar;
  /** The step of a generation; null when the advice is complete. */
  step: AdviceStep | null;
  /** The reader watched the advice being written. */
  watched: boolean;
}

/** Announces steps, complete sections and the end to screen readers, not every word. */
export function Announcer({ advice, step, watched }: Props) {
  const t = useT();
  const begun = begunSections(advice);
  // Sections before the growing one are complete.
  const complete = step === 'generating' ? begun.at(-2) : undefined;
  const words =
    step === null
      ? watched && t('progress.ready')
      : complete
        ? t('progress.section_ready', { section: t(`advice.${complete}`) })
        : t(`progress.${step}_full`);
  return (
    <>
      <p className="vh" role="status">
        {words}
      </p>
      <p className="vh" role="status">
        {watched && advice.help?.level === 'possible' && t('progress.help')}
      </p>
    </>
  );
}
