import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import type { BillingView } from '@beside/common/subscription/subscription.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';

export type Pending = NonNullable<BillingView['pending']>;

/** A first order whose payment a bank processes: a contract already, though the free plan still applies. Null: there is none. */
export function processingOrder(subscription: SubscriptionView | null | undefined): Pending | null {
  const pending = subscription?.plan === 'free' ? (subscription.billing?.pending ?? null) : null;
  return pending?.reason === 'processing' ? pending : null;
}

/** What a declaration by its signed-in owner does. `order`: what is not paid ends at once. */
export type LeaveEffect =
  | 'withdraw'
  | 'withdraw_processing'
  | 'withdraw_disputed'
  | 'cancel'
  | 'cancel_processing'
  | 'order'
  | 'nothing';

/** What a cancellation does to what the owner has. Undefined counts as a plan: what could not be read must not pass for none. */
export function cancelEffect(subscription: SubscriptionView | null | undefined): LeaveEffect {
  if (processingOrder(subscription)) return 'cancel_processing';
  if (subscription?.plan !== 'free') return 'cancel';
  return subscription.billing?.byInvoice && subscription.billing.pending ? 'order' : 'nothing';
}

/** What a withdrawal does that gives something back. */
export const withdrawEffect = ({ isProcessing, isDisputed }: WithdrawalView): LeaveEffect =>
  isProcessing ? 'withdraw_processing' : isDisputed ? 'withdraw_disputed' : 'withdraw';
