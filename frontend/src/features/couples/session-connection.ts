import { OpenCouplesView } from '@beside/common/couples/couples.views';
import { create } from 'zustand';
import { ApiError } from '../../lib/api.ts';
import { resumeFrom } from '../../lib/conversation/thread.ts';
import { parseAs } from '../../lib/parse.ts';
import { liveSocket, reconnect } from '../../lib/socket.ts';
import { pollSession } from './couples.api.ts';
import { currentView, markGone, upsertAnswer } from './couples.cache.ts';
import { readerLanguage } from './reader-language.ts';
import {
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
  NOT_CONNECTED,
  step,
  type Timer,
} from './session-connection.machine.ts';

/** Milliseconds until an opening and a poll time out. */
const OPEN_MS = 5_000;
const POLL_GIVE_UP_MS = 10_000;

/** The connection of the session on this page. */
export const useSessionConnection = create<ConnectionState>(() => NOT_CONNECTED);

export const isLive = (token: string) =>
  useSessionConnection.getState().joined && useSessionConnection.getState().token === token;

/** Applies an event, and carries out what follows. Effects report back later, never while this runs. */
function dispatch(event: ConnectionEvent): void {
  const before = useSessionConnection.getState();
  const [after, effects] = step(before, event);
  if (after !== before) useSessionConnection.setState(after, true);
  for (const effect of effects) perform(effect);
}

/** Connects to a cached session, by socket or polls. The returned function disconnects. */
export function connectSession(token: string): () => void {
  dispatch({ type: 'entered', token });
  return () => dispatch({ type: 'left', token });
}

/** Opens the session: the socket has connected. */
export const socketConnected = () => dispatch({ type: 'socket-open', language: readerLanguage() });

/** Records that the socket is gone: the session is not live until it is reopened. */
export const connectionLost = () => dispatch({ type: 'socket-lost' });

/** Replaces a socket that stopped answering; polls fill the gap. */
export const resetConnection = () => dispatch({ type: 'socket-stuck' });

/** Catches up after a missed push, at most once a second. */
export const resync = () => dispatch({ type: 'push-missed', now: Date.now() });

/** Polls soon after a message was sent, since the counsellor may have begun. Does nothing while live. */
export const pollSoon = (token: string) => dispatch({ type: 'sent', token });

const recheck = () => {
  if (!document.hidden) dispatch({ type: 'recheck' });
};
document.addEventListener('visibilitychange', recheck);
window.addEventListener('online', recheck);

const timers: Partial<Record<Timer, ReturnType<typeof setTimeout>>> = {};
let polling: AbortController | null = null;

function perform(effect: ConnectionEffect): void {
  switch (effect.type) {
    case 'start':
      clearTimeout(timers[effect.timer]);
      timers[effect.timer] = setTimeout(() => dispatch({ type: 'timer', timer: effect.timer }), effect.ms);
      break;
    case 'stop':
      clearTimeout(timers[effect.timer]);
      break;
    case 'check-socket':
      void checkSocket();
      break;
    case 'reconnect':
      void reconnect().catch(() => undefined);
      break;
    case 'open':
      void open(effect);
      break;
    case 'close':
      void close(effect);
      break;
    case 'send-language':
      void sendLanguage(effect);
      break;
    case 'merge':
      upsertAnswer(effect.token, effect.page);
      break;
    case 'mark-gone':
      markGone(effect.token);
      break;
    case 'poll':
      void poll(effect);
      break;
    case 'abort-poll':
      polling?.abort();
      break;
    case 'want-poll-in':
      setTimeout(() => dispatch({ type: 'poll-wanted', token: effect.token }), effect.ms);
  }
}

type Effect<Type extends ConnectionEffect['type']> = Extract<ConnectionEffect, { type: Type }>;

async function checkSocket(): Promise<void> {
  // Polling works without the socket's code.
  const socket = await liveSocket().catch(() => null);
  if (socket?.connected) socketConnected();
}

async function open({ generation, token, language, from }: Effect<'open'>): Promise<void> {
  const socket = await liveSocket();
  const known = currentView(token);
  const afterId = known ? (from === 'resume' ? resumeFrom(known) : known.syncedTo) : 0;
  const answer = await socket
    .timeout(OPEN_MS)
    .emitWithAck('couples:open', { token, afterId, language })
    .catch(() => null);
  if (!answer) return dispatch({ type: 'open-unanswered', generation, token, connected: socket.connected });
  if (!answer.success) {
    const { code, retryAfter = null } = answer;
    return dispatch({ type: 'open-failed', generation, token, code, retryAfter });
  }
  const page = readable(answer);
  if (page) dispatch({ type: 'opened', generation, token, page, language: readerLanguage() });
  else dispatch({ type: 'open-failed', generation, token, code: null, retryAfter: null });
}

function readable(answer: unknown): OpenCouplesView | null {
  try {
    return parseAs(OpenCouplesView, answer);
  } catch {
    return null;
  }
}

async function close({ token }: Effect<'close'>): Promise<void> {
  const socket = await liveSocket();
  if (socket.connected) socket.emit('couples:close', { token }, () => undefined);
}

async function sendLanguage({ token, language }: Effect<'send-language'>): Promise<void> {
  const socket = await liveSocket();
  socket.emit('couples:language', { token, language }, () => undefined);
}

async function poll({ number, token, tag }: Effect<'poll'>): Promise<void> {
  const known = currentView(token);
  const slow = document.hidden || known?.session.isActive === false;
  const language = readerLanguage();
  const own = new AbortController();
  polling = own;
  let timedOut = false;
  const timeout = setTimeout(() => {
    timedOut = true;
    own.abort();
  }, POLL_GIVE_UP_MS);
  try {
    const etag = tag?.language === language ? tag.etag : null;
    const after = known && (etag === null ? resumeFrom(known) : known.syncedTo);
    const reply = await (after === undefined ? null : pollSession(token, { after, language }, etag, own.signal));
    dispatch({ type: 'polled', number, slow, news: reply && { page: reply.answer, tag: { language, etag: reply.etag } } });
  } catch (error) {
    const failure = error instanceof ApiError ? error : null;
    const reason = timedOut ? 'timed-out' : failure?.status === 404 ? 'gone' : 'other';
    dispatch({ type: 'poll-failed', number, slow, reason, retryAfter: failure?.retryAfter ?? null });
  } finally {
    clearTimeout(timeout);
  }
}
