export const PLANS = ['free', 'bronze', 'silver', 'gold'] as const;
export type Plan = (typeof PLANS)[number];

/** The plans that cost money, the smallest first. */
export const PAID_PLANS = ['bronze', 'silver', 'gold'] as const satisfies readonly Plan[];
export type PaidPlan = (typeof PAID_PLANS)[number];

/** How many sessions a month each plan holds; null is unlimited. */
export const PLAN_LIMITS = { free: 3, bronze: 10, silver: 15, gold: null } as const satisfies Record<Plan, number | null>;
export const DEFAULT_LIMIT = PLAN_LIMITS.free;
