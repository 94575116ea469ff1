import { useT } from '../../lib/i18n/i18n.store.ts';
import { useLoading } from '../../lib/loading.store.ts';
import styles from './LoadingBar.module.css';

/** Moves at the top of the window while a page or a part that a person waits for is late. */
export function LoadingBar() {
  const t = useT();
  const isLate = useLoading(({ late }) => late > 0);
  return (
    isLate && (
      <div className={styles.bar} role="status">
        <span className="vh">{t('shell.loading')}</span>
      </div>
    )
  );
}
