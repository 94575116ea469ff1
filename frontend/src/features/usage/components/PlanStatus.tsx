import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { statusWord } from '../status-word.ts';
import styles from './PlanStatus.module.css';

const KNOWN = ['active', 'past_due', 'canceled', 'incomplete'] as const;

/** The subscription's status. An unknown one is not shown. */
export function PlanStatus({ subscription }: { subscription: SubscriptionView }) {
  const t = useT();
  const word = statusWord(subscription);
  const known = KNOWN.find((each) => each === word);
  if (!known) return null;
  return (
    <span className={styles.status} data-status={known}>
      <Icon of={known === 'active' ? IconCheck : IconAlertCircle} size={16} />
      {t(`account.status_${known}`)}
    </span>
  );
}
