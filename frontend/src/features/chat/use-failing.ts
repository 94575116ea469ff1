import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { useConnection } from '../../lib/connection.store.ts';
import type { ChatView } from './chat.merge.ts';
import { useOutboxOf } from './outbox.store.ts';
import { useSendTrouble } from './send-trouble.store.ts';

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
  const offline = useConnection() === 'offline';
  const unsent = useOutboxOf(sessionId);
  const trouble = useSendTrouble(sessionId);
  const asked = view && lastQuestion(view)?.unanswered;
  const refused = unsent.some(({ state }) => state === 'failed') || (trouble !== undefined && unsent.length > 0);
  return offline || refused || (asked !== undefined && asked !== 'stopped');
}
