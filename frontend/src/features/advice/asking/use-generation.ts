import type { AdviceProgress } from '@beside/common/advice/advice.views';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type AdviceEnd, adviceKeys, upsertEnd } from '../advice.cache.ts';
import { watchAdvice } from '../advice.events.ts';
import { generate } from './generate.ts';
import { type PendingRequest, readPending } from './pending.ts';

export interface Generation {
  /** The request, if this tab made it. */
  pending: PendingRequest | null;
  progress: AdviceProgress | undefined;
  end: AdviceEnd | undefined;
  /** The connection was lost, and the request is retried. */
  restoring: boolean;
  /** Stops waiting for the reply. */
  leave: () => void;
}

/** Watches a request in any tab, and posts it in the tab that made it. Null is none. */
export function useGeneration(requestId: string | null): Generation {
  const [restoring, setRestoring] = useState(false);
  const waiting = useRef<AbortController>(null);
  const pending = useMemo(() => {
    const kept = readPending();
    return kept?.requestId === requestId ? kept : null;
  }, [requestId]);

  useEffect(() => {
    if (requestId === null) return;
    const leave = new AbortController();
    waiting.current = leave;
    const fail = (failure: unknown) => leave.signal.aborted || upsertEnd(requestId, { failure });
    // The asking tab gets a failure from its reply, a watching one only from the refusal.
    const unwatch = watchAdvice(requestId, (error) => pending || fail(error));
    if (pending) {
      generate(pending, leave.signal, setRestoring)
        .then((session) => upsertEnd(requestId, { session }))
        .catch(fail);
    }
    return () => {
      leave.abort();
      unwatch();
    };
  }, [requestId, pending]);

  const key = requestId ?? '';
  const { data: progress } = useQuery<AdviceProgress>({ queryKey: adviceKeys.progress(key), queryFn: skipToken });
  const { data: end } = useQuery<AdviceEnd>({ queryKey: adviceKeys.end(key), queryFn: skipToken });
  return { pending, progress, end, restoring, leave: () => waiting.current?.abort() };
}
