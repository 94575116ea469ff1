import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { LegalSection } from '../../../locales/legal/legal-text.ts';
import styles from './LegalContents.module.css';

/** The table of contents. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const t = useT();
  return (
    <nav className={styles.contents} aria-label={t('legal.contents')}>
      <p aria-hidden="true">{t('legal.contents')}</p>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
