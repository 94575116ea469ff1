import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountKeys, fetchMe } from './account.api.ts';
import { wasSignedIn } from './current-user.ts';

/** The only query of the current user. */
export const meQuery = queryOptions({ queryKey: accountKeys.me, queryFn: ({ signal }) => fetchMe(signal) });

/** The current user: null for a visitor, undefined until known. */
export function useMe() {
  return useQuery(meQuery).data;
}

/** Whether the current user is known. By then a former user's data is cleared. */
export function useMeIsLoaded(): boolean {
  const { data, isError } = useQuery(meQuery);
  return data !== undefined || isError;
}

/** Whether a user is signed in; until known, whether one was. */
export function useSignedIn(): boolean {
  const me = useMe();
  return me === undefined ? wasSignedIn() : me !== null;
}
