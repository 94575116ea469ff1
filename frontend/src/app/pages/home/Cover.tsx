import { Link } from 'react-router';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import styles from './Cover.module.css';

/** The home page's cover. index.html holds its texts in the same classes, shown before scripts arrive. */
export function Cover() {
  const t = useT();
  return (
    <section className={styles.cover}>
      <h1>
        <span>{t('home.title_first')}</span> <span>{t('home.title_second')}</span>
      </h1>
      <p className={styles.intro}>{t('home.intro')}</p>
      <svg className={styles.mark} viewBox="4.5 3 24.5 26" aria-hidden="true">
        <rect x="4.5" y="3" width="6" height="26" rx="3" />
        <path d="M14.25 29A1.75 1.75 0 0 1 12.5 27.25V20.75A8.25 8.25 0 1 1 20.75 29z" />
      </svg>
      <p className={styles.couples}>
        <Rich text={t('home.couples')} parts={{ a: (words) => <Link to="/couples">{words}</Link> }} />
      </p>
    </section>
  );
}
