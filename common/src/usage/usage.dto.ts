import type { Plan } from './usage.constants.ts';

/** The reply of `GET /api/usage/anonymous`. */
export interface AnonymousUsageView {
  usageCount: number;
  limit: number;
}

/** What a signed-in person has used. `limit` null is unlimited; `resetsAt` is the ISO time at which the count starts again. */
export interface UsageView {
  usageCount: number;
  limit: number | null;
  resetsAt: string;
}

/** The `subscription` of `GET /api/subscription/current`. Times are ISO; null without a paid period. */
export interface SubscriptionView extends UsageView {
  plan: Plan;
  status: string;
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
}
