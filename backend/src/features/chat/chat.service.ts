import { chatConversations } from './chat.conversation.ts';
import { type ChatMessages, chatMessages } from './chat.messages.ts';
import { type ChatPages, chatPages } from './chat.pages.ts';
import type { ChatDeps } from './chat.types.ts';
import { contentsReader } from './reply/chat.contents.ts';
import { chatReply } from './reply/chat.reply.ts';
import { chatSummaries } from './reply/chat.summaries.ts';

/** The chat about an advice, for its owner alone: opening and reading it, asking, stopping and asking again. */
export interface ChatService extends ChatPages, ChatMessages {
  /** Stops the timers. */
  stopTimers(): void;
}

export function chatService(deps: ChatDeps): ChatService {
  const chats = chatConversations(deps);
  const contents = contentsReader(deps.pool, deps.advice);
  deps.replies.register(chatReply({ ...deps, chats, contents, summaries: chatSummaries(deps) }));
  return { ...chatPages({ ...deps, chats }), ...chatMessages({ ...deps, chats, contents }), stopTimers: chats.close };
}
