/** Plans, and how many sessions a month each holds; null is unlimited. */
export const PLAN_LIMITS = { free: 3, bronze: 10, silver: 15, gold: null } as const;
export type Plan = keyof typeof PLAN_LIMITS;
export const DEFAULT_LIMIT = PLAN_LIMITS.free;
