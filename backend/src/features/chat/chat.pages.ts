import { CHAT_CATCH_UP_MAX, CHAT_PAGE } from '@beside/common/chat/chat.constants';
import type { ChatPolled, OpenChatView } from '@beside/common/chat/chat.views';
import type pg from 'pg';
import type { PageRequest } from '../../conversations/conversation.types.ts';
import { pageReader } from '../../conversations/engine.ts';
import type { Actor } from '../../http/actor.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { ChatConversations } from './chat.conversation.ts';
import { presentChatMessage } from './chat.presenter.ts';
import { chatStatements } from './chat.statements.ts';
import type { ActiveChat } from './chat.types.ts';

/** A browser's page, by its socket. */
interface ChatPage {
  join(room: string): Promise<void> | void;
  leave(room: string): Promise<void> | void;
}

const pageOf = pageReader(chatStatements, { page: CHAT_PAGE, catchUp: CHAT_CATCH_UP_MAX });

/** A chat as its page opens it, catches up, polls, or scrolls back. Another's chat is 404. */
export interface ChatPages {
  /**
   * Answers a call for a page, or a poll.
   * @param tag the tag of the caller's last answer
   * @returns null when nothing is new, without a database query but that for a visitor's chat: see `own`
   */
  read(actor: Actor, sessionId: string, wanted: PageRequest, tag: string | null): Promise<ChatPolled | null>;
  /** Joins a page to a chat, and returns what it misses. */
  open(actor: Actor, sessionId: string, wanted: PageRequest, page: ChatPage): Promise<OpenChatView>;
  close(actor: Actor, sessionId: string, page: ChatPage): Promise<void>;
}

export function chatPages({ pool, chats }: { pool: pg.Pool; chats: ChatConversations }): ChatPages {
  const view = async (active: ActiveChat, wanted: PageRequest): Promise<OpenChatView> => {
    const [page, reply] = await Promise.all([pageOf(pool, active.session.id, wanted), chats.replyOf(active)]);
    return {
      messages: page.messages.map(presentChatMessage),
      hasMore: page.hasMore,
      reply: reply && { ...reply, generatedBy: 'ai' },
    };
  };

  return {
    async read(actor, sessionId, wanted, tag) {
      const active = await chats.own(actor, sessionId);
      if (wanted.before === undefined) chats.polled(active);
      return chats.poll(active, { wanted, tag, variant: '', read: () => view(active, wanted) });
    },

    async open(actor, sessionId, wanted, page) {
      const active = await chats.own(actor, sessionId);
      // Join before reading, so that nothing falls in between.
      await page.join(rooms.chat(sessionId));
      return view(active, wanted);
    },

    async close(actor, sessionId, page) {
      await chats.own(actor, sessionId);
      await page.leave(rooms.chat(sessionId));
    },
  };
}
