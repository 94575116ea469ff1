import type { ClientToServerEvents, ServerToClientEvents } from '@beside/common/events';
import type { Socket } from 'socket.io-client';
import { recordHttp, useConnectionFacts } from './connection.store.ts';
import { useI18n } from './i18n/i18n.store.ts';
import { loadFiles } from './missing-files.ts';
import { isFields } from './parse.ts';
import { RELEASE } from './release.ts';
import { updateNeeded, useUpdate } from './update.store.ts';

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Milliseconds without a socket before the page is no longer live. */
const GRACE_MS = 1_000;
/** Milliseconds before a refused socket tries again; meanwhile the page lives by its polls. */
const REFUSED_MS = 30_000;
/** Milliseconds between two health checks without a socket. */
const PROBE_MS = 5_000;
/** Milliseconds after which a page's first connection is late: its answers may be older than pushes that nobody received. */
const LATE_MS = 3_000;

let opening: Promise<LiveSocket> | null = null;
let opened: LiveSocket | null = null;
let isWatching = false;
let late: ReturnType<typeof setTimeout> | undefined;
let probing: ReturnType<typeof setInterval> | undefined;
const binders: ((socket: LiveSocket) => void)[] = [];
/** When the page began to fetch what pushes keep up to date: milliseconds, as `performance.now` counts. */
let wantedAt: number | null = null;

/** Binds a feature's handlers to the socket, now or when it opens. Called once per feature. */
export function onSocket(bind: (socket: LiveSocket) => void): void {
  wantedAt ??= performance.now();
  binders.push(bind);
  opening?.then(bind);
}

/** Refetches where pushes may have been missed: after each reconnection, and after a first connection that came late. */
export function refetchAfterGap(socket: LiveSocket, refetch: () => void): void {
  let before = socket.connected;
  socket.on('connect', () => {
    const isLate = wantedAt !== null && performance.now() - wantedAt > LATE_MS;
    if (before || isLate) refetch();
    before = true;
  });
}

/** The page's only socket. Its code loads at the first call, after the first paint. Rejects where it cannot be loaded. */
export function liveSocket(): Promise<LiveSocket> {
  watchPage();
  opening ??= open().catch((error: unknown) => {
    // Loading the code failed: the next call retries.
    opening = null;
    throw error;
  });
  return opening;
}

/** Connects. Where the socket's code cannot be loaded the page lives by its polls, and tries again now and then. */
export function keepConnected(): void {
  liveSocket().catch(() => void setTimeout(keepConnected, REFUSED_MS));
}

/** Reconnects the socket, so it carries a new session cookie. */
export async function reconnect(): Promise<void> {
  const socket = await liveSocket();
  connect(socket.disconnect());
}

/** Closes the socket before its session ends, so nothing more is sent. `reconnect` reopens it. */
export function disconnect(): void {
  opened?.disconnect();
}

async function open(): Promise<LiveSocket> {
  // Without the code there is no socket either.
  const { io } = await loadFiles(() => import('socket.io-client')).finally(away);
  const socket: LiveSocket = io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    autoConnect: false,
    auth: (give) => give({ language: useI18n.getState().language, ...(RELEASE === null ? {} : { release: RELEASE }) }),
  });
  opened = socket;
  useI18n.subscribe(({ language }, before) => {
    // A disconnected socket says it with its next handshake.
    if (language !== before.language && socket.connected) socket.emit('translation:language', { language }, () => undefined);
  });
  watchConnection(socket);
  for (const bind of binders) bind(socket);
  connect(socket);
  return socket;
}

const isTooOld = (): boolean => useUpdate.getState().update === 'needed';

/** Connects, unless this page must be loaded again: it would be refused each time. */
function connect(socket: LiveSocket): void {
  if (!isTooOld()) socket.connect();
}

/** What the server says of a refused handshake; a lost connection says nothing. */
function refusalOf(error: Error): unknown {
  const data = 'data' in error ? error.data : null;
  return isFields(data) ? data.code : null;
}

/** There is no socket. */
function away(): void {
  late ??= setTimeout(() => {
    useConnectionFacts.setState({ socketLate: true });
    void probe();
    probing = setInterval(probe, PROBE_MS);
  }, GRACE_MS);
}

/** Watches the network, also where there will never be a socket. */
function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('online', () => {
    useConnectionFacts.setState({ online: true });
    if (opened) connect(opened);
  });
  window.addEventListener('offline', () => useConnectionFacts.setState({ online: false }));
}

function watchConnection(socket: LiveSocket): void {
  const { setState } = useConnectionFacts;
  socket.on('connect', () => {
    clearTimeout(late);
    clearInterval(probing);
    late = undefined;
    setState({ socket: true, socketLate: false, http: 'ok' });
  });
  socket.on('connect_error', (error) => {
    if (refusalOf(error) === 'client_too_old') updateNeeded();
    if (isTooOld()) socket.disconnect();
    // The server has refused it, as where too many are open: the client itself tries again only after a lost connection.
    else if (!socket.active) setTimeout(() => connect(socket), REFUSED_MS);
  });
  socket.on('disconnect', () => {
    // The client itself would try again.
    if (isTooOld()) socket.disconnect();
    setState({ socket: false });
    away();
  });
}

async function probe(): Promise<void> {
  try {
    const reply = await fetch('/healthz', { cache: 'no-store' });
    recordHttp(reply.ok ? 'ok' : 'failing');
  } catch {
    recordHttp('failing');
  }
}
