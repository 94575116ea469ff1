import type { QuoteView } from '@beside/common/subscription/subscription.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { isActive } from '../../../features/subscription/use-activation.ts';
import { dayText } from '../../../lib/day-text.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';

/** Says that a payment was made, or is under way. */
export function toastPaid(state: 'succeeded' | 'processing'): void {
  if (state === 'processing') toast('info', t('billing.processing'), t('billing.processing_text'));
  else toast('done', t('billing.paid'), t('billing.paid_text'));
}

/** Says that a way to pay is kept. `owes`: it is tried on an open amount, which may fail. */
export function toastSaved(owes: boolean): void {
  toast('done', t('billing.method_saved'), t(owes ? 'billing.trying' : 'billing.method_saved_text'));
}

/** Says how an order stands that was done elsewhere: nothing is known of it but what the server says. */
export function toastState(subscription: SubscriptionView): void {
  if (subscription.billing?.pending?.reason === 'processing') toastPaid('processing');
  else if (isActive(subscription)) toastPaid('succeeded');
}

/** Says what a change of plan has done. */
export function toastChange({ kind, plan, startsAt }: QuoteView): void {
  const name = t(`plan.${plan}`);
  if (kind === 'upgrade') toast('done', t('billing.upgraded', { plan: name }));
  else if (kind === 'downgrade') toast('done', t('billing.downgraded', { plan: name, date: dayText(startsAt) }));
  else toast('done', t('billing.kept', { plan: name }));
}
