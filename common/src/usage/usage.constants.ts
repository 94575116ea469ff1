import type { Language } from '../language/language.constants.ts';
import { type PaidPlan, PLANS, type Plan } from './plans.ts';

export type { PaidPlan, Plan } from './plans.ts';

/** The ids of all plans, the smallest first; and of those that cost money. */
export const PLAN_IDS: readonly Plan[] = PLANS.map(({ id }) => id);
export const PAID_PLANS: readonly PaidPlan[] = PLANS.flatMap((plan) => ('euros' in plan ? [plan.id] : []));

/** How many sessions a month a plan holds; null is unlimited. */
export const limitOfPlan = (plan: Plan): number | null => PLANS.find(({ id }) => id === plan)?.limit ?? null;

/** A plan's name in a language. */
export const nameOfPlan = (plan: Plan, language: Language): string =>
  PLANS.find(({ id }) => id === plan)?.names[language] ?? plan;

/** Sessions a month without a plan that costs money. */
export const DEFAULT_LIMIT = PLANS[0].limit;
