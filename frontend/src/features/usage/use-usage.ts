import { DEFAULT_LIMIT, type Plan } from '@beside/common/usage/usage.constants';
import { useQuery } from '@tanstack/react-query';
import { forBrowser } from '../../lib/storage.ts';
import { fetchAnonymousUsage, usageKeys } from './usage.api.ts';

/** The browser's own copy of the count, so that the next visit opens on the right words at once. */
const FREE_USAGE_KEY = 'freeUsageCount';

export interface Usage {
  used: number;
  limit: number;
  plan: Plan;
  reached: boolean;
}

/** What has been used this month; undefined until anything is known, or when it cannot be. */
export function useUsage(): { usage: Usage | undefined; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: usageKeys.anonymous,
    queryFn: async ({ signal }) => {
      const usage = await fetchAnonymousUsage(signal);
      forBrowser.set(FREE_USAGE_KEY, String(usage.usageCount));
      return usage;
    },
    placeholderData: remembered,
  });
  const usage: Usage | undefined = data && {
    used: data.usageCount,
    limit: data.limit,
    plan: 'free',
    reached: data.usageCount >= data.limit,
  };
  return { usage, failed: isError };
}

function remembered() {
  const count = Number(forBrowser.get(FREE_USAGE_KEY) ?? Number.NaN);
  return Number.isInteger(count) && count >= 0 ? { usageCount: count, limit: DEFAULT_LIMIT } : undefined;
}
