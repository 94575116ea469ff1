import { COUPLES_AFTER_SEND_MS, COUPLES_POLL_MS } from '@beside/common/couples/couples.constants';
import { create } from 'zustand';
import { ApiError } from '../../lib/api.ts';
import { type LiveSocket, liveSocket, reconnect } from '../../lib/socket.ts';
import { pollRoom } from './couples.api.ts';
import { markGone, roomNow, upsertAnswer } from './couples.cache.ts';
import { resumeFrom } from './couples.merge.ts';
import { parseRoom } from './couples.parse.ts';
import { readerLanguage } from './reader-language.ts';

/** Milliseconds without being live before the page polls. */
const GRACE_MS = 1_000;
/** Milliseconds for the answer to an opening, and before it is tried again. */
const OPEN_MS = 5_000;
const AGAIN_MS = 3_000;
/** Milliseconds after which a poll is given up, and between polls of a tab that nobody looks at, or of a session that has ended. */
const POLL_GIVE_UP_MS = 10_000;
const SLOW_POLL_MS = 3_000;

interface Link {
  /** The session on this page; null is none. */
  token: string | null;
  /** Its room is open on the socket: everything is pushed. */
  joined: boolean;
  /** It has not been for the grace period: the page polls. */
  late: boolean;
}

/** How the session on this page hears of what is new. */
export const useRoomLink = create<Link>(() => ({ token: null, joined: false, late: false }));

export const isLive = (token: string) => useRoomLink.getState().joined && useRoomLink.getState().token === token;

let grace: ReturnType<typeof setTimeout> | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
/** Counts openings and leavings: an answer to an earlier one is no answer any more. */
let turn = 0;
let looping = false;
/** Openings in a row that had no answer, and after how many the connection is taken for dead. */
let silences = 0;
const SILENCES = 2;
let polling: AbortController | null = null;
let endPause: () => void = () => undefined;

/** Opens a session's room, on the socket or by polls, until the returned function is called. It must be in the cache. */
export function watchRoom(token: string): () => void {
  useRoomLink.setState({ token, joined: false, late: false });
  startGrace();
  void liveSocket()
    .then((socket) => openRoom(socket))
    // Without the socket's code there are still the polls.
    .catch(() => undefined);
  return () => {
    if (useRoomLink.getState().token !== token) return;
    // An opening may still be on its way: closed after it as well, when it is answered.
    if (isLive(token)) void closeRoom(token);
    leaveTurn();
    useRoomLink.setState({ token: null, joined: false, late: false });
  };
}

async function closeRoom(token: string): Promise<void> {
  const socket = await liveSocket();
  if (socket.connected) socket.emit('couples:close', { token }, () => undefined);
}

/** An answer that does not come: the connection is made anew, and the room is asked for by polls meanwhile. */
export function connectionSuspect(): void {
  roomLost();
  void reconnect().catch(() => undefined);
}

function leaveTurn(): void {
  turn += 1;
  clearTimeout(grace);
  clearTimeout(again);
  polling?.abort();
  endPause();
}

function startGrace(): void {
  clearTimeout(grace);
  grace = setTimeout(() => {
    useRoomLink.setState({ late: true });
    void keepPolling();
  }, GRACE_MS);
}

/** The socket is gone: the room is not live until it has been opened again. */
export function roomLost(): void {
  const { token, joined } = useRoomLink.getState();
  if (token === null) return;
  turn += 1;
  clearTimeout(again);
  if (!joined) return;
  useRoomLink.setState({ joined: false });
  startGrace();
}

/** Opens the room on the socket and catches up with what was missed, as often as there is more. */
export async function openRoom(socket: LiveSocket): Promise<void> {
  const { token } = useRoomLink.getState();
  if (token === null || !socket.connected) return;
  turn += 1;
  const mine = turn;
  clearTimeout(again);
  try {
    const language = readerLanguage();
    const known = roomNow(token);
    for (let more = true, afterId = known ? resumeFrom(known) : 0; more; afterId = roomNow(token)?.syncedTo ?? 0) {
      const payload = { token, afterId, language };
      const answer = await socket
        .timeout(OPEN_MS)
        .emitWithAck('couples:open', payload)
        .catch(() => null);
      if (mine !== turn) {
        // The page was left meanwhile; the server may let it in all the same.
        if (useRoomLink.getState().token !== token) void closeRoom(token);
        return;
      }
      if (!answer) {
        unanswered(socket);
        return;
      }
      silences = 0;
      if (!answer.success) throw ApiError.of(answer);
      const room = parseRoom(answer);
      if (room.me.role === 'visitor')
        throw ApiError.of({ code: 'not_allowed', message: 'The socket belongs to an earlier visit' });
      upsertAnswer(token, room);
      more = room.hasMore;
    }
    clearTimeout(grace);
    useRoomLink.setState({ joined: true, late: false });
    // Another one may have been chosen meanwhile.
    if (readerLanguage() !== language) socket.emit('couples:language', { token, language: readerLanguage() }, () => undefined);
    polling?.abort();
    endPause();
  } catch (error) {
    if (mine !== turn) return;
    // The polls go on meanwhile. The socket may have come with the cookie of an earlier visit.
    const refused = error instanceof ApiError && ['not_found', 'not_allowed', 'not_signed_in'].includes(error.code);
    // Any other failure may be over before the server expects it.
    const limited = error instanceof ApiError && error.code === 'too_many_requests' ? (error.retryAfter ?? 0) : 0;
    const wait = Math.max(AGAIN_MS, limited * 1_000);
    again = setTimeout(() => void (refused ? reconnect().catch(() => undefined) : openRoom(socket)), wait);
  }
}

/** An opening had no answer: the polls go on meanwhile. A slow server is asked again; a connection that stays silent is made anew. */
function unanswered(socket: LiveSocket): void {
  roomLost();
  if (!socket.connected) return;
  silences += 1;
  if (silences < SILENCES) again = setTimeout(() => void openRoom(socket), AGAIN_MS);
  else {
    silences = 0;
    void reconnect().catch(() => undefined);
  }
}

let asked = 0;

/** Asks for all of it again because something was missed, at most once a second. */
export function askAgain(): void {
  if (Date.now() - asked < 1_000) return;
  asked = Date.now();
  void liveSocket().then(openRoom);
}

/** Polls for the session on this page as long as it is not live. */
async function keepPolling(): Promise<void> {
  if (looping) return;
  looping = true;
  const tag: Tag = { of: '', etag: null };
  for (let { token, late } = useRoomLink.getState(); token !== null && late; { token, late } = useRoomLink.getState()) {
    const poll = new AbortController();
    polling = poll;
    const patience = setTimeout(() => poll.abort(), POLL_GIVE_UP_MS);
    const pause = await pollOnce(token, tag, poll.signal);
    clearTimeout(patience);
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
  const known = roomNow(token);
  const pause = document.hidden || known?.session.isActive === false ? SLOW_POLL_MS : COUPLES_POLL_MS;
  if (!known) return pause;
  const language = readerLanguage();
  const of = `${token} ${language}`;
  try {
    const tagged = tag.of === of ? tag.etag : null;
    const after = tagged === null ? resumeFrom(known) : known.syncedTo;
    const reply = await pollRoom(token, { after, language }, tagged, signal);
    if (!reply) return pause;
    upsertAnswer(token, reply.room);
    Object.assign(tag, { of, etag: reply.etag });
    return reply.room.hasMore ? 0 : pause;
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
    if (useRoomLink.getState().token === token) endPause();
  }, COUPLES_AFTER_SEND_MS);
}

/** A tab that is looked at again, or a network that is back: the connection may have died meanwhile without a word. */
function lookAgain(): void {
  if (document.hidden || useRoomLink.getState().token === null) return;
  endPause();
  void liveSocket()
    .then((socket) => openRoom(socket))
    .catch(() => undefined);
}
document.addEventListener('visibilitychange', lookAgain);
window.addEventListener('online', lookAgain);
