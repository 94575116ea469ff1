import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { isCancelled } from '../../lib/is-cancelled.ts';

/** The status as it is told to the owner; ending with its paid period counts as cancelled. */
export function statusWord(subscription: SubscriptionView): string {
  const { plan, status, billing } = subscription;
  if (isCancelled(subscription)) return 'canceled';
  if (status === 'unpaid') return 'past_due';
  if (plan !== 'free') return status;
  // The free plan runs: after a paid one has ended, and beside an order that was only looked at.
  const ordered = billing?.byInvoice || billing?.pending?.reason === 'processing';
  return status === 'canceled' || (status === 'incomplete' && !ordered) ? 'active' : status;
}
