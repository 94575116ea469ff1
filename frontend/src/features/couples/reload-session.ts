import { ApiError } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import { sessionPages } from './couples.api.ts';
import { couplesCache, updateMessages } from './couples.cache.ts';
import { couplesThread, type SessionView } from './couples.merge.ts';
import { readerLanguage } from './messages/reader-language.ts';

/** Older pages that are reloaded when the language changes. */
const REREAD_PAGES = 5;

/** Replaces the preview with the full view after a join. Throws ApiError. */
export async function reloadSession(token: string): Promise<void> {
  const answer = await sessionPages.fetchPage(token, {}).catch(goneIfNotFound(token));
  queryClient.setQueryData<SessionView>(couplesCache.keys.view(token), couplesThread.viewOf(answer));
}

/** Reloads the shown messages in the reader's language, newest first. Throws ApiError. */
export async function reloadInReaderLanguage(token: string): Promise<void> {
  const language = readerLanguage();
  couplesCache.upsertNewest(token, await sessionPages.fetchPage(token, {}).catch(goneIfNotFound(token)));
  const later = couplesCache.currentView(token)?.pages.slice(1).slice(-REREAD_PAGES) ?? [];
  for (const page of later.toReversed()) {
    const before = page[0]?.id;
    // A newer choice of language starts its own reload.
    if (before === undefined || readerLanguage() !== language) return;
    updateMessages(token, (await sessionPages.fetchPage(token, { before })).messages);
  }
}

function goneIfNotFound(token: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError && error.status === 404) couplesCache.markGone(token);
    throw error;
  };
}
