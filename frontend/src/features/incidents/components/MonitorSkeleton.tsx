import { Facts } from '../../../components/Facts.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './IncidentsTab.module.css';

/** The monitor in its final size, while it loads. */
export function MonitorSkeleton() {
  const t = useT();
  const rows = ['page', 'interval', 'last', 'next', 'open'] as const;
  return (
    <div className={styles.part} role="status">
      <div className={styles.about}>
        <h2>{t('monitor.title')}</h2>
        <span className="vh">{t('shell.loading')}</span>
      </div>
      <div className={styles.body}>
        <Facts of={rows.map((row) => [t(`monitor.${row}`), <Skeleton key={row} width="40%" />] as const)} />
      </div>
    </div>
  );
}
