import type { PostChatMessageDto } from '@beside/common/chat/chat.dto';
import type { ChatMessageView, ChatSent } from '@beside/common/chat/chat.views';
import { ApiError } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import { within } from '../../lib/within.ts';
import { chatPages, postQuestion } from './chat.api.ts';
import { chatCache } from './chat.cache.ts';
import { isReplyFault } from './fault-text.ts';

/** Milliseconds: the call is answered after the reply, which may wait behind others. */
const CALL_MS = 180_000;

type Question = PostChatMessageDto & { clientMessageId: string };

/**
 * Sends a question without a socket. It is sent as soon as it is known to be stored: by the call's answer, or by a poll before that.
 * Throws ApiError if it is not stored.
 */
export async function sendByCall(sessionId: string, question: Question, forgotten: AbortSignal): Promise<ChatSent> {
  const seen = new AbortController();
  try {
    return await Promise.race([
      post(sessionId, question, forgotten),
      seeStored(sessionId, question.clientMessageId, seen.signal),
    ]);
  } finally {
    seen.abort();
  }
}

async function post(sessionId: string, question: Question, forgotten: AbortSignal): Promise<ChatSent> {
  try {
    const { messages, help } = await postQuestion(sessionId, question, within(CALL_MS, forgotten));
    for (const message of messages) if (!forgotten.aborted) chatCache.upsertMessage(sessionId, message, false);
    const stored = messages.find(({ clientMessageId }) => clientMessageId === question.clientMessageId);
    return { message: stored ?? (await lookFor(sessionId, question, forgotten)), help };
  } catch (error) {
    // The reply failed, but its question may be stored.
    if (error instanceof ApiError && isReplyFault(error.code)) {
      return { message: await lookFor(sessionId, question, forgotten, error) };
    }
    throw error;
  }
}

/** Fetches the newest messages, and finds the question there. */
async function lookFor(
  sessionId: string,
  { clientMessageId }: Question,
  forgotten: AbortSignal,
  fault = new ApiError(0, 'unreadable', 'The stored question is missing'),
): Promise<ChatMessageView> {
  const newest = await chatPages.fetchPage(sessionId, {}, forgotten);
  const stored = newest.messages.find((message) => message.clientMessageId === clientMessageId);
  if (!stored) throw fault;
  chatCache.upsertNewest(sessionId, newest);
  return stored;
}

/** Resolves once the cached chat has the question; polls bring it while the call waits for the reply. */
function seeStored(sessionId: string, clientMessageId: string, until: AbortSignal): Promise<ChatSent> {
  return new Promise((resolve) => {
    const look = () => {
      const message = chatCache.findStored(sessionId, clientMessageId);
      if (message) resolve({ message });
    };
    until.addEventListener('abort', queryClient.getQueryCache().subscribe(look), { once: true });
    look();
  });
}
