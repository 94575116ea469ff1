import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './PlanStatus.module.css';

const KNOWN = ['active', 'past_due', 'canceled', 'incomplete'] as const;

interface Props {
  status: string;
  /** It ends with its paid period. */
  ending: boolean;
  free: boolean;
}

/** The subscription's status. An unknown one is not shown. */
export function PlanStatus({ status, ending, free }: Props) {
  const t = useT();
  const known = ending ? 'canceled' : KNOWN.find((each) => each === wordOf(status, free));
  if (!known) return null;
  return (
    <span className={styles.status} data-status={known}>
      <Icon of={known === 'active' ? IconCheck : IconAlertCircle} size={16} />
      {t(`account.status_${known}`)}
    </span>
  );
}

/** After a plan has ended, the free one runs. */
function wordOf(status: string, free: boolean): string {
  if (status === 'unpaid') return 'past_due';
  return free && status === 'canceled' ? 'active' : status;
}
