import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountKeys, fetchMe, isHinted } from './account.api.ts';
import { wasSignedIn } from './current-user.ts';

/**
 * The only query of the current user. A visitor's page does not ask: the answer would be a failure, which stands in every visitor's
 * console. Who signed in before the server gave hints has at least the browser's own note.
 */
export const meQuery = queryOptions({
  queryKey: accountKeys.me,
  queryFn: async ({ signal }) => (isHinted() || wasSignedIn() ? fetchMe(signal) : null),
});

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
