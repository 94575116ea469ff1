import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchChat } from './chat.api.ts';
import { chatKeys, currentView, mergeReply } from './chat.cache.ts';
import { connectChat } from './chat.connection.ts';
import { type ChatView, mergeAnswer, mergeNewest, viewOf } from './chat.merge.ts';
import { sendWaiting } from './outbox.ts';

/** The chat about an advice and its newest messages. A cached view is caught up, not discarded. */
export const chatQuery = (sessionId: string) =>
  queryOptions({
    queryKey: chatKeys.session(sessionId),
    queryFn: ({ signal }) => loadView(sessionId, signal),
    // Unchanged pages are identical already; structural sharing would copy all when older ones are prepended.
    structuralSharing: false,
  });

/** The same for components. */
export const useChatView = (sessionId: string) => useQuery(chatQuery(sessionId));

async function loadView(sessionId: string, signal: AbortSignal): Promise<ChatView> {
  const known = currentView(sessionId);
  if (known && !known.gone && known.syncedTo > 0) {
    const later = await fetchChat(sessionId, { after: known.syncedTo }, signal);
    const now = currentView(sessionId);
    if (now && !later.hasMore) {
      mergeReply(sessionId, later.reply);
      return mergeAnswer(now, later);
    }
  }
  // Nothing is known, or too much was missed to catch up.
  const newest = await fetchChat(sessionId, {}, signal);
  mergeReply(sessionId, newest.reply);
  const now = known && !known.gone ? currentView(sessionId) : undefined;
  return now ? mergeNewest(now, newest) : viewOf(newest);
}

/** Keeps the chat connected while it is on the page, and sends its waiting questions. */
export function useConnectedChat(sessionId: string, ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const leave = connectChat(sessionId);
    void sendWaiting(sessionId);
    return leave;
  }, [sessionId, ready]);
}
