import { useQuery } from '@tanstack/react-query';
import { fetchSubscription, usageKeys } from './usage.api.ts';

/** The user's plan and usage. */
export function useSubscription(enabled: boolean) {
  return useQuery({ queryKey: usageKeys.subscription, queryFn: ({ signal }) => fetchSubscription(signal), enabled });
}
