import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import figure from './charts/Figure.module.css';
import styles from './OverviewTab.module.css';

const SMALL = ['registrations', 'adviceSessions', 'chatQuestions', 'couplesSessions'] as const;

/** The figures in their final size, while they load. */
export function OverviewSkeleton() {
  const t = useT();
  const head = (title: string) => (
    <div className={figure.head}>
      <h2>{title}</h2>
    </div>
  );
  return (
    <div role="status" className={styles.figures}>
      <span className="vh">{t('shell.loading')}</span>
      <div className={styles.top} aria-hidden="true">
        {(['connected', 'users'] as const).map((name) => (
          <div key={name} className={figure.figure}>
            {head(t(`overview.${name}`))}
            <Skeleton width="80%" />
            <Skeleton width="60%" />
            <Skeleton width="70%" />
          </div>
        ))}
      </div>
      <div className={styles.daily} aria-hidden="true">
        {SMALL.map((name) => (
          <div key={name} className={figure.figure}>
            {head(t(`overview.${name}`))}
            <div className={figure.chart}>
              <Skeleton width="60%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
