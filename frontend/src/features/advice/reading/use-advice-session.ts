import { readAdvice } from '@beside/common/advice/read-advice';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchSession } from '../advice.api.ts';
import { adviceKeys } from '../advice.cache.ts';

/** A stored session and its sections; a null id loads none. */
export function useAdviceSession(id: string | null) {
  const { data, error, refetch } = useQuery({
    queryKey: adviceKeys.session(id ?? ''),
    queryFn: id === null ? skipToken : ({ signal }) => fetchSession(id, signal),
  });
  const session = id === null ? undefined : data;
  const advice = useMemo(() => session && readAdvice(session.advice), [session]);
  return { session, advice, error: session ? null : error, refetch };
}
