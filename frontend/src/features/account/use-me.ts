import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountKeys, fetchMe } from './account.api.ts';
import { wasSignedIn } from './current-user.ts';

/** The one question of who is signed in, and its entry. */
export const meQuery = queryOptions({ queryKey: accountKeys.me, queryFn: ({ signal }) => fetchMe(signal) });

/** The person who is signed in: null when anonymous, undefined until it is known. */
export function useMe() {
  return useQuery(meQuery).data;
}

/** Whether it is known who is here: what an earlier person left in this tab is forgotten by then. */
export function useMeIsKnown(): boolean {
  const { data, isError } = useQuery(meQuery);
  return data !== undefined || isError;
}

/** Whether someone is signed in; until it is known, whether someone was. */
export function useSignedIn(): boolean {
  const me = useMe();
  return me === undefined ? wasSignedIn() : me !== null;
}
