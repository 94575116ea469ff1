import { chatConversations } from './chat.conversation.ts';
import { chatMessages } from './chat.messages.ts';
import { chatPages } from './chat.pages.ts';
import type { ChatDeps } from './chat.types.ts';
import { chatReply } from './reply/chat.reply.ts';
import { chatSummaries } from './reply/chat.summaries.ts';

/** The chat about an advice, for its owner alone: opening and reading it, asking, stopping and asking again. */
export function chatService(deps: ChatDeps) {
  const chats = chatConversations(deps);
  deps.replies.register(chatReply({ ...deps, chats, summaries: chatSummaries(deps) }));
  return { ...chatPages({ ...deps, chats }), ...chatMessages({ ...deps, chats }), closeAll: chats.close };
}

export type ChatService = ReturnType<typeof chatService>;
