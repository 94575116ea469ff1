import { OpenChatView } from '@beside/common/chat/chat.views';
import type { ErrorCode } from '@beside/common/errors';
import { create } from 'zustand';
import { ApiError } from '../../lib/api.ts';
import { resumeFrom } from '../../lib/conversation/thread.ts';
import { parseAs } from '../../lib/parse.ts';
import { type LiveSocket, liveSocket, reconnect } from '../../lib/socket.ts';
import { within } from '../../lib/within.ts';
import { fetchChat } from './chat.api.ts';
import { currentView, isGrowing, markGone, upsertAnswer } from './chat.cache.ts';
import { questionsInLine } from './chat.merge.ts';
import { nextWaiting } from './outbox.store.ts';

/** Milliseconds until an opening and a poll time out. */
const OPEN_MS = 5_000;
const POLL_GIVE_UP_MS = 10_000;
/** Milliseconds without a live connection before polling starts. */
const GRACE_MS = 1_000;
/** Milliseconds until a failed opening is retried. */
const AGAIN_MS = 3_000;
/** Milliseconds between polls while a reply is awaited, and otherwise. */
const POLL_MS = 2_000;
const IDLE_POLL_MS = 10_000;
/** Milliseconds from an action of the reader to the poll for its outcome. */
const SOON_MS = 500;
/** Milliseconds between two catch-ups after missed pushes. */
const RESYNC_EVERY_MS = 1_000;
/** Consecutive openings without an answer, after which the socket is replaced. */
const UNANSWERED_MAX = 2;
/** Refusals that may come from an older cookie: only another socket helps. */
const REFUSED: readonly ErrorCode[] = ['not_found', 'not_allowed', 'not_signed_in', 'session_required'];

interface Connection {
  /** The chat on this page, if any. */
  sessionId: string | null;
  /** It is open on the socket: the server pushes everything. */
  live: boolean;
}

export const useChatConnection = create<Connection>(() => ({ sessionId: null, live: false }));
const { getState: connection, setState: setConnection } = useChatConnection;

export const isLive = (sessionId: string) => connection().live && connection().sessionId === sessionId;

/** Incremented by every opening, loss and leaving: answers to older openings are ignored. */
let generation = 0;
let unanswered = 0;
let resyncedAt = Number.NEGATIVE_INFINITY;
let againTimer: ReturnType<typeof setTimeout> | undefined;
let pollTimer: ReturnType<typeof setTimeout> | undefined;
let polling: AbortController | null = null;

/** Connects to a cached chat, by socket or polls. The returned function disconnects. */
export function connectChat(sessionId: string): () => void {
  leave();
  setConnection({ sessionId, live: false });
  pollIn(GRACE_MS);
  void checkSocket();
  return () => {
    if (connection().sessionId === sessionId) leave();
  };
}

function leave(): void {
  const { sessionId, live } = connection();
  generation += 1;
  clearTimeout(againTimer);
  stopPolling();
  setConnection({ sessionId: null, live: false });
  // An opening still in flight closes the chat once it is answered.
  if (sessionId !== null && live) void liveSocket().then((socket) => close(socket, sessionId));
}

function close(socket: LiveSocket, sessionId: string): void {
  if (socket.connected) socket.emit('chat:close', { sessionId }, () => undefined);
}

/** Opens the chat: the socket has connected. */
export function socketConnected(): void {
  const { sessionId } = connection();
  if (sessionId !== null) void open(sessionId);
}

/** Records that the socket is gone: the chat is not live until it is reopened. */
export function connectionLost(): void {
  const { sessionId, live } = connection();
  if (sessionId === null) return;
  generation += 1;
  clearTimeout(againTimer);
  setConnection({ live: false });
  if (live) pollIn(GRACE_MS);
}

/** Replaces a socket that stopped answering; polls fill the gap. */
export function resetConnection(): void {
  connectionLost();
  void reconnect().catch(() => undefined);
}

/** Catches up after a missed push, at most once a second. */
export function resync(): void {
  if (Date.now() - resyncedAt < RESYNC_EVERY_MS) return;
  resyncedAt = Date.now();
  void checkSocket();
}

/** Polls soon, unless the chat is live: something was asked for. */
export function pollSoon(sessionId: string): void {
  if (connection().sessionId === sessionId && !connection().live) pollIn(SOON_MS);
}

const recheck = () => {
  const { sessionId } = connection();
  if (document.hidden || sessionId === null) return;
  if (!connection().live) pollIn(0);
  void checkSocket();
};
document.addEventListener('visibilitychange', recheck);
window.addEventListener('online', recheck);

async function checkSocket(): Promise<void> {
  // Polling works without the socket's code.
  const socket = await liveSocket().catch(() => null);
  if (socket?.connected) socketConnected();
}

async function open(sessionId: string): Promise<void> {
  generation += 1;
  const own = generation;
  clearTimeout(againTimer);
  const socket = await liveSocket();
  for (let afterId = resumeId(sessionId); ; afterId = currentView(sessionId)?.syncedTo) {
    const answer = await socket
      .timeout(OPEN_MS)
      .emitWithAck('chat:open', { sessionId, afterId })
      .catch(() => null);
    if (own !== generation) {
      // The page was left meanwhile, but the server may have joined the socket.
      if (connection().sessionId !== sessionId) close(socket, sessionId);
      return;
    }
    if (!answer) return openUnanswered(socket);
    unanswered = 0;
    const page = answer.success ? readable(answer) : null;
    if (!page) return openFailed(sessionId, answer.success ? null : answer.code, answer.success ? 0 : (answer.retryAfter ?? 0));
    upsertAnswer(sessionId, page);
    // Without `afterId` there may be more of the older ones, which come with scrolling.
    if (!page.hasMore || afterId === undefined) break;
  }
  stopPolling();
  setConnection({ live: true });
}

function resumeId(sessionId: string): number | undefined {
  const view = currentView(sessionId);
  return view && resumeFrom(view);
}

function readable(answer: unknown): OpenChatView | null {
  try {
    return parseAs(OpenChatView, answer);
  } catch {
    return null;
  }
}

/**
 * Polling continues. A refused socket may carry an older cookie, so it is replaced, unless a poll was refused as well;
 * other failures may pass.
 */
function openFailed(sessionId: string, code: ErrorCode | null, retryAfter: number): void {
  const limited = code === 'too_many_requests' ? retryAfter * 1_000 : 0;
  const isRefused = code !== null && REFUSED.includes(code);
  const again = () => {
    if (!isRefused) void checkSocket();
    else if (!currentView(sessionId)?.gone) resetConnection();
  };
  dropped();
  againTimer = setTimeout(again, Math.max(AGAIN_MS, limited));
}

/** Retries first, then replaces the socket. Polling continues. */
function openUnanswered(socket: LiveSocket): void {
  connectionLost();
  if (!socket.connected) return;
  unanswered = (unanswered + 1) % UNANSWERED_MAX;
  if (unanswered === 0) resetConnection();
  else againTimer = setTimeout(() => void checkSocket(), AGAIN_MS);
}

/** Records that a chat that was live could not be opened again. */
function dropped(): void {
  if (!connection().live) return;
  setConnection({ live: false });
  pollIn(0);
}

function pollIn(ms: number): void {
  clearTimeout(pollTimer);
  pollTimer = setTimeout(() => void poll(), ms);
}

function stopPolling(): void {
  clearTimeout(pollTimer);
  polling?.abort();
}

async function poll(): Promise<void> {
  const { sessionId, live } = connection();
  if (sessionId === null || live) return;
  polling?.abort();
  const own = new AbortController();
  polling = own;
  try {
    const after = resumeId(sessionId);
    const answer = await fetchChat(sessionId, { after }, within(POLL_GIVE_UP_MS, own.signal));
    if (own.signal.aborted) return;
    upsertAnswer(sessionId, answer);
    pollIn(answer.hasMore && after !== undefined ? 0 : pauseOf(sessionId));
  } catch (error) {
    if (own.signal.aborted) return;
    // A gone chat is asked for again when the reader comes back, or the socket does.
    if (error instanceof ApiError && error.status === 404) return markGone(sessionId);
    const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
    pollIn(Math.max(pauseOf(sessionId), asked));
  }
}

/** Milliseconds to the next poll: few while the reader waits for something. */
function pauseOf(sessionId: string): number {
  const view = currentView(sessionId);
  const awaited = isGrowing(sessionId) || nextWaiting(sessionId) || (view && questionsInLine(view.pages).length > 0);
  return awaited && !document.hidden ? POLL_MS : IDLE_POLL_MS;
}
