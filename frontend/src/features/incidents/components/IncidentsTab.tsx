import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useMonitoring } from '../use-monitoring.ts';
import { IncidentAnnouncements } from './IncidentAnnouncements.tsx';
import styles from './IncidentsTab.module.css';
import { MonitorPart } from './MonitorPart.tsx';
import { MonitorSkeleton } from './MonitorSkeleton.tsx';
import { StatusPageForm } from './StatusPageForm.tsx';

/** The panel's incident monitor. */
export function IncidentsTab() {
  const t = useT();
  const { data, error, refetch } = useMonitoring();
  if (!data && error)
    return (
      <ErrorState
        inside
        title={t('monitor.load_failed')}
        text={errorText(error, t('site.load_failed_text'))}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <MonitorSkeleton />;
  return (
    <div className={styles.parts}>
      <MonitorPart monitoring={data} />
      <StatusPageForm statusPageUrl={data.statusPageUrl} />
      <IncidentAnnouncements incidents={data.incidents} />
    </div>
  );
}
