import type { MonitoringView } from '@beside/common/incidents/incidents.views';
import { IconAlertCircle, IconCircleCheck, IconPlayerStop } from '@tabler/icons-react';
import { Badge } from '../../../components/kit/Badge.tsx';
import { Facts } from '../../../components/kit/Facts.tsx';
import { Note } from '../../../components/kit/Note.tsx';
import { SettingsPart } from '../../../components/kit/SettingsPart.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { FORMAT_NAMES, faultText, lastCheckText, momentText, openText, secondsText } from '../monitor-texts.ts';
import styles from './IncidentsTab.module.css';
import { MonitorActions } from './MonitorActions.tsx';

/** Whether the monitor runs, what it last found, and the ways to drive it. */
export function MonitorPart({ monitoring }: { monitoring: MonitoringView }) {
  const t = useT();
  const { isRunning, statusPageUrl, checkInterval, nextCheck, format } = monitoring;
  const fault = faultText(monitoring);
  const seconds = checkInterval / 1000;
  return (
    // Without a name of its own: the panel's section around it has the same.
    <SettingsPart
      title={t('monitor.title')}
      text={t('monitor.note', { seconds })}
      badge={
        <span role="status">
          {isRunning ? (
            <Badge tone="ok" icon={IconCircleCheck}>
              {t('monitor.running')}
            </Badge>
          ) : (
            <Badge icon={IconPlayerStop}>{t('monitor.stopped')}</Badge>
          )}
        </span>
      }
    >
      <div className={styles.body}>
        {fault && (
          <Note tone="danger" icon={IconAlertCircle} role="status">
            <strong>{t('monitor.failed')}</strong> {fault}{' '}
            {nextCheck && t('monitor.failed_next', { time: secondsText(nextCheck) })}
          </Note>
        )}
        <Facts
          of={[
            [t('monitor.page'), statusPageUrl ?? t('monitor.no_page')],
            format && [t('monitor.format'), FORMAT_NAMES[format]],
            [t('monitor.interval'), t('monitor.seconds', { seconds })],
            [t('monitor.last'), lastCheckText(monitoring)],
            [t('monitor.next'), nextCheck ? momentText(nextCheck) : t('monitor.no_next')],
            [t('monitor.open'), openText(monitoring)],
          ]}
        />
        <MonitorActions monitoring={monitoring} />
      </div>
    </SettingsPart>
  );
}
