import { readAdvice } from '@beside/common/advice/read-advice';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchSession } from '../advice.api.ts';
import { adviceKeys } from '../advice.cache.ts';

/** The query of a stored session; a null id asks for none. */
export const adviceSessionQuery = (id: string | null) =>
  queryOptions({
    queryKey: adviceKeys.session(id ?? ''),
    queryFn: id === null ? skipToken : ({ signal }) => fetchSession(id, signal),
  });

/** A stored session and its sections; a null id loads none. */
export function useAdviceSession(id: string | null) {
  const { data, error, refetch } = useQuery(adviceSessionQuery(id));
  const session = id === null ? undefined : data;
  const advice = useMemo(() => session && readAdvice(session.advice), [session]);
  return { session, advice, error: session ? null : error, refetch };
}
