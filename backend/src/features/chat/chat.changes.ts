import type { ChatMessageView } from '@beside/common/chat/chat.views';
import type pg from 'pg';
import { notify, type PgNotifications } from '../../database/pg-notifications.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Log } from '../../lib/logger.ts';
import { pause } from '../../lib/pause.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import { presentChatMessage } from './chat.presenter.ts';
import { chatStore } from './chat.store.ts';
import type { ChatMessage } from './chat.types.ts';

const CHANNEL = 'chat_messages';
/** Milliseconds that a reply's push may take by Redis before its stored message is pushed instead: later than its deltas. */
const DONE_LATE_MS = 300;
/** Milliseconds before a failed read is repeated. */
const AGAIN_MS = 500;
/** Replies remembered as pushed. */
const SEEN_MAX = 2000;
/** Messages pushed again to each open chat after a gap in the notifications. */
const AFTER_GAP = 20;

/** What a transaction has changed: questions that are new or changed, or a reply that is done. */
interface Change {
  sessionId: string;
  changed?: number[];
  done?: number;
}

/** Notifies every node of a change, with the transaction's commit: no killed node, and no outage of Redis, can lose it. */
export async function recordChange(transaction: Transaction, change: Change): Promise<void> {
  await notify(transaction, CHANNEL, change);
}

export interface ChatChanges {
  /** To a chat's pages on every node, by Redis. */
  push: Publisher['publish'];
  /** Pushes a reply's end after its deltas. */
  done(message: ChatMessage, replyId: string, view: ChatMessageView): void;
  /** A page of this node has opened the chat. */
  opened(sessionId: string): void;
}

/** Pushes what is stored in chats to this node's pages. */
export function chatChanges(deps: {
  pool: pg.Pool;
  publisher: Publisher;
  notifications: PgNotifications;
  log: Log;
}): ChatChanges {
  const { pool, publisher, notifications, log } = deps;
  const seen = new Set<number>();
  /** Chats that pages of this node have opened. */
  const open = new Set<string>();
  /** The pushes under way, by chat. */
  const pushing = new Map<string, Promise<void>>();

  const isOpen = (sessionId: string): boolean => publisher.localSockets(rooms.chat(sessionId)).length > 0;

  const record = (messageId: number): void => {
    seen.add(messageId);
    for (const oldest of seen) if (seen.size > SEEN_MAX) seen.delete(oldest);
  };

  const pushHere = (messages: ChatMessage[]): void => {
    for (const message of messages) {
      const { sessionId } = message;
      publisher.publishHere(rooms.chat(sessionId), 'chat:message', { sessionId, message: presentChatMessage(message) });
    }
  };

  /** Reads and pushes, until it succeeds, or no page of this node has the chat open any more. */
  const pushStored = async (sessionId: string, read: () => Promise<ChatMessage[]>): Promise<void> => {
    while (isOpen(sessionId)) {
      try {
        return pushHere(await read());
      } catch (error) {
        log.warn({ err: error }, 'a change of a chat could not be pushed yet');
        await pause(AGAIN_MS);
      }
    }
    open.delete(sessionId);
  };

  /** One after the other for each chat: an older state must not follow a newer one. */
  const pushInOrder = (sessionId: string, read: () => Promise<ChatMessage[]>): void => {
    const pushed = (pushing.get(sessionId) ?? Promise.resolve()).then(() => pushStored(sessionId, read));
    pushing.set(sessionId, pushed);
    void pushed.finally(() => pushing.get(sessionId) === pushed && pushing.delete(sessionId));
  };

  const take = ({ sessionId, changed = [], done }: Change): void => {
    if (!isOpen(sessionId)) {
      open.delete(sessionId);
      return;
    }
    if (changed.length > 0) pushInOrder(sessionId, () => chatStore.byIds(pool, sessionId, changed));
    if (done === undefined) return;
    setTimeout(() => {
      if (seen.has(done)) return;
      record(done);
      pushInOrder(sessionId, () => chatStore.byIds(pool, sessionId, [done]));
    }, DONE_LATE_MS).unref();
  };

  const pushLatest = (): void => {
    for (const sessionId of open)
      pushInOrder(sessionId, async () => (await chatStore.before(pool, sessionId, null, AFTER_GAP)).messages);
  };

  void notifications.on(CHANNEL, (payload) => {
    take(JSON.parse(payload));
  });
  notifications.onGap(pushLatest);
  publisher.onReceived({ 'chat:done': ({ message }) => record(message.id) });

  return {
    push: publisher.publish,
    done({ id, sessionId }, replyId, message) {
      record(id);
      publisher.publish(rooms.chat(sessionId), 'chat:done', { sessionId, replyId, message });
    },
    opened: (sessionId) => void open.add(sessionId),
  };
}
