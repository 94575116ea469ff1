import type { SubscriptionView } from '@beside/common/usage/usage.views';

/** Whether the owner has ended a plan with its period. What only a dispute stops goes on once the payment stands. */
export function isCancelled({ cancelAtPeriodEnd, billing }: SubscriptionView): boolean {
  return cancelAtPeriodEnd && !billing?.endsForDispute;
}
