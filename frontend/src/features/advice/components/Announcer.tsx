import type { AdviceStep } from '@beside/common/advice/advice.constants';
import type { AdviceSoFar } from '@beside/common/advice/advice.dto';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { begunSections } from '../sections.ts';

interface Props {
  advice: AdviceSoFar;
  /** The step of a generation; null when the advice is complete. */
  step: AdviceStep | null;
  /** The advice was written before this reader's eyes. */
  watched: boolean;
}

/** Tells a screen reader what changed: a new step, a section complete, the end. Never every word. */
export function Announcer({ advice, step, watched }: Props) {
  const t = useT();
  const begun = begunSections(advice);
  // While one section grows, those before it are complete.
  const complete = step === 'generating' ? begun.at(-2) : undefined;
  const words =
    step === null
      ? watched && t('progress.ready')
      : complete
        ? t('progress.section_ready', { section: t(`advice.${complete}`) })
        : t(`progress.${step}_full`);
  return (
    <p className="vh" role="status">
      {words}
    </p>
  );
}
