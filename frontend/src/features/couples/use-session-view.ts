import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import { fetchSession } from './couples.api.ts';
import { couplesKeys, currentView, markGone, mergeReply, upsertKnown, upsertNewest } from './couples.cache.ts';
import { mergeAnswer, mergeNewest, type SessionView, viewOf } from './couples.merge.ts';
import { showHelp } from './help.store.ts';
import { sendWaiting } from './outbox.ts';
import { readerLanguage } from './reader-language.ts';
import { connectSession } from './session-connection.ts';

/** Older pages that are reloaded when the language changes. */
const REREAD_PAGES = 5;

/** A session and its newest messages. A cached view is caught up, not discarded. */
export const sessionQuery = (token: string) =>
  queryOptions({
    queryKey: couplesKeys.session(token),
    queryFn: ({ signal }) => loadView(token, signal),
    // Unchanged pages are identical already; structural sharing would copy all when older ones are prepended.
    structuralSharing: false,
  });

/** The same for components. */
export const useSessionView = (token: string) => useQuery(sessionQuery(token));

async function loadView(token: string, signal?: AbortSignal): Promise<SessionView> {
  const known = currentView(token);
  const language = readerLanguage();
  const useful = known && !known.gone && known.me.role !== 'visitor' && known.syncedTo > 0;
  const answer = await fetchSession(token, useful ? { after: known.syncedTo, language } : { language }, signal);
  if (answer.help) showHelp(token, answer.help);
  // Too much was missed to catch up: load the newest page instead.
  if (useful && answer.hasMore) {
    const newest = await fetchSession(token, { language }, signal);
    mergeReply(token, newest.reply);
    return mergeNewest(currentView(token) ?? viewOf(newest), newest);
  }
  mergeReply(token, answer.reply);
  const now = currentView(token);
  return useful && now ? mergeAnswer(now, answer) : viewOf(answer);
}

/** Replaces the preview with the full view after a join. Throws ApiError. */
export async function reloadSession(token: string): Promise<void> {
  const answer = await fetchSession(token, { language: readerLanguage() }).catch(goneIfNotFound(token));
  queryClient.setQueryData<SessionView>(couplesKeys.session(token), viewOf(answer));
}

/** Reloads the shown messages in the reader's language, newest first. Throws ApiError. */
export async function reloadInReaderLanguage(token: string): Promise<void> {
  const language = readerLanguage();
  upsertNewest(token, await fetchSession(token, { language }).catch(goneIfNotFound(token)));
  const later = currentView(token)?.pages.slice(1).slice(-REREAD_PAGES) ?? [];
  for (const page of later.toReversed()) {
    const before = page[0]?.id;
    // A newer choice of language starts its own reload.
    if (before === undefined || readerLanguage() !== language) return;
    upsertKnown(token, (await fetchSession(token, { before, language })).messages);
  }
}

function goneIfNotFound(token: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError && error.status === 404) markGone(token);
    throw error;
  };
}

/** Keeps the session connected while it is on the page, and sends its waiting messages. */
export function useConnectedSession(token: string): void {
  useEffect(() => {
    const leave = connectSession(token);
    void sendWaiting(token);
    return leave;
  }, [token]);
}
