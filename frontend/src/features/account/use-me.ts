import { useQuery } from '@tanstack/react-query';
import { accountKeys, fetchMe } from './account.api.ts';

/** The person who is signed in: null when anonymous, undefined until it is known. */
export function useMe() {
  return useQuery({ queryKey: accountKeys.me, queryFn: ({ signal }) => fetchMe(signal) }).data;
}
