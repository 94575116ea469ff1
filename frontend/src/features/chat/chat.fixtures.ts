import type { ChatMessageView, OpenChatView } from '@beside/common/chat/chat.views';

export const SESSION = '00000000-0000-4000-8000-000000000001';

/** A message of a chat: a question unless `more` says otherwise. */
export const message = (id: number, more: Partial<ChatMessageView> = {}): ChatMessageView => ({
  id,
  sessionId: SESSION,
  message: `words ${id}`,
  messageType: 'user',
  createdAt: '2026-11-21T12:00:00.000Z',
  clientMessageId: null,
  language: 'en',
  ...more,
});

/** A reply. */
export const reply = (id: number, more: Partial<ChatMessageView> = {}): ChatMessageView =>
  message(id, { messageType: 'ai', generatedBy: 'ai', ...more });

/** The answer to an opening. */
export const answer = (messages: ChatMessageView[], more: Partial<OpenChatView> = {}): OpenChatView => ({
  messages,
  hasMore: false,
  reply: null,
  ...more,
});
