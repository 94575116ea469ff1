import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { BillingView } from '../subscription/subscription-state.views.ts';
import { PLAN_IDS } from './usage.constants.ts';

/** The answer of `GET /api/usage/anonymous`. */
export const AnonymousUsageView = v.object({ usageCount: v.number(), limit: v.number() });
export type AnonymousUsageView = v.InferOutput<typeof AnonymousUsageView>;

/** What a user has used. */
export const UsageView = v.object({
  usageCount: v.number(),
  /** Null is unlimited. */
  limit: v.nullable(v.number()),
  /** The ISO time at which the count starts again. */
  resetsAt: v.string(),
});
export type UsageView = v.InferOutput<typeof UsageView>;

/** A user's plan and use. Times are ISO; null without a paid period. */
export const SubscriptionView = v.object({
  ...UsageView.entries,
  plan: v.picklist(PLAN_IDS),
  status: v.string(),
  currentPeriodEnd: orNull(v.string()),
  cancelAtPeriodEnd: v.fallback(v.boolean(), false),
  /** Until when the use of a plan that ended early counts, also in a new one. */
  usageKeptUntil: v.optional(orNull(v.string())),
  /** Null without a paid plan. */
  billing: orNull(BillingView),
});
export type SubscriptionView = v.InferOutput<typeof SubscriptionView>;

/** The answer of `GET /api/subscription/current`. */
export const SubscriptionAnswer = v.object({ subscription: SubscriptionView });

export const UsageChanged = v.object({ usage: UsageView });
