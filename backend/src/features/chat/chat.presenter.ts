import type { ChatMessageView } from '@beside/common/chat/chat.views';
import type { ChatMessage } from './chat.types.ts';

/** A message as its owner sees it. Help is composed from our own texts: the model did not write it. */
export function presentChatMessage(stored: ChatMessage): ChatMessageView {
  const { id, sessionId, message, messageType, clientMessageId, language, help, failure } = stored;
  return {
    id,
    sessionId,
    message,
    messageType,
    createdAt: stored.createdAt.toISOString(),
    clientMessageId,
    language,
    ...(messageType === 'ai' && !help ? { generatedBy: 'ai' as const } : {}),
    ...(help ? { help } : {}),
    ...(failure ? { unanswered: failure } : {}),
  };
}
