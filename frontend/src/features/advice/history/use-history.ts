import type { AdviceHistoryItem } from '@beside/common/advice/advice.views';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConnectionFacts } from '../../../lib/connection.store.ts';
import { fetchHistory } from './history.api.ts';
import { CATEGORY_AT, historyKeys } from './history.cache.ts';
import { sessionsOf } from './history.merge.ts';
import type { HistoryView } from './history-view.ts';

const first: string | null = null;

/** The user's advice sessions in a view. A search keeps the cards until its results are there. */
export function useHistory(view: HistoryView) {
  const query = useInfiniteQuery({
    queryKey: historyKeys.of(view),
    queryFn: ({ pageParam, signal }) => fetchHistory(view, pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (shown, from) => (from?.queryKey[CATEGORY_AT] === view.category ? shown : undefined),
    // Pushes keep the lists up to date while the socket is there.
    refetchOnMount: () => (useConnectionFacts.getState().socket ? true : 'always'),
    // Offline the call fails at once, so the page can say so.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  const sessions: AdviceHistoryItem[] | undefined = useMemo(() => query.data && sessionsOf(query.data), [query.data]);
  return { ...query, sessions };
}
