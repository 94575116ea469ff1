import { DEFAULT_LIMIT, type Plan } from '@beside/common/usage/usage.constants';
import type { AnonymousUsageView } from '@beside/common/usage/usage.views';
import { useQuery } from '@tanstack/react-query';
import { forBrowser } from '../../lib/storage.ts';
import { fetchAnonymousUsage, usageKeys } from './usage.api.ts';
import { useSubscription } from './use-subscription.ts';

/** The visitor's last known count, so the next visit shows the right text at once. */
const FREE_USAGE_KEY = 'freeUsageCount';

export interface Usage {
  used: number;
  /** Null is unlimited. */
  limit: number | null;
  plan: Plan;
  reached: boolean;
  /** The date of the reset; null for calendar months. */
  resetsAt: string | null;
}

interface Known {
  usage: Usage | undefined;
  failed: boolean;
}

/**
 * The usage; undefined while unknown.
 * @param signedIn undefined while unknown, so no count of another user appears
 */
export function useUsage(signedIn: boolean | undefined): Known {
  const anonymous = useAnonymousUsage(signedIn === false);
  const { data, isError } = useSubscription(signedIn === true);
  if (signedIn === undefined) return { usage: undefined, failed: false };
  if (!signedIn) return anonymous;
  const usage = data && {
    used: data.usageCount,
    limit: data.limit,
    plan: data.plan,
    reached: data.limit !== null && data.usageCount >= data.limit,
    resetsAt: data.resetsAt,
  };
  return { usage, failed: isError };
}

function useAnonymousUsage(enabled: boolean): Known {
  const { data, isError } = useQuery({
    queryKey: usageKeys.anonymous,
    queryFn: async ({ signal }) => {
      const usage = await fetchAnonymousUsage(signal);
      forBrowser.set(FREE_USAGE_KEY, String(usage.usageCount));
      return usage;
    },
    enabled,
    placeholderData: remembered,
  });
  const usage: Usage | undefined = data && {
    used: data.usageCount,
    limit: data.limit,
    plan: 'free',
    reached: data.usageCount >= data.limit,
    resetsAt: null,
  };
  return { usage, failed: isError };
}

function remembered(): AnonymousUsageView | undefined {
  const count = Number(forBrowser.get(FREE_USAGE_KEY) ?? Number.NaN);
  return Number.isInteger(count) && count >= 0 ? { usageCount: count, limit: DEFAULT_LIMIT } : undefined;
}
