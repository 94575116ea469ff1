import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './SessionSkeleton.module.css';

/** The session's layout while it loads. */
export function SessionSkeleton() {
  const t = useT();
  return (
    <div className={styles.skeleton} role="status">
      <span className="vh">{t('couples.loading')}</span>
      <div className={styles.bar}>
        <Skeleton width="9rem" />
        <div className={styles.participants}>
          <Skeleton width="70%" />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      </div>
      <div className={styles.talk}>
        <div className={styles.left} />
        <div className={styles.right} />
        <div className={styles.wide} />
      </div>
    </div>
  );
}
