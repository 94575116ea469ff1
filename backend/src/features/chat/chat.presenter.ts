import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { isInPlace } from '@beside/common/safety/read-help';
import type { ChatMessage } from './chat.types.ts';

/** A message as its owner sees it. Help in the model's place is composed of our own texts. */
export function presentChatMessage(stored: ChatMessage): ChatMessageView {
  const { id, sessionId, message, messageType, clientMessageId, language, help, failure, change } = stored;
  return {
    id,
    sessionId,
    message,
    messageType,
    createdAt: stored.createdAt.toISOString(),
    clientMessageId,
    language,
    ...(messageType === 'ai' && !isInPlace(help) ? { generatedBy: 'ai' as const } : {}),
    ...(help ? { help } : {}),
    ...(failure ? { unanswered: failure } : {}),
    ...(change === null ? {} : { revision: change }),
  };
}
