import type { AdviceStep } from '@beside/common/advice/advice.constants';
import type { AdviceSoFar } from '@beside/common/advice/advice.views';
import { isInPlace } from '@beside/common/safety/read-help';
import type { Ref } from 'react';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { begunSections, growingSection } from '../../reading/sections.ts';
import { GhostPage } from '../view/GhostPage.tsx';
import styles from './AdviceSections.module.css';
import { Prose } from './Prose.tsx';
import { StepList } from './StepList.tsx';

interface Props {
  advice: AdviceSoFar;
  /** The step of a generation; null when the advice is complete. */
  step: AdviceStep | null;
  /** The section at whose end the text grows. */
  end: Ref<HTMLElement>;
  /** The text's language, if it differs from the page's. */
  lang?: string;
  /** The name under which it is read aloud. */
  spoken?: string;
}

/** The sections in their final places, growing or complete. */
export function AdviceSections({ advice, step, end, lang, spoken }: Props) {
  const t = useT();
  const begun = begunSections(advice);
  const growing = growingSection(advice, step);
  return (
    <div
      className={styles.frame}
      aria-busy={step !== null}
      // The safety check's own answer is not a machine's.
      data-generated-by={isInPlace(advice.help) ? undefined : 'ai'}
      data-spoken={spoken}
    >
      {(step === 'understanding' || step === 'generating') && <GhostPage />}
      {begun.length > 0 && (
        <div className={styles.sections}>
          {begun.map((section) => (
            <section
              key={section}
              ref={section === begun.at(-1) ? end : undefined}
              className={styles.section}
              data-settle={step !== null || undefined}
            >
              <h2>{t(`advice.${section}`)}</h2>
              <div className={styles.body} lang={lang}>
                {section === 'recommendations' ? (
                  <StepList steps={advice.recommendations ?? []} growing={growing === section} />
                ) : (
                  <Prose text={advice[section] ?? ''} letter={section === 'example'} growing={growing === section} />
                )}
              </div>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
