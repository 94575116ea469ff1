import { AnonymousUsageView, SubscriptionAnswer, type SubscriptionView } from '@beside/common/usage/usage.views';
import { api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';

const all = ['usage'] as const;
/** Invalidate `all` when a session was used or given back. */
export const usageKeys = { all, anonymous: [...all, 'anonymous'] as const, subscription: [...all, 'subscription'] as const };

/** `GET /api/usage/anonymous`: this month's use of this address, and its limit. Throws ApiError. */
export async function fetchAnonymousUsage(signal?: AbortSignal): Promise<AnonymousUsageView> {
  return parseAs(AnonymousUsageView, await api('/api/usage/anonymous', { signal }));
}

/** `GET /api/subscription/current`: the user's plan and usage. Throws ApiError. */
export async function fetchSubscription(signal?: AbortSignal): Promise<SubscriptionView> {
  return parseAs(SubscriptionAnswer, await api('/api/subscription/current', { signal })).subscription;
}
