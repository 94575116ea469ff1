import type { CouplesSent } from '@beside/common/couples/couples.dto';
import { notifyManager } from '@tanstack/react-query';
import { ApiError } from '../../lib/api.ts';
import { useConnectionFacts } from '../../lib/connection.store.ts';
import { knownCountry } from '../../lib/country.ts';
import { liveSocket } from '../../lib/socket.ts';
import { uuid } from '../../lib/uuid.ts';
import { within } from '../../lib/within.ts';
import { postMessage } from './couples.api.ts';
import { upsertMessage } from './couples.cache.ts';
import { parseSent } from './couples.parse.ts';
import { untilForgotten } from './forget.ts';
import { showHelp } from './help.store.ts';
import { retryDecision } from './outbox.retry.ts';
import { dequeue, enqueue, markFailed, markWaiting, nextWaiting, type OutboxItem } from './outbox.store.ts';
import { readerLanguage } from './reader-language.ts';
import { senderIn } from './sender.ts';
import { isLive, pollSoon, resetConnection, useSessionConnection } from './session-connection.ts';

/** Milliseconds for an acknowledgement, and for a call's reply. */
const ACK_MS = 5_000;
const CALL_MS = 10_000;

/** Which sessions' messages are being sent, and what ends the pause between two attempts early. */
const sending = new Map<string, () => void>();

/** Puts a message on its way: it is shown at once, and sent as soon as it can be. */
export function sendMessage(token: string, message: string): void {
  enqueue(token, { clientMessageId: uuid(), message, language: readerLanguage(), writtenAt: new Date().toISOString() });
  void sendWaiting(token);
}

/** Sends a refused message again. */
export function sendAgain(token: string, clientMessageId: string): void {
  markWaiting(token, clientMessageId);
  void sendWaiting(token);
}

/** Sends what waits in a session, one after the other, until nothing does. */
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

/** Sends one message; answers the pause before the next attempt at it, or null when it is settled. */
async function attempt(token: string, item: OutboxItem, attempts: number): Promise<number | null> {
  const forgotten = untilForgotten();
  try {
    const { message, help } = await deliver(token, item, forgotten);
    // Its writer is gone: nothing of it is shown or kept here any more.
    if (forgotten.aborted) return null;
    upsertMessage(token, message, false);
    // In the turn after the list is drawn with it, so that it is never in neither.
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

/** By the socket while the room is live; by a call otherwise, and when the socket stays silent: the same message is stored once. */
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
    if (answer?.success) return parseSent(answer);
    if (answer) throw ApiError.of(answer);
    // A connection that swallows things is none, though nobody has said so yet. One that was closed knows it.
    if (socket.connected) resetConnection();
  }
  // Never in another's name: the cookie may be the next person's by now.
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

// A connection that is back is a reason not to wait any longer.
const wake = () => {
  for (const go of sending.values()) go();
};
useSessionConnection.subscribe((now, before) => now.joined && !before.joined && wake());
useConnectionFacts.subscribe((now, before) => (now.http === 'ok' && before.http === 'failing' ? wake() : undefined));
