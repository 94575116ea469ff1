import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './PlanStatus.module.css';

const KNOWN = ['active', 'past_due', 'canceled', 'incomplete'] as const;

/** The subscription's status. An unknown one is not shown. */
export function PlanStatus({ status }: { status: string }) {
  const t = useT();
  const known = KNOWN.find((each) => each === status);
  if (!known) return null;
  return (
    <span className={styles.status} data-status={known}>
      <Icon of={known === 'active' ? IconCheck : IconAlertCircle} size={16} />
      {t(`account.status_${known}`)}
    </span>
  );
}
