import { useQuery } from '@tanstack/react-query';
import { meQuery } from './use-me.ts';

/** The account for its own page: null when nobody is signed in, undefined while it is on its way or could not be had. */
export function useAccount() {
  const { data, isError, isPending, fetchStatus, refetch } = useQuery(meQuery);
  // Without a network nothing is asked at all: that is told as any other failure, and mends itself.
  const failed = data === undefined && (isError || (isPending && fetchStatus === 'paused'));
  return { user: data, failed, retry: () => void refetch() };
}
