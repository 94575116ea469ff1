import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { chats } from './chat.conversation.ts';
import type { ChatView } from './chat.merge.ts';

/** From the end, since a chat may have a thousand messages. */
function lastQuestion({ pages }: ChatView): ChatMessageView | undefined {
  for (const page of pages.toReversed()) {
    const question = page.findLast(({ messageType }) => messageType === 'user');
    if (question) return question;
  }
  return undefined;
}

/** Whether nothing answers in a chat now: no connection, a refused question, or a last question whose reply failed. */
export function useFailing(sessionId: string, view: ChatView | undefined): boolean {
  const failing = chats.useFailing(sessionId);
  const asked = view && lastQuestion(view)?.unanswered;
  return failing || (asked !== undefined && asked !== 'stopped');
}
