import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import { fetchSession } from './couples.api.ts';
import { couplesKeys, currentView, markGone, setReply, upsertKnown, upsertNewest } from './couples.cache.ts';
import { laterReply, mergeAnswer, mergeNewest, type SessionView, viewOf } from './couples.merge.ts';
import { sendWaiting } from './outbox.ts';
import { readerLanguage } from './reader-language.ts';
import { connectSession } from './session-connection.ts';

/** Pages of older messages that are asked for again in another language. */
const REREAD_PAGES = 5;

/** A session and its newest messages. What was known of it is caught up with, not thrown away. */
export function useSessionView(token: string) {
  return useQuery({
    queryKey: couplesKeys.session(token),
    queryFn: ({ signal }) => loadView(token, signal),
    // What did not change is the same already; comparing page by page would copy all of them when older ones come above.
    structuralSharing: false,
  });
}

async function loadView(token: string, signal?: AbortSignal): Promise<SessionView> {
  const known = currentView(token);
  const language = readerLanguage();
  const useful = known && !known.gone && known.me.role !== 'visitor' && known.syncedTo > 0;
  const answer = await fetchSession(token, useful ? { after: known.syncedTo, language } : { language }, signal);
  // So much was missed that it is easier to begin anew.
  if (useful && answer.hasMore) {
    const newest = await fetchSession(token, { language }, signal);
    setReply(token, laterReply(null, newest.reply));
    return mergeNewest(currentView(token) ?? viewOf(newest), newest);
  }
  setReply(token, laterReply(null, answer.reply));
  const now = currentView(token);
  return useful && now ? mergeAnswer(now, answer) : viewOf(answer);
}

/** Loads the room anew once somebody has joined it: what a visitor saw is no room. Throws ApiError. */
export async function reloadSession(token: string): Promise<void> {
  const answer = await fetchSession(token, { language: readerLanguage() }).catch(goneIfNotFound(token));
  queryClient.setQueryData<SessionView>(couplesKeys.session(token), viewOf(answer));
}

/** Loads in the reader's language what is on the page, the newest first. Throws ApiError. */
export async function reloadInReaderLanguage(token: string): Promise<void> {
  const language = readerLanguage();
  upsertNewest(token, await fetchSession(token, { language }).catch(goneIfNotFound(token)));
  const later = currentView(token)?.pages.slice(1).slice(-REREAD_PAGES) ?? [];
  for (const page of later.toReversed()) {
    const before = page[0]?.id;
    // Another language was chosen meanwhile: that choice asks for itself.
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

/** Follows a room of one's own while it is on the page, and sends what waits in it. */
export function useConnectedSession(token: string): void {
  useEffect(() => {
    const leave = connectSession(token);
    void sendWaiting(token);
    return leave;
  }, [token]);
}
