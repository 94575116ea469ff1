import { OpenChatView } from '@beside/common/chat/chat.views';
import type { ErrorCode } from '@beside/common/errors';
import { create } from 'zustand';
import { parseAs } from '../../lib/parse.ts';
import { type LiveSocket, liveSocket, reconnect } from '../../lib/socket.ts';
import { currentView, upsertAnswer } from './chat.cache.ts';
import { chatPolling, resumeId } from './chat.polling.ts';

/** Milliseconds until an opening times out. */
const OPEN_MS = 5_000;
/** Milliseconds without a live connection before polling starts. */
const GRACE_MS = 1_000;
/** Milliseconds until a failed opening is retried. */
const AGAIN_MS = 3_000;
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
let resyncTimer: ReturnType<typeof setTimeout> | undefined;
let againTimer: ReturnType<typeof setTimeout> | undefined;
const polling = chatPolling(() => (connection().live ? null : connection().sessionId));

/** Connects to a cached chat, by socket or polls. The returned function disconnects. */
export function connectChat(sessionId: string): () => void {
  leave();
  setConnection({ sessionId, live: false });
  polling.pollIn(GRACE_MS);
  void checkSocket();
  return () => {
    if (connection().sessionId === sessionId) leave();
  };
}

function leave(): void {
  const { sessionId, live } = connection();
  generation += 1;
  clearTimeout(againTimer);
  clearTimeout(resyncTimer);
  polling.stop();
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
  if (live) polling.pollIn(GRACE_MS);
}

/** Replaces a socket that stopped answering; polls fill the gap. */
export function resetConnection(): void {
  connectionLost();
  void reconnect().catch(() => undefined);
}

/** Catches up after a missed push, at most once a second: at once, or when the second is over. */
export function resync(): void {
  const rest = resyncedAt + RESYNC_EVERY_MS - Date.now();
  clearTimeout(resyncTimer);
  if (rest > 0) {
    resyncTimer = setTimeout(resync, rest);
    return;
  }
  resyncedAt = Date.now();
  void checkSocket();
}

/** Polls soon, unless the chat is live: something was asked for. */
export function pollSoon(sessionId: string): void {
  if (connection().sessionId === sessionId && !connection().live) polling.pollIn(SOON_MS);
}

const recheck = () => {
  const { sessionId } = connection();
  if (document.hidden || sessionId === null) return;
  if (!connection().live) polling.pollIn(0);
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
  polling.stop();
  setConnection({ live: true });
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
  polling.pollIn(0);
}
