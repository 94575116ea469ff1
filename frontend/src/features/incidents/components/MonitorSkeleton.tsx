import { Facts } from '../../../components/kit/Facts.tsx';
import { SettingsPart } from '../../../components/kit/SettingsPart.tsx';
import { Skeleton } from '../../../components/page/Skeleton.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './IncidentsTab.module.css';

/** The monitor in its final size, while it loads. */
export function MonitorSkeleton() {
  const t = useT();
  const rows = ['page', 'interval', 'last', 'next', 'open'] as const;
  return (
    <SettingsPart
      title={t('monitor.title')}
      text={
        <span className="vh" role="status">
          {t('shell.loading')}
        </span>
      }
    >
      <div className={styles.body}>
        <Facts of={rows.map((row) => [t(`monitor.${row}`), <Skeleton key={row} width="40%" />] as const)} />
      </div>
    </SettingsPart>
  );
}
