import type { BillingView } from '@beside/common/subscription/subscription.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';

export type Pending = NonNullable<BillingView['pending']>;

/** A first order whose payment a bank processes: a contract already, though the free plan still applies. Null: there is none. */
export function processingOrder(subscription: SubscriptionView | null | undefined): Pending | null {
  const pending = subscription?.plan === 'free' ? (subscription.billing?.pending ?? null) : null;
  return pending?.reason === 'processing' ? pending : null;
}
