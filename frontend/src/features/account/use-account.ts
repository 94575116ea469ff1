import { useQuery } from '@tanstack/react-query';
import { meQuery } from './use-me.ts';

/** The account page's user: null for a visitor, undefined while loading or after a failure. */
export function useAccount() {
  const { data, isError, isPending, fetchStatus, refetch } = useQuery(meQuery);
  // Offline, the query pauses: show that as a failure; it resumes by itself.
  const failed = data === undefined && (isError || (isPending && fetchStatus === 'paused'));
  return { user: data, failed, retry: () => void refetch() };
}
