import { CHAT_CATCH_UP_MAX } from '@beside/common/chat/chat.constants';
import type { ConversationKind } from '../../conversations/conversation.types.ts';
import { type ConversationEngine, conversationEngine } from '../../conversations/engine.ts';
import type { PushedView } from '../../conversations/received.ts';
import { type Actor, owns } from '../../http/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { rooms } from '../../realtime/rooms.ts';
import { replyStatements } from '../../replies/reply.statements.ts';
import { onAdviceDeleted } from '../advice/advice.service.ts';
import { presentChatMessage } from './chat.presenter.ts';
import { chatConversation, chatStatements } from './chat.statements.ts';
import type { ActiveChat, ChatDeps, ChatMessage, ChatSession } from './chat.types.ts';

/** Milliseconds for which a poll counts as a page that shows the chat. */
const POLLED_MS = 4000;

type ChatKind = ConversationKind<ChatSession, ChatMessage, ActiveChat, PushedView>;

/** The chats in use on this node, and what their pages are pushed. */
export interface ChatConversations extends ConversationEngine<ChatSession, ChatMessage, ActiveChat, PushedView> {
  /** Messages that this node has stored, or changed, in a transaction that is committed. */
  stored(messages: readonly ChatMessage[]): void;
  /**
   * An own chat. Neither refused nor given to a visitor from the cache alone: a sign-in may have moved the advice to an account, on any node,
   * while the browser keeps its visitor's id. An account's advice never moves.
   * @throws AppError 404 for another's chat
   */
  own(actor: Actor, sessionId: string): Promise<ActiveChat>;
  /** A page without a socket shows the chat. */
  polled(active: ActiveChat): void;
}

export function chatConversations(deps: ChatDeps): ChatConversations {
  const { pool, publisher, replies, notifications, advice } = deps;
  const engine: ConversationEngine<ChatSession, ChatMessage, ActiveChat, PushedView> = conversationEngine(
    { ...deps, hasOtherNodes: deps.redis !== null },
    chatKind(deps, (question) => {
      push(question);
      replies.wakeIn(0);
      // Help that answers it was stored with it.
      const answered = chatStatements.replyTo(pool, question);
      answered.then((reply) => reply && stored([reply])).catch(() => undefined);
    }),
  );
  const { sessions, received } = engine;
  /** Pushes what this node has stored to the chat's pages on every node. */
  const push = (message: ChatMessage): void => publisher.publish(rooms.chat(message.sessionId), 'chat:message', pushed(message));
  const stored: ChatConversations['stored'] = (messages) => {
    for (const message of messages) {
      const active = sessions.get(message.sessionId);
      if (active) for (const position of [message.id, message.change ?? message.id]) sessions.record(active, position);
      push(message);
    }
  };
  advice.onRemoved(sessions.deleted);
  void onAdviceDeleted(notifications, ({ id }) => {
    sessions.deleted(id);
    publisher.publishHere(rooms.chat(id), 'advice:deleted', { id });
  });
  publisher.onReceived({
    'chat:message': received.message,
    'chat:done': received.done,
    'chat:failed': received.failed,
    'chat:delta': received.delta,
  });

  return {
    ...engine,
    stored,

    async own(actor, sessionId) {
      const known = await sessions.find(sessionId);
      if (known?.session.userId && owns(actor, known.session)) return known;
      const active = await sessions.reload(sessionId);
      if (!active || !owns(actor, active.session)) throw notFound();
      return active;
    },

    polled(active) {
      active.polledUntil = Date.now() + POLLED_MS;
    },
  };
}

/** A chat as a kind of conversation. */
function chatKind({ publisher, advice }: ChatDeps, onConfirmed: ChatKind['onConfirmed']): ChatKind {
  const isPolled = ({ polledUntil }: ActiveChat): boolean => polledUntil > Date.now();
  return {
    name: 'chat',
    statements: chatConversation(advice),
    keyOf: ({ id }) => id,
    activate: (base) => ({ ...base, polledUntil: 0 }),
    isRead: (active) => isPolled(active) || publisher.localSockets(rooms.chat(active.session.id)).length > 0,
    isPolled,
    async replyIdsIn(db, ids) {
      const bySubject = await replyStatements.underWayIn(db, ids.map(rooms.chat));
      return new Map(ids.flatMap((id) => (bySubject.has(rooms.chat(id)) ? [[id, bySubject.get(rooms.chat(id)) ?? '']] : [])));
    },
    catchUpMax: CHAT_CATCH_UP_MAX,
    pushHere: (message) => publisher.publishHere(rooms.chat(message.sessionId), 'chat:message', pushed(message)),
    onConfirmed,
  };
}

const pushed = (message: ChatMessage) => ({ sessionId: message.sessionId, message: presentChatMessage(message) });
