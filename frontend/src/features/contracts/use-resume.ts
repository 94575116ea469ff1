import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { useMutation } from '@tanstack/react-query';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { dayText } from '../../lib/day-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../lib/money-text.ts';
import { toastOnward } from '../../lib/toast.store.ts';
import { contractFault } from './contract-fault.ts';
import { resumePlan } from './contracts.api.ts';

/** Undoes a cancellation, or a downgrade that has not begun. `onChanged` gets the subscription as it then is. */
export function useResume(onChanged: (subscription: SubscriptionView) => void) {
  const alerts = useAlerts();
  const { mutate, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: resumePlan,
    networkMode: 'always',
    onSuccess: (subscription) => {
      onChanged(subscription);
      // The page of the cancellation leads back to the account.
      toastOnward('done', t('leaving.undone'), nextText(subscription));
    },
    onError: (error) => alerts.show(t('leaving.undo_failed'), contractFault(error, t('leaving.failed_text'))),
  });
  return { busy: isPending, resume: () => !isPending && mutate() };
}

/** What goes on, and at which price: a planned downgrade may have fallen away. Nothing while a payment is open, which decides it. */
function nextText({ plan, billing }: SubscriptionView): string | undefined {
  if (!billing?.nextPayment || billing.pastDue) return undefined;
  const { amount, at } = billing.nextPayment;
  return t('leaving.undone_text', {
    plan: t(`plan.${plan}`),
    amount: moneyText(amount, billing.currency),
    date: dayText(at),
  });
}
