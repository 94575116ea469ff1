import { useRef } from 'react';
import { dayText } from '../../../../lib/day-text.ts';
import { useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import type { KeptAdvice } from '../../kept/kept.schema.ts';
import { AdviceSections } from '../text/AdviceSections.tsx';
import { ByAi } from '../text/ByAi.tsx';
import styles from './KeptReading.module.css';

/** A kept advice, as it was when it was kept. */
export function KeptReading({ advice: { title, category, language, sections, keptOn } }: { advice: KeptAdvice }) {
  const t = useT();
  const page = useI18n((state) => state.language);
  const end = useRef<HTMLElement>(null);
  return (
    <article className={styles.reading}>
      <p className="fine">{t('kept.facts', { category: t(`category.${category}`), day: dayText(keptOn) })}</p>
      <h1>{t('advice.quoted', { text: title })}</h1>
      <ByAi />
      <AdviceSections advice={sections} step={null} end={end} lang={language === page ? undefined : language} />
      <p className="fine">{t('advice.disclaimer')}</p>
    </article>
  );
}
