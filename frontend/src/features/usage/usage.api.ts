import { PLAN_LIMITS, type Plan } from '@beside/common/usage/usage.constants';
import type { AnonymousUsageView, SubscriptionView } from '@beside/common/usage/usage.dto';
import { api } from '../../lib/api.ts';
import { type Fields, fields, number, oneOf, optionalText, text } from '../../lib/parse.ts';

const all = ['usage'] as const;
/** Invalidate `all` when a session was used or given back. */
export const usageKeys = { all, anonymous: [...all, 'anonymous'] as const, subscription: [...all, 'subscription'] as const };

const PLANS: Plan[] = Object.keys(PLAN_LIMITS).filter((name): name is Plan => name in PLAN_LIMITS);

/** `GET /api/usage/anonymous`: this month's use of this address, and its limit. Throws ApiError. */
export async function fetchAnonymousUsage(signal?: AbortSignal): Promise<AnonymousUsageView> {
  const reply = fields(await api('/api/usage/anonymous', { signal }));
  return { usageCount: number(reply, 'usageCount'), limit: number(reply, 'limit') };
}

/** `GET /api/subscription/current`: the user's plan and usage. Throws ApiError. */
export async function fetchSubscription(signal?: AbortSignal): Promise<SubscriptionView> {
  return parseSubscription(fields(fields(await api('/api/subscription/current', { signal })).subscription, 'subscription'));
}

function parseSubscription(from: Fields): SubscriptionView {
  return {
    plan: oneOf(from, 'plan', PLANS),
    status: text(from, 'status'),
    usageCount: number(from, 'usageCount'),
    limit: from.limit === null ? null : number(from, 'limit'),
    resetsAt: text(from, 'resetsAt'),
    currentPeriodEnd: optionalText(from, 'currentPeriodEnd') ?? null,
    cancelAtPeriodEnd: from.cancelAtPeriodEnd === true,
  };
}
