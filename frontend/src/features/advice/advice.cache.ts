import type { AdviceSessionView } from '@beside/common/advice/advice.dto';
import type { AdviceProgress } from '@beside/common/advice/advice.events';
import { queryClient } from '../../lib/query.ts';
import { mergeProgress } from './advice.merge.ts';

/** How a generation ended. */
export type AdviceEnd = { session: AdviceSessionView } | { failure: unknown };

export const adviceKeys = {
  session: (id: string) => ['advice', 'session', id] as const,
  progress: (requestId: string) => ['advice', 'progress', requestId] as const,
  end: (requestId: string) => ['advice', 'end', requestId] as const,
};

/** The one door by which a session enters the cache, from REST, the socket or storage alike. Twice does no harm. */
export function upsertSession(session: AdviceSessionView): void {
  queryClient.setQueryData(adviceKeys.session(session.id), session);
}

/** The one door for snapshots of an advice that is being written. */
export function upsertProgress(progress: AdviceProgress): void {
  queryClient.setQueryData<AdviceProgress>(adviceKeys.progress(progress.requestId), (shown) => mergeProgress(shown, progress));
}

/** The one door for the end of a generation. The first end holds, unless it was a failure and the advice came after all. */
export function upsertEnd(requestId: string, end: AdviceEnd): void {
  if ('session' in end) upsertSession(end.session);
  queryClient.setQueryData<AdviceEnd>(adviceKeys.end(requestId), (known) =>
    known && ('session' in known || 'failure' in end) ? known : end,
  );
}

/** Forgets a session that was deleted. */
export function removeSession(id: string): void {
  queryClient.removeQueries({ queryKey: adviceKeys.session(id) });
}
