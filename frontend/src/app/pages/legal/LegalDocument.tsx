import { PageFallback } from '../../../components/page/PageFallback.tsx';
import { dayText } from '../../../lib/day-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { LegalText } from '../../../locales/legal/legal-text.ts';
import { LegalChapter } from './LegalChapter.tsx';
import { LegalContents } from './LegalContents.tsx';
import styles from './LegalDocument.module.css';
import { LegalWords } from './LegalWords.tsx';

/** The date of the last change; update it with the texts. */
const CHANGED_ON = '2026-11-28';

interface Props {
  title: string;
  /** Undefined while loading. */
  text: LegalText | undefined;
}

/** A legal text with its contents in the margin. */
export function LegalDocument({ title, text }: Props) {
  const t = useT();
  return (
    <article className={`page ${styles.document}`}>
      <header className={styles.top}>
        <h1>{title}</h1>
        <p className="fine">{t('legal.changed', { date: dayText(CHANGED_ON) })}</p>
      </header>
      {text ? (
        <>
          <LegalContents sections={text.sections} />
          <div className={styles.text}>
            <p>
              <LegalWords text={text.intro} />
            </p>
            {text.sections.map((section) => (
              <LegalChapter key={section.id} section={section} />
            ))}
          </div>
        </>
      ) : (
        <PageFallback />
      )}
    </article>
  );
}
