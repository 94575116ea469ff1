import { BOOKMARKS_MERGED_MAX } from '@beside/common/advice/advice.constants';
import { queryOptions } from '@tanstack/react-query';
import { isFields } from '../../../lib/parse.ts';
import { queryClient } from '../../../lib/query.ts';
import { type Bookmarks, readBookmarks, writeBookmarks } from './bookmarks.storage.ts';
import { fetchBookmarks, mergeBookmarks } from './history.api.ts';

const queryKey = ['advice', 'bookmarks'] as const;
/** The key of the mutations that change one bookmark. */
export const bookmarkChange = ['advice', 'bookmark'] as const;

export interface BookmarkChange {
  id: string;
  bookmarked: boolean;
}

/** The user's bookmarks. Until they are fetched, this browser's copy is shown. */
export const bookmarksQuery = (userId: string) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => fetchMerged(userId, signal),
    // No initial data: a reset at a sign-out would bring it back.
    placeholderData: () => ownCopy(userId),
    networkMode: 'always',
    refetchOnReconnect: true,
  });

function ownCopy(userId: string): Bookmarks | undefined {
  const { owner, ids } = readBookmarks();
  return owner === userId ? { owner, ids } : undefined;
}

/**
 * Fetches the user's bookmarks into this browser's copy. Bookmarks from before the sign-in are nobody's: they are given
 * to the user, once. Another user's copy is dropped. Throws ApiError.
 */
async function fetchMerged(userId: string, signal: AbortSignal): Promise<Bookmarks> {
  const copy = readBookmarks();
  let ids: string[] | undefined;
  for (let at = 0; copy.owner === null && at < copy.ids.length; at += BOOKMARKS_MERGED_MAX)
    ids = await mergeBookmarks(copy.ids.slice(at, at + BOOKMARKS_MERGED_MAX), signal);
  const merged = { owner: userId, ids: ids ?? (await fetchBookmarks(signal)) };
  // A sign-out during the call has cleared the copy.
  signal.throwIfAborted();
  writeBookmarks(merged);
  return merged;
}

/** Merges this browser's bookmarks at a sign-in. A failure is made good by the next page that shows bookmarks. */
export function mergeAtSignIn(userId: string): void {
  void queryClient.prefetchQuery(bookmarksQuery(userId));
}

/** Sets one bookmark here, in the cache and in the browser's copy. Without a user's bookmarks it does nothing. */
export function setBookmarked(id: string, bookmarked: boolean): void {
  // An answer on its way may be older than this change.
  if (queryClient.isFetching({ queryKey }) > 0) refetchBookmarks();
  const known = queryClient.getQueryData<Bookmarks>(queryKey);
  if (!known || known.ids.includes(id) === bookmarked) return;
  const ids = bookmarked ? [id, ...known.ids] : known.ids.filter((each) => each !== id);
  queryClient.setQueryData(queryKey, { ...known, ids });
  writeBookmarks({ ...known, ids });
}

/** Whether a change of a session's bookmark, made here, is not stored yet: what is pushed meanwhile is older. */
export const isBookmarking = (id: string): boolean =>
  queryClient.isMutating({
    mutationKey: bookmarkChange,
    predicate: ({ state: { variables } }) => isFields(variables) && variables.id === id,
  }) > 0;

/** Refetches the bookmarks if they are shown, else when they are. */
export function refetchBookmarks(): void {
  void queryClient.invalidateQueries({ queryKey });
}
