import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { processingOrder } from '../../lib/processing-order.ts';

/** What a declaration by its signed-in owner does. `order`: what is not paid ends at once. */
export type ContractEffect =
  | 'withdraw'
  | 'withdraw_processing'
  | 'withdraw_disputed'
  | 'cancel'
  | 'cancel_processing'
  | 'order'
  | 'nothing';

/** What a cancellation does to what the owner has. Undefined counts as a plan: what could not be read must not pass for none. */
export function cancelEffect(subscription: SubscriptionView | null | undefined): ContractEffect {
  if (processingOrder(subscription)) return 'cancel_processing';
  if (subscription?.plan !== 'free') return 'cancel';
  return subscription.billing?.byInvoice && subscription.billing.pending ? 'order' : 'nothing';
}

/** What a withdrawal does that gives something back. */
export const withdrawEffect = ({ isProcessing, isDisputed }: WithdrawalView): ContractEffect =>
  isProcessing ? 'withdraw_processing' : isDisputed ? 'withdraw_disputed' : 'withdraw';
