import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { parseAs } from '../parse.ts';
import type { Answer, StoredMessage } from './cache.ts';
import { createSessionConnection } from './connection/session-connection.ts';
import type { Delta } from './growing-replies.ts';
import type { ConversationKind, Sent } from './kind.ts';
import { createSending } from './sending/sending.ts';
import type { Thread } from './thread.ts';

/** The conversations of one kind: what its feature reads, shows, writes and sends. */
export function createConversations<M extends StoredMessage, A extends Answer<M>, F extends object, S extends Sent<M>>(
  kind: ConversationKind<M, A, F, S>,
) {
  const { fetchPage } = kind.pages;
  const { currentView, keys, upsertOlder } = kind.cache;
  const connection = createSessionConnection(kind);
  const sending = createSending(kind, connection);
  const { connect } = connection;
  const { sendWaiting } = sending;

  /** A conversation and its newest messages. A cached view is caught up, not discarded. */
  const viewQuery = (id: string) =>
    queryOptions({
      queryKey: keys.view(id),
      queryFn: ({ signal }) => loadView(kind, id, signal),
      // Unchanged pages are identical already; structural sharing would copy all when older ones are prepended.
      structuralSharing: false,
    });

  return {
    ...connection,
    ...sending,
    viewQuery,
    /** The same for components. */
    useView: (id: string) => useQuery(viewQuery(id)),
    /** Keeps a cached conversation connected while it is on the page, and sends its waiting messages. */
    useConnected(id: string, isCached = true): void {
      useEffect(() => {
        if (!isCached) return;
        const leave = connect(id);
        void sendWaiting(id);
        return leave;
      }, [connect, sendWaiting, id, isCached]);
    },
    /** Fetches the page before the first known message. The function that it resolves to shows it. */
    async fetchOlder(id: string): Promise<(() => void) | null> {
      const before = currentView(id)?.pages[0]?.[0]?.id;
      if (before === undefined) return null;
      const answer = await fetchPage(id, { before });
      return () => upsertOlder(id, before, answer);
    },
    ...createPushes(kind, connection),
  };
}

/** The handlers of what the server pushes. */
function createPushes<M extends StoredMessage, A extends Answer<M>, F extends object, S extends Sent<M>>(
  { cache, pushName }: ConversationKind<M, A, F, S>,
  { resync, useSessionConnection }: ReturnType<typeof createSessionConnection<M, A, F, S>>,
) {
  const { upsertDelta, upsertDone, upsertMessage } = cache;
  /** During a catch-up there may be a gap before a pushed message. */
  const inOrder = () => useSessionConnection.getState().joined;
  return {
    /** Handles a push if it concerns the conversation on this page. The handler throws ParseError. */
    onPush:
      <V extends GenericSchema<unknown, { sessionId: string | number }>>(
        view: V,
        handle: (id: string, push: InferOutput<V>) => void,
      ) =>
      (pushed: unknown): void => {
        const push = parseAs(view, pushed);
        const { id } = useSessionConnection.getState();
        if (id !== null && pushName(id) === push.sessionId) handle(id, push);
      },
    receiveMessage: (id: string, { message }: { message: M }): void => upsertMessage(id, message, inOrder()),
    receiveDelta: (id: string, delta: Delta): void => void (upsertDelta(id, delta) || resync()),
    receiveDone: (id: string, { replyId, message }: { replyId: string; message: M }): void =>
      upsertDone(id, replyId, message, inOrder()),
  };
}

async function loadView<M extends StoredMessage, A extends Answer<M>, F extends object, S extends Sent<M>>(
  { cache, pages, isPreview }: ConversationKind<M, A, F, S>,
  id: string,
  signal: AbortSignal,
): Promise<Thread<M> & F> {
  const { currentView, mergeRest, thread } = cache;
  const known = currentView(id);
  const isUseful = known && !known.gone && known.syncedTo > 0 && !isPreview?.(known);
  if (isUseful) {
    const later = await pages.fetchPage(id, { after: known.syncedTo }, signal);
    const now = currentView(id);
    if (now && !later.hasMore) {
      mergeRest(id, later);
      return thread.mergeAnswer(now, later);
    }
  }
  // Nothing is known, or too much was missed to catch up.
  const newest = await pages.fetchPage(id, {}, signal);
  mergeRest(id, newest);
  const now = isUseful ? currentView(id) : undefined;
  return now ? thread.mergeNewest(now, newest) : thread.viewOf(newest);
}
