import type { QueryKey, Updater } from '@tanstack/react-query';
import { queryClient } from './query.ts';

/** Shows what a call has answered about something whose changes are pushed, and asks once more: what was pushed meanwhile may be newer. */
export async function takeAnswer<T>(queryKey: QueryKey, answer: Updater<T | undefined, T | undefined>): Promise<void> {
  // An answer in flight may be older than this one.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<T>(queryKey, answer);
  void queryClient.invalidateQueries({ queryKey });
}
