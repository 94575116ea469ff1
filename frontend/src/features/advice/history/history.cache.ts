import { HISTORY_FILTERS, type HistoryFilter } from '@beside/common/advice/advice.constants';
import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import type { Query, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query.ts';
import { removeSession, upsertSession } from '../advice.cache.ts';
import { addToPages, type HistoryPages, removeFromPages, sessionsOf } from './history.merge.ts';
import { fits, type HistoryView } from './history-view.ts';

const all = ['advice', 'history'] as const;
const searches = [...all, 'search'] as const;
export const historyKeys = {
  all,
  list: (category: HistoryFilter) => [...all, 'list', category] as const,
  of: ({ category, q }: HistoryView) => (q ? [...searches, category, q] : historyKeys.list(category)),
};
/** Where the category stands in the key of a list and of a search. */
export const CATEGORY_AT = 3;

/** Adds a new session to the lists that it fits. What a search finds only the server knows. */
export function upsertStored(session: AdviceSessionView): void {
  upsertSession(session);
  for (const category of HISTORY_FILTERS)
    if (fits(category, session)) change(historyKeys.list(category), (pages) => addToPages(pages, session));
  refetchHistory(searches);
}

/** Removes a deleted session from every list. */
export function removeStored(id: string): void {
  removeSession(id);
  change(all, (pages) => removeFromPages(pages, id));
}

/** Moves a session into the list of bookmarked ones, or out of it. */
export function upsertBookmarked(id: string, bookmarked: boolean): void {
  const key = historyKeys.list('bookmarked');
  const session = bookmarked ? findListed(id) : undefined;
  if (!bookmarked) change(key, (pages) => removeFromPages(pages, id));
  else if (session) change(key, (pages) => addToPages(pages, session));
  else refetchHistory(key);
}

/** Refetches lists: at once those on the page, the others when they are shown. */
export function refetchHistory(queryKey: QueryKey = all): void {
  void queryClient.invalidateQueries({ queryKey });
}

function findListed(id: string): AdviceSessionView | undefined {
  const lists = queryClient.getQueriesData<HistoryPages>({ queryKey: all });
  return lists.flatMap(([, pages]) => (pages ? sessionsOf(pages) : [])).find((session) => session.id === id);
}

/** Changes lists now; those being fetched once more afterwards, since the answer may be older than the change. */
function change(queryKey: QueryKey, apply: (pages: HistoryPages) => HistoryPages): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ queryKey })) {
    const set = () => queryClient.setQueryData<HistoryPages>(query.queryKey, (pages) => pages && apply(pages));
    set();
    if (query.state.fetchStatus === 'fetching') afterFetch(query, set);
  }
}

function afterFetch(query: Query, run: () => void): void {
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.query !== query || event.type === 'added') return;
    if (query.state.fetchStatus === 'fetching' && event.type !== 'removed') return;
    unsubscribe();
    if (event.type !== 'removed') run();
  });
}
