import { useT } from '../../lib/i18n/i18n.store.ts';
import styles from './PageFallback.module.css';

/** Reserves a page's space while its code loads. */
export function PageFallback() {
  const t = useT();
  return (
    <div className={styles.space} role="status">
      <span className="vh">{t('shell.loading')}</span>
    </div>
  );
}
