import { AdviceBookmarks, AdviceHistoryPage } from '@beside/common/advice/advice.views';
import { api } from '../../../lib/api.ts';
import { parseAs } from '../../../lib/parse.ts';
import type { HistoryView } from './history-view.ts';

/** `GET /api/advice/history`: a page of the user's advice sessions, newest first. Throws ApiError. */
export async function fetchHistory(
  { category, q }: HistoryView,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<AdviceHistoryPage> {
  const query = new URLSearchParams({ category });
  if (q) query.set('q', q);
  if (cursor !== null) query.set('cursor', cursor);
  return parseAs(AdviceHistoryPage, await api(`/api/advice/history?${query}`, { signal }));
}

/** `GET /api/advice/bookmarks`: the ids, the latest bookmark first. Throws ApiError. */
export async function fetchBookmarks(signal?: AbortSignal): Promise<string[]> {
  return parseAs(AdviceBookmarks, await api('/api/advice/bookmarks', { signal })).ids;
}

/** `PUT` or `DELETE /api/advice/{id}/bookmark`. Throws ApiError. */
export async function putBookmark(id: string, bookmarked: boolean): Promise<void> {
  await api(`/api/advice/${encodeURIComponent(id)}/bookmark`, { method: bookmarked ? 'PUT' : 'DELETE' });
}

/** `PUT /api/advice/bookmarks`: adds this browser's bookmarks to the user's, and returns all. Throws ApiError. */
export async function mergeBookmarks(ids: string[], signal?: AbortSignal): Promise<string[]> {
  return parseAs(AdviceBookmarks, await api('/api/advice/bookmarks', { method: 'PUT', body: { ids }, signal })).ids;
}
