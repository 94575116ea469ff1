import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { Badge } from '../../../components/kit/Badge.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { statusWord } from '../status-word.ts';

const KNOWN = ['active', 'past_due', 'canceled', 'incomplete'] as const;

/** The subscription's status. An unknown one is not shown. */
export function PlanStatus({ subscription }: { subscription: SubscriptionView }) {
  const t = useT();
  const word = statusWord(subscription);
  const known = KNOWN.find((each) => each === word);
  if (!known) return null;
  return (
    <Badge large {...(known === 'active' ? { tone: 'ok', icon: IconCheck } : { tone: 'warn', icon: IconAlertCircle })}>
      {t(`account.status_${known}`)}
    </Badge>
  );
}
