import type { PaidPlan } from '@beside/common/billing/billing.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';

/**
 * What can be done with a plan. `current`: it runs, and goes on; `keep`: it runs, and something is scheduled that can be undone;
 * `scheduled`: it follows at the period's end.
 */
export type PlanChoice = 'choose' | 'current' | 'keep' | 'scheduled';

/** What somebody can do with a plan. */
export function planChoice(plan: PaidPlan, subscription: SubscriptionView | null | undefined): PlanChoice {
  if (!subscription) return 'choose';
  const { billing, cancelAtPeriodEnd } = subscription;
  if (subscription.plan === plan) return cancelAtPeriodEnd || billing?.scheduledPlan ? 'keep' : 'current';
  return billing?.scheduledPlan === plan ? 'scheduled' : 'choose';
}

/** `order`: a first plan, or the payment of one that was ordered; `change`: of a running plan. Null: there is nothing to do. */
export function stepFor(plan: PaidPlan, subscription: SubscriptionView): 'order' | 'change' | null {
  const pending = subscription.billing?.pending;
  if (pending?.plan === plan) return pending.reason === 'payment' ? 'order' : null;
  const choice = planChoice(plan, subscription);
  if (choice === 'current' || choice === 'scheduled') return null;
  return subscription.plan === 'free' ? 'order' : 'change';
}
