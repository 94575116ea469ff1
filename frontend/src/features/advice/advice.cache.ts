import type { AdviceProgress, AdviceSessionView } from '@beside/common/advice/advice.views';
import { queryClient } from '../../lib/query.ts';
import { mergeProgress } from './advice.merge.ts';
import { dropCopyOf } from './kept/kept.store.ts';

/** How a generation ended. */
export type AdviceEnd = { session: AdviceSessionView } | { failure: unknown };

export const adviceKeys = {
  session: (id: string) => ['advice', 'session', id] as const,
  progress: (requestId: string) => ['advice', 'progress', requestId] as const,
  end: (requestId: string) => ['advice', 'end', requestId] as const,
};

/** Caches a session from REST, the socket or storage. Repeats are harmless. */
export function upsertSession(session: AdviceSessionView): void {
  queryClient.setQueryData(adviceKeys.session(session.id), session);
}

/** Merges a snapshot of a growing advice. */
export function upsertProgress(progress: AdviceProgress): void {
  queryClient.setQueryData<AdviceProgress>(adviceKeys.progress(progress.requestId), (shown) => mergeProgress(shown, progress));
}

/** Records a generation's end. The first end holds, unless the advice follows a failure. */
export function upsertEnd(requestId: string, end: AdviceEnd): void {
  if ('session' in end) upsertSession(end.session);
  queryClient.setQueryData<AdviceEnd>(adviceKeys.end(requestId), (known) =>
    known && ('session' in known || 'failure' in end) ? known : end,
  );
}

/** Removes a deleted session, and its copy on this device. */
export function removeSession(id: string): void {
  queryClient.removeQueries({ queryKey: adviceKeys.session(id) });
  dropCopyOf(id);
}
