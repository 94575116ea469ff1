import { AiLabel } from '../../../../components/AiLabel.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import type { KeptAdvice } from '../../kept/kept.schema.ts';
import { begunSections } from '../../reading/sections.ts';
import { Prose } from '../text/Prose.tsx';
import styles from './KeptReading.module.css';

/** A kept advice, as it was when it was kept. Without the page that shows one being written, which a device need not store. */
export function KeptReading({ advice: { title, category, language, sections, keptOn } }: { advice: KeptAdvice }) {
  const t = useT();
  const page = useI18n((state) => state.language);
  const lang = language === page ? undefined : language;
  return (
    <article className={styles.reading}>
      <p className="fine">{t('kept.facts', { category: t(`category.${category}`), day: dayText(keptOn) })}</p>
      <h1>{t('advice.quoted', { text: title })}</h1>
      <p className={styles.by}>
        <AiLabel />
        {t('ai.title')}
      </p>
      <div className={styles.sections} data-generated-by="ai">
        {begunSections(sections).map((section) => (
          <section key={section}>
            <h2>{t(`advice.${section}`)}</h2>
            <div lang={lang}>
              {section === 'recommendations' ? (
                <ol>
                  {sections.recommendations?.map((step, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: steps have no names, and never change
                    <li key={index}>
                      <Prose text={step} letter={false} growing={false} />
                    </li>
                  ))}
                </ol>
              ) : (
                <Prose text={sections[section] ?? ''} letter={section === 'example'} growing={false} />
              )}
            </div>
          </section>
        ))}
      </div>
      <p className="fine">{t('advice.disclaimer')}</p>
    </article>
  );
}
