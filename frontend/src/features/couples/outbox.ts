import { CouplesSent } from '@beside/common/couples/couples.views';
import { notifyManager } from '@tanstack/react-query';
import { ApiError } from '../../lib/api.ts';
import { useConnectionFacts } from '../../lib/connection.store.ts';
import { knownCountry } from '../../lib/country.ts';
import { parseAs } from '../../lib/parse.ts';
import { liveSocket } from '../../lib/socket.ts';
import { uuid } from '../../lib/uuid.ts';
import { within } from '../../lib/within.ts';
import { postMessage } from './couples.api.ts';
import { upsertMessage } from './couples.cache.ts';
import { untilForgotten } from './forget.ts';
import { showHelp } from './help.store.ts';
import { retryDecision } from './outbox.retry.ts';
import { dequeue, enqueue, markFailed, markWaiting, nextWaiting, type OutboxItem } from './outbox.store.ts';
import { readerLanguage } from './reader-language.ts';
import { senderIn } from './sender.ts';
import { isLive, pollSoon, resetConnection, useSessionConnection } from './session-connection.ts';

/** Time limits in milliseconds for an acknowledgement and for a call. */
const ACK_MS = 5_000;
const CALL_MS = 10_000;

/** Sessions whose messages are being sent; the value ends the pause between attempts. */
const sending = new Map<string, () => void>();

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

/** Sends a session's waiting messages one at a time, so their order holds. */
export async function sendWaiting(token: string): Promise<void> {
  const pausing = sending.get(token);
  if (pausing) return pausing();
  sending.set(token, () => undefined);
  try {
    let attempts = 0;
    for (let item = nextWaiting(token); item; item = nextWaiting(token)) {
      attempts += 1;
      const pause = await attempt(token, item, attempts);
      if (pause === null) attempts = 0;
      else await pauseOf(token, pause);
    }
  } finally {
    sending.delete(token);
  }
}

/** Sends one message. Returns the pause before the next attempt, or null once it is settled. */
async function attempt(token: string, item: OutboxItem, attempts: number): Promise<number | null> {
  const forgotten = untilForgotten();
  try {
    const { message, help } = await deliver(token, item, forgotten);
    // The sender has signed out: show and keep nothing.
    if (forgotten.aborted) return null;
    upsertMessage(token, message, false);
    // Dequeue after the list has rendered with it, or it would vanish for a moment.
    notifyManager.schedule(() => dequeue(token, item.clientMessageId));
    await new Promise<void>((done) => notifyManager.schedule(done));
    if (help && !forgotten.aborted) showHelp(token, help);
    pollSoon(token);
    return null;
  } catch (error) {
    if (forgotten.aborted) return null;
    const decision = retryDecision(error, attempts);
    if ('retryIn' in decision) return decision.retryIn;
    markFailed(token, item.clientMessageId, decision.fault);
    return null;
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

function pauseOf(token: string, ms: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    sending.set(token, () => {
      clearTimeout(timer);
      done();
    });
  });
}

// A restored connection ends every pause.
const wake = () => {
  for (const go of sending.values()) go();
};
useSessionConnection.subscribe((now, before) => now.joined && !before.joined && wake());
useConnectionFacts.subscribe((now, before) => (now.http === 'ok' && before.http === 'failing' ? wake() : undefined));
