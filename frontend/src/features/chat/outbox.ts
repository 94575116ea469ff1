import { ChatSent } from '@beside/common/chat/chat.views';
import { ApiError } from '../../lib/api.ts';
import { createSender } from '../../lib/conversation/outbox.sender.ts';
import { knownCountry } from '../../lib/country.ts';
import { t, useI18n } from '../../lib/i18n/i18n.store.ts';
import { parseAs } from '../../lib/parse.ts';
import { liveSocket } from '../../lib/socket.ts';
import { alertsOf } from '../../lib/toast.store.ts';
import { uuid } from '../../lib/uuid.ts';
import { markGone, upsertMessage } from './chat.cache.ts';
import { isLive, pollSoon, resetConnection, resync, useChatConnection } from './chat.connection.ts';
import { faultText } from './fault-text.ts';
import { untilForgotten } from './forget.ts';
import { dequeue, enqueue, markFailed, markWaiting, nextWaiting, type OutboxItem } from './outbox.store.ts';
import { sendByCall } from './send-by-call.ts';
import { noteTrouble } from './send-trouble.store.ts';

/** Milliseconds until an acknowledgement times out. */
const ACK_MS = 5_000;

/** A refused question's alert goes when that question is sent again. */
const alertsOfQuestion = (clientMessageId: string) => alertsOf(`question ${clientMessageId}`);

const sender = createSender({
  outbox: { nextWaiting, dequeue, markFailed: refuse },
  untilForgotten,
  deliver: (sessionId, item, forgotten) => noteTrouble(sessionId, () => deliver(sessionId, item, forgotten)),
  show: (sessionId, { message }) => upsertMessage(sessionId, message, false),
  onSent: (sessionId, { help }) => {
    // Help must not depend on one push.
    if (help) resync();
    pollSoon(sessionId);
  },
});

/** Sends a chat's waiting questions. */
export const { sendWaiting } = sender;

// A restored connection ends every pause.
useChatConnection.subscribe((now, before) => {
  if (now.live && !before.live) sender.wakeSender();
});

/** Shows a question at once and sends it as soon as possible. */
export function sendQuestion(sessionId: string, message: string): void {
  const { language } = useI18n.getState();
  enqueue(sessionId, { clientMessageId: uuid(), message, language, writtenAt: new Date().toISOString(), state: 'waiting' });
  void sendWaiting(sessionId);
}

/** Sends a refused question again. */
export function sendAgain(sessionId: string, clientMessageId: string): void {
  alertsOfQuestion(clientMessageId).clear();
  markWaiting(sessionId, clientMessageId);
  void sendWaiting(sessionId);
}

function refuse(sessionId: string, clientMessageId: string, fault: string): void {
  markFailed(sessionId, clientMessageId, fault);
  if (fault === 'not_found') markGone(sessionId);
  alertsOfQuestion(clientMessageId).show(t('chat.send_failed'), faultText(fault));
}

/** Sends over the live socket, else by a call. Both may happen: clientMessageId keeps the question unique. */
async function deliver(sessionId: string, item: OutboxItem, forgotten: AbortSignal): Promise<ChatSent> {
  const { clientMessageId, message, language } = item;
  const question = { clientMessageId, message, language, country: knownCountry() };
  if (isLive(sessionId)) {
    const socket = await liveSocket();
    const answer = await socket
      .timeout(ACK_MS)
      .emitWithAck('chat:send', { sessionId, ...question })
      .catch(() => null);
    if (answer?.success) return parseAs(ChatSent, answer);
    if (answer) throw ApiError.of(answer);
    // An open socket without an acknowledgement is probably dead: replace it.
    if (socket.connected) resetConnection();
  }
  // The cookie may belong to the next user by now.
  forgotten.throwIfAborted();
  pollSoon(sessionId);
  return sendByCall(sessionId, question, forgotten);
}
