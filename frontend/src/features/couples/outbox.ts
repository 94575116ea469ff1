import { CouplesSent } from '@beside/common/couples/couples.views';
import { ApiError } from '../../lib/api.ts';
import { createSender } from '../../lib/conversation/outbox.sender.ts';
import { lastMessage } from '../../lib/conversation/thread.ts';
import { knownCountry } from '../../lib/country.ts';
import { parseAs } from '../../lib/parse.ts';
import { liveSocket } from '../../lib/socket.ts';
import { uuid } from '../../lib/uuid.ts';
import { within } from '../../lib/within.ts';
import { postMessage } from './couples.api.ts';
import { currentView, upsertMessage } from './couples.cache.ts';
import { untilForgotten } from './forget.ts';
import { showHelp } from './help.store.ts';
import { dequeue, enqueue, markFailed, markWaiting, nextWaiting, type OutboxItem } from './outbox.store.ts';
import { readerLanguage } from './reader-language.ts';
import { noteTrouble } from './send-trouble.store.ts';
import { senderIn } from './sender.ts';
import { isLive, pollSoon, resetConnection, useSessionConnection } from './session-connection.ts';

/** Time limits in milliseconds for an acknowledgement and for a call. */
const ACK_MS = 5_000;
const CALL_MS = 10_000;

const sender = createSender({
  outbox: { nextWaiting, dequeue, markFailed },
  untilForgotten,
  deliver: (token, item, forgotten) => noteTrouble(token, () => helping(token, deliver(token, item, forgotten), forgotten)),
  show: (token, { message }) => upsertMessage(token, message, false),
  onSent: (token, { help, message }, forgotten) => {
    if (help && !forgotten.aborted) showHelp(token, { ...help, upToId: message.id });
    pollSoon(token);
  },
});

/** Sends a session's waiting messages. */
export const { sendWaiting } = sender;

// A restored connection ends every pause.
useSessionConnection.subscribe((now, before) => {
  if (now.joined && !before.joined) sender.wakeSender();
});

/** Shows a message at once and sends it as soon as possible. */
export function sendMessage(token: string, message: string): void {
  enqueue(token, { clientMessageId: uuid(), message, language: readerLanguage(), writtenAt: new Date().toISOString() });
  void sendWaiting(token);
}

/** Sends a refused message again. */
export function sendAgain(token: string, clientMessageId: string): void {
  markWaiting(token, clientMessageId);
  void sendWaiting(token);
}

/** Shows the help of a refusal whose words sound like danger: no message has stored it yet. Any other refusal has its line in the talk. */
async function helping<T>(token: string, sending: Promise<T>, forgotten: AbortSignal): Promise<T> {
  try {
    return await sending;
  } catch (error) {
    const help = error instanceof ApiError ? error.help : undefined;
    const last = lastMessage(currentView(token) ?? { pages: [] })?.id ?? 0;
    if (help && help.level !== 'always' && !forgotten.aborted) showHelp(token, { ...help, upToId: last + 1 });
    throw error;
  }
}

/** Sends over the live socket, else by a call. Both may happen: clientMessageId keeps the message unique. */
async function deliver(
  token: string,
  { clientMessageId, message, language }: OutboxItem,
  forgotten: AbortSignal,
): Promise<CouplesSent> {
  const country = knownCountry();
  if (isLive(token)) {
    const socket = await liveSocket();
    const answer = await socket
      .timeout(ACK_MS)
      .emitWithAck('couples:send', { token, clientMessageId, message, language, country })
      .catch(() => null);
    if (answer?.success) return parseAs(CouplesSent, answer);
    if (answer) throw ApiError.of(answer);
    // An open socket without an acknowledgement is probably dead: replace it.
    if (socket.connected) resetConnection();
  }
  // The cookie may belong to the next user by now.
  forgotten.throwIfAborted();
  const body = { sessionToken: token, message, ...senderIn(token), clientMessageId, language, country };
  return postMessage(body, within(CALL_MS, forgotten));
}
