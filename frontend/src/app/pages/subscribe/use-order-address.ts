import { PAID_PLANS, type PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { PlanView } from '@beside/common/subscription/subscription.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { useSearchParams } from 'react-router';
import { stepFor } from '../../../features/subscription/plan-choice.ts';

/** What the page shows in place of the plans. `waiting`: it is not known yet. */
export type OpenStep =
  | { kind: 'waiting' | 'method' }
  | { kind: 'order'; plan: PlanView }
  | { kind: 'change'; plan: PaidPlan }
  | null;

interface Known {
  /** Undefined while unknown, null where there is none to change. */
  subscription: SubscriptionView | null | undefined;
  plans: readonly PlanView[] | undefined;
}

/** The step that the address names, kept there so that Back leaves it and a reload finds it again. `named`: there is one. */
export function useOrderAddress(known: Known): { named: boolean; open: OpenStep } {
  const [params] = useSearchParams();
  return { named: params.has('plan') || params.has('method'), open: stepAt(params, known) };
}

function stepAt(params: URLSearchParams, { subscription, plans }: Known): OpenStep {
  const chosen = PAID_PLANS.find((each) => each === params.get('plan'));
  const newMethod = params.get('method') === 'new';
  if (subscription === null || !(chosen || newMethod)) return null;
  if (!subscription || !plans) return { kind: 'waiting' };
  if (newMethod) return subscription.billing && subscription.plan !== 'free' ? { kind: 'method' } : null;
  const plan = plans.find(({ id }) => id === chosen);
  const step = plan && stepFor(plan.id, subscription);
  if (!step) return null;
  return step === 'change' ? { kind: 'change', plan: plan.id } : { kind: 'order', plan };
}
