import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import { PLAN_IDS } from '@beside/common/usage/usage.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { isCancelled } from '../../lib/is-cancelled.ts';

/**
 * What can be done with a plan. `current`: it runs, and goes on; `keep`: it runs, and something is scheduled that can be undone;
 * `scheduled`: it follows at the period's end; `unpaid`: what runs is to be paid before it grows; `held`: nothing changes while a bank processes
 * a payment, or looks into one.
 */
export type PlanChoice = 'choose' | 'current' | 'keep' | 'scheduled' | 'unpaid' | 'blocked';

/** What somebody can do with a plan. */
export function planChoice(plan: PaidPlan, subscription: SubscriptionView | null | undefined): PlanChoice {
  if (!subscription) return 'choose';
  const { billing } = subscription;
  if (subscription.plan === plan) {
    // A change that is not paid is dropped by keeping the plan.
    const undoes =
      isCancelled(subscription) || billing?.endsAt || billing?.scheduledPlan || billing?.pending?.reason === 'payment';
    return undoes && !billing?.isDisputed ? 'keep' : 'current';
  }
  if (billing?.scheduledPlan === plan) return 'scheduled';
  if (billing?.isDisputed || billing?.pending?.reason === 'processing') return 'blocked';
  return billing?.pastDue && PLAN_IDS.indexOf(plan) > PLAN_IDS.indexOf(subscription.plan) ? 'unpaid' : 'choose';
}

/** `order`: a first plan; `change`: of a running one. Null: there is nothing to do. */
export function stepFor(plan: PaidPlan, subscription: SubscriptionView): 'order' | 'change' | null {
  if (subscription.billing?.pending?.reason === 'processing') return null;
  if (!['choose', 'keep'].includes(planChoice(plan, subscription))) return null;
  return subscription.plan === 'free' ? 'order' : 'change';
}
