import type { SubscriptionView } from '@beside/common/usage/usage.views';

/** The status as it is told to the owner; ending with its paid period counts as cancelled. */
export function statusWord({ plan, status, cancelAtPeriodEnd, billing }: SubscriptionView): string {
  if (cancelAtPeriodEnd) return 'canceled';
  if (status === 'unpaid') return 'past_due';
  if (plan !== 'free') return status;
  // The free plan runs: after a paid one has ended, and beside an order that was only looked at.
  const ordered = billing?.byInvoice || billing?.pending?.reason === 'processing';
  return status === 'canceled' || (status === 'incomplete' && !ordered) ? 'active' : status;
}
