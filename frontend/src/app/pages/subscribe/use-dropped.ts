import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { useEffect, useRef } from 'react';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';

/** Opening the own plan drops a change that is not paid: says so when the server has done it, and leaves the step. */
export function useDropped(
  subscription: SubscriptionView | null | undefined,
  shown: PaidPlan | null,
  onDropped: () => void,
): void {
  const keeping = useRef<PaidPlan | null>(null);
  const own = subscription?.plan;
  const waits = subscription?.billing?.pending?.reason === 'payment';
  useEffect(() => {
    if (shown !== null) {
      if (shown === own && waits) keeping.current = shown;
      return;
    }
    const plan = keeping.current;
    keeping.current = null;
    if (plan === null || plan !== own || waits) return;
    onDropped();
    toast('done', t('billing.kept', { plan: t(`plan.${plan}`) }));
  }, [shown, own, waits, onDropped]);
}
