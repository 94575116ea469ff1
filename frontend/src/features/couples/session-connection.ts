import { COUPLES_AFTER_SEND_MS, COUPLES_POLL_MS } from '@beside/common/couples/couples.constants';
import { create } from 'zustand';
import { ApiError } from '../../lib/api.ts';
import { type LiveSocket, liveSocket, reconnect } from '../../lib/socket.ts';
import { pollSession } from './couples.api.ts';
import { currentView, markGone, upsertAnswer } from './couples.cache.ts';
import { resumeFrom } from './couples.merge.ts';
import { parseSessionState } from './couples.parse.ts';
import { readerLanguage } from './reader-language.ts';

/** Milliseconds without being live before the page polls. */
const GRACE_MS = 1_000;
/** Milliseconds for the answer to an opening, and before it is tried again. */
const OPEN_MS = 5_000;
const AGAIN_MS = 3_000;
/** Milliseconds after which a poll is given up, and between polls of a tab that nobody looks at, or of a session that has ended. */
const POLL_GIVE_UP_MS = 10_000;
const SLOW_POLL_MS = 3_000;

interface SessionConnection {
  /** The session on this page; null is none. */
  token: string | null;
  /** Its room is open on the socket: everything is pushed. */
  joined: boolean;
  /** It has not been for the grace period: the page polls. */
  late: boolean;
}

/** How the session on this page hears of what is new. */
export const useSessionConnection = create<SessionConnection>(() => ({ token: null, joined: false, late: false }));

export const isLive = (token: string) =>
  useSessionConnection.getState().joined && useSessionConnection.getState().token === token;

let graceTimer: ReturnType<typeof setTimeout> | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
/** Counts openings and leavings: an answer to an earlier one is no answer any more. */
let generation = 0;
let looping = false;
/** Openings in a row that had no answer, and after how many the connection is taken for dead. */
let unansweredOpens = 0;
const UNANSWERED_MAX = 2;
let polling: AbortController | null = null;
let endPause: () => void = () => undefined;

/** Opens a session's room, on the socket or by polls, until the returned function is called. It must be in the cache. */
export function connectSession(token: string): () => void {
  useSessionConnection.setState({ token, joined: false, late: false });
  startGrace();
  void liveSocket()
    .then((socket) => openSession(socket))
    // Without the socket's code there are still the polls.
    .catch(() => undefined);
  return () => {
    if (useSessionConnection.getState().token !== token) return;
    // An opening may still be on its way: closed after it as well, when it is answered.
    if (isLive(token)) void closeSession(token);
    cancelAttempts();
    useSessionConnection.setState({ token: null, joined: false, late: false });
  };
}

async function closeSession(token: string): Promise<void> {
  const socket = await liveSocket();
  if (socket.connected) socket.emit('couples:close', { token }, () => undefined);
}

/** An answer that does not come: the connection is made anew, and the room is asked for by polls meanwhile. */
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

/** The socket is gone: the room is not live until it has been opened again. */
export function connectionLost(): void {
  const { token, joined } = useSessionConnection.getState();
  if (token === null) return;
  generation += 1;
  clearTimeout(again);
  if (!joined) return;
  useSessionConnection.setState({ joined: false });
  startGrace();
}

/** Opens the room on the socket and catches up with what was missed, as often as there is more. */
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
        // The page was left meanwhile; the server may let it in all the same.
        if (useSessionConnection.getState().token !== token) void closeSession(token);
        return;
      }
      if (!answer) {
        openUnanswered(socket);
        return;
      }
      unansweredOpens = 0;
      if (!answer.success) throw ApiError.of(answer);
      const state = parseSessionState(answer);
      if (state.me.role === 'visitor')
        throw ApiError.of({ code: 'not_allowed', message: 'The socket belongs to an earlier visit' });
      upsertAnswer(token, state);
      more = state.hasMore;
    }
    clearTimeout(graceTimer);
    useSessionConnection.setState({ joined: true, late: false });
    // Another one may have been chosen meanwhile.
    if (readerLanguage() !== language) socket.emit('couples:language', { token, language: readerLanguage() }, () => undefined);
    polling?.abort();
    endPause();
  } catch (error) {
    if (own !== generation) return;
    // The polls go on meanwhile. The socket may have come with the cookie of an earlier visit.
    const refused = error instanceof ApiError && ['not_found', 'not_allowed', 'not_signed_in'].includes(error.code);
    const wait = Math.max(AGAIN_MS, error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0);
    again = setTimeout(() => void (refused ? reconnect().catch(() => undefined) : openSession(socket)), wait);
  }
}

/** An opening had no answer: the polls go on meanwhile. A slow server is asked again; a connection that stays silent is made anew. */
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

/** Asks for all of it again because something was missed, at most once a second. */
export function resync(): void {
  if (Date.now() - resyncedAt < 1_000) return;
  resyncedAt = Date.now();
  void liveSocket().then(openSession);
}

/** Polls for the session on this page as long as it is not live. */
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

/** The tag of what was polled last, and what that was of. */
interface Tag {
  of: string;
  etag: string | null;
}

/** Asks once for what is new; answers the milliseconds to wait before the next. */
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

/** One more poll, a moment after a message was sent: the counsellor may have begun. While the room is live there is none. */
export function pollSoon(token: string): void {
  setTimeout(() => {
    if (useSessionConnection.getState().token === token) endPause();
  }, COUPLES_AFTER_SEND_MS);
}

/** A tab that is looked at again, or a network that is back: the connection may have died meanwhile without a word. */
function recheckConnection(): void {
  if (document.hidden || useSessionConnection.getState().token === null) return;
  endPause();
  void liveSocket()
    .then((socket) => openSession(socket))
    .catch(() => undefined);
}
document.addEventListener('visibilitychange', recheckConnection);
window.addEventListener('online', recheckConnection);
