import { CHAT_CATCH_UP_MAX, CHAT_PAGE } from '@beside/common/chat/chat.constants';
import type { ChatReplySoFar, OpenChatView } from '@beside/common/chat/chat.views';
import type pg from 'pg';
import type { Actor } from '../../http/actor.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { ReplyEngine } from '../../replies/reply.engine.ts';
import { replyStatements } from '../../replies/reply.statements.ts';
import { textIn } from '../../replies/reply.text.ts';
import type { AdviceService } from '../advice/advice.service.ts';
import type { ChatChanges } from './chat.changes.ts';
import { presentChatMessage } from './chat.presenter.ts';
import { chatStore } from './chat.store.ts';
import type { Wanted } from './chat.types.ts';

/** A browser's page, by its socket. */
export interface ChatPage {
  join(room: string): Promise<void> | void;
  leave(room: string): Promise<void> | void;
}

interface Deps {
  pool: pg.Pool;
  replies: ReplyEngine;
  advice: AdviceService;
  changes: ChatChanges;
}

/** A chat as its page opens it, catches up, or scrolls back. */
export function chatPages({ pool, replies, advice, changes }: Deps) {
  /** The text so far of the reply that is being written, from the node that writes it. */
  const replyOf = async (sessionId: string): Promise<ChatReplySoFar | null> => {
    const replyId = await replyStatements.underWay(pool, rooms.chat(sessionId));
    if (!replyId) return null;
    return { replyId, text: textIn(await replies.snapshot(replyId)) ?? '', generatedBy: 'ai' };
  };

  const view = async (sessionId: string, { after, before }: Wanted): Promise<OpenChatView> => {
    const [page, reply] = await Promise.all([
      after === undefined
        ? chatStore.before(pool, sessionId, before ?? null, CHAT_PAGE)
        : chatStore.after(pool, sessionId, after, CHAT_CATCH_UP_MAX),
      replyOf(sessionId),
    ]);
    return { messages: page.messages.map(presentChatMessage), hasMore: page.hasMore, reply };
  };

  return {
    /** @throws AppError 404 for another's chat */
    async read(actor: Actor, sessionId: string, wanted: Wanted): Promise<OpenChatView> {
      await advice.requireOwn(actor, sessionId);
      return view(sessionId, wanted);
    },

    /**
     * Joins a page to a chat, and returns what it misses.
     * @throws AppError 404 for another's chat
     */
    async open(actor: Actor, sessionId: string, wanted: Wanted, page: ChatPage): Promise<OpenChatView> {
      await advice.requireOwn(actor, sessionId);
      // Join before reading, so that nothing falls in between.
      await page.join(rooms.chat(sessionId));
      changes.opened(sessionId);
      return view(sessionId, wanted);
    },

    /** @throws AppError 404 for another's chat */
    async close(actor: Actor, sessionId: string, page: ChatPage): Promise<void> {
      await advice.requireOwn(actor, sessionId);
      await page.leave(rooms.chat(sessionId));
    },
  };
}
