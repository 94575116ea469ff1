import { useQuery } from '@tanstack/react-query';
import { fetchSubscription, usageKeys } from './usage.api.ts';

/** The plan of the person who is signed in, and what they have used of it. */
export function useSubscription(enabled: boolean) {
  return useQuery({ queryKey: usageKeys.subscription, queryFn: ({ signal }) => fetchSubscription(signal), enabled });
}
