import { COUPLES_AFTER_SEND_MS, COUPLES_POLL_MS } from '@beside/common/couples/couples.constants';
import { CouplesRoomView } from '@beside/common/couples/couples.views';
import { create } from 'zustand';
import { ApiError } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';
import { type LiveSocket, liveSocket, reconnect } from '../../lib/socket.ts';
import { pollSession } from './couples.api.ts';
import { currentView, markGone, upsertAnswer } from './couples.cache.ts';
import { resumeFrom } from './couples.merge.ts';
import { readerLanguage } from './reader-language.ts';

/** Milliseconds without a live connection before polling starts. */
const GRACE_MS = 1_000;
/** Milliseconds until an opening times out, and until it is retried. */
const OPEN_MS = 5_000;
const AGAIN_MS = 3_000;
/** Milliseconds until a poll times out, and between polls of a hidden tab or an ended session. */
const POLL_GIVE_UP_MS = 10_000;
const SLOW_POLL_MS = 3_000;

interface SessionConnection {
  /** The session on this page, if any. */
  token: string | null;
  /** The session is open on the socket: the server pushes everything. */
  joined: boolean;
  /** The grace period has passed without a live connection: the page polls. */
  late: boolean;
}

/** The connection of the session on this page. */
export const useSessionConnection = create<SessionConnection>(() => ({ token: null, joined: false, late: false }));

export const isLive = (token: string) =>
  useSessionConnection.getState().joined && useSessionConnection.getState().token === token;

let graceTimer: ReturnType<typeof setTimeout> | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
/** Incremented by every opening and leaving: answers to older ones are ignored. */
let generation = 0;
let looping = false;
/** Consecutive openings without an answer; at the limit the socket is replaced. */
let unansweredOpens = 0;
const UNANSWERED_MAX = 2;
let polling: AbortController | null = null;
let endPause: () => void = () => undefined;

/** Connects to a cached session, by socket or polls. The returned function disconnects. */
export function connectSession(token: string): () => void {
  useSessionConnection.setState({ token, joined: false, late: false });
  startGrace();
  void liveSocket()
    .then((socket) => openSession(socket))
    // Polling works without the socket's code.
    .catch(() => undefined);
  return () => {
    if (useSessionConnection.getState().token !== token) return;
    // An opening still in flight closes the session once it is answered.
    if (isLive(token)) void closeSession(token);
    cancelAttempts();
    useSessionConnection.setState({ token: null, joined: false, late: false });
  };
}

async function closeSession(token: string): Promise<void> {
  const socket = await liveSocket();
  if (socket.connected) socket.emit('couples:close', { token }, () => undefined);
}

/** Replaces a socket that stopped answering; polls fill the gap. */
export function resetConnection(): void {
  connectionLost();
  void reconnect().catch(() => undefined);
}

function cancelAttempts(): void {
  generation += 1;
  clearTimeout(graceTimer);
  clearTimeout(again);
  polling?.abort();
  endPause();
}

function startGrace(): void {
  clearTimeout(graceTimer);
  graceTimer = setTimeout(() => {
    useSessionConnection.setState({ late: true });
    void keepPolling();
  }, GRACE_MS);
}

/** Records that the socket is gone: the session is not live until it is reopened. */
export function connectionLost(): void {
  const { token, joined } = useSessionConnection.getState();
  if (token === null) return;
  generation += 1;
  clearTimeout(again);
  if (!joined) return;
  useSessionConnection.setState({ joined: false });
  startGrace();
}

/** Opens the session on the socket and catches up page by page. */
export async function openSession(socket: LiveSocket): Promise<void> {
  const { token } = useSessionConnection.getState();
  if (token === null || !socket.connected) return;
  generation += 1;
  const own = generation;
  clearTimeout(again);
  try {
    const language = readerLanguage();
    const known = currentView(token);
    for (let more = true, afterId = known ? resumeFrom(known) : 0; more; afterId = currentView(token)?.syncedTo ?? 0) {
      const payload = { token, afterId, language };
      const answer = await socket
        .timeout(OPEN_MS)
        .emitWithAck('couples:open', payload)
        .catch(() => null);
      if (own !== generation) {
        // The page was left meanwhile, but the server may have joined the socket.
        if (useSessionConnection.getState().token !== token) void closeSession(token);
        return;
      }
      if (!answer) {
        openUnanswered(socket);
        return;
      }
      unansweredOpens = 0;
      if (!answer.success) throw ApiError.of(answer);
      const state = parseAs(CouplesRoomView, answer);
      if (state.me.role === 'visitor')
        throw ApiError.of({ code: 'not_allowed', message: 'The socket belongs to an earlier visit' });
      upsertAnswer(token, state);
      more = state.hasMore;
    }
    clearTimeout(graceTimer);
    useSessionConnection.setState({ joined: true, late: false });
    // The reader may have chosen another language meanwhile.
    if (readerLanguage() !== language) socket.emit('couples:language', { token, language: readerLanguage() }, () => undefined);
    polling?.abort();
    endPause();
  } catch (error) {
    if (own !== generation) return;
    // Polling continues. A refused socket may carry an older cookie, so it is replaced.
    const refused = error instanceof ApiError && ['not_found', 'not_allowed', 'not_signed_in'].includes(error.code);
    // Other failures may be over before the server expects it.
    const limited = error instanceof ApiError && error.code === 'too_many_requests' ? (error.retryAfter ?? 0) : 0;
    const wait = Math.max(AGAIN_MS, limited * 1_000);
    again = setTimeout(() => void (refused ? reconnect().catch(() => undefined) : openSession(socket)), wait);
  }
}

/** Handles an opening without an answer: retries first, then replaces the socket. Polling continues. */
function openUnanswered(socket: LiveSocket): void {
  connectionLost();
  if (!socket.connected) return;
  unansweredOpens += 1;
  if (unansweredOpens < UNANSWERED_MAX) again = setTimeout(() => void openSession(socket), AGAIN_MS);
  else {
    unansweredOpens = 0;
    void reconnect().catch(() => undefined);
  }
}

let resyncedAt = 0;

/** Catches up after a missed push, at most once a second. */
export function resync(): void {
  if (Date.now() - resyncedAt < 1_000) return;
  resyncedAt = Date.now();
  void liveSocket().then(openSession);
}

/** Polls while the session is not live. */
async function keepPolling(): Promise<void> {
  if (looping) return;
  looping = true;
  const tag: Tag = { of: '', etag: null };
  for (
    let { token, late } = useSessionConnection.getState();
    token !== null && late;
    { token, late } = useSessionConnection.getState()
  ) {
    const poll = new AbortController();
    polling = poll;
    const timeout = setTimeout(() => poll.abort(), POLL_GIVE_UP_MS);
    const pause = await pollOnce(token, tag, poll.signal);
    clearTimeout(timeout);
    if (!poll.signal.aborted) await pauseFor(pause);
  }
  looping = false;
}

/** The ETag of the last poll, and the token and language it belongs to. */
interface Tag {
  of: string;
  etag: string | null;
}

/** Polls once. Returns the milliseconds until the next poll. */
async function pollOnce(token: string, tag: Tag, signal: AbortSignal): Promise<number> {
  const known = currentView(token);
  const pause = document.hidden || known?.session.isActive === false ? SLOW_POLL_MS : COUPLES_POLL_MS;
  if (!known) return pause;
  const language = readerLanguage();
  const of = `${token} ${language}`;
  try {
    const tagged = tag.of === of ? tag.etag : null;
    const after = tagged === null ? resumeFrom(known) : known.syncedTo;
    const reply = await pollSession(token, { after, language }, tagged, signal);
    if (!reply) return pause;
    upsertAnswer(token, reply.answer);
    Object.assign(tag, { of, etag: reply.etag });
    return reply.answer.hasMore ? 0 : pause;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) markGone(token);
    if (error instanceof ApiError && error.retryAfter !== null) return error.retryAfter * 1_000;
    return pause;
  }
}

function pauseFor(ms: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    endPause = () => {
      clearTimeout(timer);
      done();
    };
  });
}

/** Polls soon after a message was sent, since the counsellor may have begun. Does nothing while live. */
export function pollSoon(token: string): void {
  setTimeout(() => {
    if (useSessionConnection.getState().token === token) endPause();
  }, COUPLES_AFTER_SEND_MS);
}

/** Reopens when the tab is visible again or the network is back: the socket may be silently dead. */
function recheckConnection(): void {
  if (document.hidden || useSessionConnection.getState().token === null) return;
  endPause();
  void liveSocket()
    .then((socket) => openSession(socket))
    .catch(() => undefined);
}
document.addEventListener('visibilitychange', recheckConnection);
window.addEventListener('online', recheckConnection);
