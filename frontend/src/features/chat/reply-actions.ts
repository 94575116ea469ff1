import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { ApiError } from '../../lib/api.ts';
import { storedCountry } from '../../lib/country.ts';
import { errorText } from '../../lib/error-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { liveSocket } from '../../lib/socket.ts';
import { alertsOf } from '../../lib/toast.store.ts';
import { chatPages, postRetry, postStop } from './chat.api.ts';
import { chatCache, upsertUnanswered } from './chat.cache.ts';
import { chats } from './chat.conversation.ts';
import { isReplyFault } from './fault-text.ts';
import { chatForgetting } from './forget.ts';

const stopAlerts = alertsOf('chat.stop');
const retryAlerts = alertsOf('chat.retry');

/** Milliseconds until the acknowledgement of a stop times out. */
const STOP_MS = 3_000;

/** Stops the reply that is being written; a failure shows a toast. */
export async function stopReply(sessionId: string): Promise<void> {
  stopAlerts.clear();
  try {
    if (!(await stopByEvent(sessionId))) await postStop(sessionId);
    chats.pollSoon(sessionId);
  } catch (error) {
    stopAlerts.show(t('chat.stop_failed'), errorText(error, ''));
  }
}

async function stopByEvent(sessionId: string): Promise<boolean> {
  if (!chats.isLive(sessionId)) return false;
  const socket = await liveSocket();
  const answer = await socket
    .timeout(STOP_MS)
    .emitWithAck('chat:stop', { sessionId })
    .catch(() => null);
  return answer?.success === true;
}

/** Asks again for the reply to a question. Its note disappears at once; a failure brings it back. */
export async function retryReply({ sessionId, id, unanswered }: ChatMessageView): Promise<void> {
  const forgotten = chatForgetting.untilForgotten();
  retryAlerts.clear();
  upsertUnanswered(sessionId, id, undefined);
  chats.pollSoon(sessionId);
  try {
    const { messages } = await postRetry(sessionId, { messageId: id, country: storedCountry() });
    for (const message of messages) if (!forgotten.aborted) chatCache.upsertMessage(sessionId, message, false);
  } catch (error) {
    if (forgotten.aborted) return;
    const code = error instanceof ApiError ? error.code : 'internal_error';
    if (isReplyFault(code)) upsertUnanswered(sessionId, id, code);
    else {
      // The server says how the question stands: the call may have been lost after it was heard.
      const latest = await chatPages.fetchPage(sessionId, { after: id - 1 }).catch(() => null);
      if (latest) chatCache.upsertAnswer(sessionId, latest);
      else upsertUnanswered(sessionId, id, unanswered);
      retryAlerts.show(t('chat.retry_failed'), errorText(error, t('error.internal_error')));
    }
  }
}
