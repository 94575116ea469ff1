import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import { fetchRoom } from './couples.api.ts';
import { couplesKeys, markGone, putReply, roomNow, upsertKnown, upsertNewest } from './couples.cache.ts';
import { laterReply, mergeAnswer, mergeNewest, type Room, roomOf } from './couples.merge.ts';
import { sendWaiting } from './outbox.ts';
import { readerLanguage } from './reader-language.ts';
import { watchRoom } from './room-link.ts';

/** Pages of older messages that are asked for again in another language. */
const REREAD_PAGES = 5;

/** A session and its newest messages. What was known of it is caught up with, not thrown away. */
export function useRoom(token: string) {
  return useQuery({
    queryKey: couplesKeys.room(token),
    queryFn: ({ signal }) => loadRoom(token, signal),
    // What did not change is the same already; comparing page by page would copy all of them when older ones come above.
    structuralSharing: false,
  });
}

async function loadRoom(token: string, signal?: AbortSignal): Promise<Room> {
  const known = roomNow(token);
  const language = readerLanguage();
  const useful = known && !known.gone && known.me.role !== 'visitor' && known.syncedTo > 0;
  const answer = await fetchRoom(token, useful ? { after: known.syncedTo, language } : { language }, signal);
  // So much was missed that it is easier to begin anew.
  if (useful && answer.hasMore) {
    const newest = await fetchRoom(token, { language }, signal);
    putReply(token, laterReply(null, newest.reply));
    return mergeNewest(roomNow(token) ?? roomOf(newest), newest);
  }
  putReply(token, laterReply(null, answer.reply));
  const now = roomNow(token);
  return useful && now ? mergeAnswer(now, answer) : roomOf(answer);
}

/** Loads the room anew once somebody has joined it: what a visitor saw is no room. Throws ApiError. */
export async function reloadRoom(token: string): Promise<void> {
  const answer = await fetchRoom(token, { language: readerLanguage() }).catch(goneIfNotFound(token));
  queryClient.setQueryData<Room>(couplesKeys.room(token), roomOf(answer));
}

/** Loads in the reader's language what is on the page, the newest first. Throws ApiError. */
export async function rereadRoom(token: string): Promise<void> {
  const language = readerLanguage();
  upsertNewest(token, await fetchRoom(token, { language }).catch(goneIfNotFound(token)));
  const later = roomNow(token)?.pages.slice(1).slice(-REREAD_PAGES) ?? [];
  for (const page of later.toReversed()) {
    const before = page[0]?.id;
    // Another language was chosen meanwhile: that choice asks for itself.
    if (before === undefined || readerLanguage() !== language) return;
    upsertKnown(token, (await fetchRoom(token, { before, language })).messages);
  }
}

function goneIfNotFound(token: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError && error.status === 404) markGone(token);
    throw error;
  };
}

/** Follows a room of one's own while it is on the page, and sends what waits in it. */
export function useRoomWatch(token: string): void {
  useEffect(() => {
    const leave = watchRoom(token);
    void sendWaiting(token);
    return leave;
  }, [token]);
}
