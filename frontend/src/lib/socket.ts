import type { ClientToServerEvents, ServerToClientEvents } from '@beside/common/events';
import type { Socket } from 'socket.io-client';
import { recordHttp, useConnectionFacts } from './connection.store.ts';

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Milliseconds without a socket before the page says that it is not live. */
const GRACE_MS = 1_000;
/** Milliseconds between two looks at whether the server answers at all while there is no socket. */
const PROBE_MS = 5_000;

let opening: Promise<LiveSocket> | null = null;
let opened: LiveSocket | null = null;
const binders: ((socket: LiveSocket) => void)[] = [];

/** Has a feature's handlers bound to the socket as soon as there is one. Called once a feature, at the app's provider. */
export function onSocket(bind: (socket: LiveSocket) => void): void {
  binders.push(bind);
  opening?.then(bind);
}

/** The page's one socket. Its code is fetched at the first call, so that the first paint does not wait for it. */
export function liveSocket(): Promise<LiveSocket> {
  opening ??= open().catch((error: unknown) => {
    // The code itself could not be fetched: the next caller tries again.
    opening = null;
    throw error;
  });
  return opening;
}

/** Makes the socket shake hands again, so that it carries the session cookie that has just been set. */
export async function reconnect(): Promise<void> {
  const socket = await liveSocket();
  socket.disconnect().connect();
}

/** Closes the socket, because the session that it carries is about to end: nothing more is said in its name. `reconnect` opens it again. */
export function disconnect(): void {
  opened?.disconnect();
}

async function open(): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  const socket: LiveSocket = io({ transports: ['websocket', 'polling'], tryAllTransports: true, autoConnect: false });
  opened = socket;
  watchConnection(socket);
  for (const bind of binders) bind(socket);
  socket.connect();
  return socket;
}

function watchConnection(socket: LiveSocket): void {
  const { setState } = useConnectionFacts;
  let late: ReturnType<typeof setTimeout> | undefined;
  let probing: ReturnType<typeof setInterval> | undefined;
  const away = () => {
    late ??= setTimeout(() => {
      setState({ socketLate: true });
      void probe();
      probing = setInterval(probe, PROBE_MS);
    }, GRACE_MS);
  };
  socket.on('connect', () => {
    clearTimeout(late);
    clearInterval(probing);
    late = undefined;
    setState({ socket: true, socketLate: false, http: 'ok' });
  });
  socket.on('disconnect', () => {
    setState({ socket: false });
    away();
  });
  window.addEventListener('online', () => {
    setState({ online: true });
    socket.connect();
  });
  window.addEventListener('offline', () => setState({ online: false }));
  away();
}

async function probe(): Promise<void> {
  try {
    const reply = await fetch('/healthz', { cache: 'no-store' });
    recordHttp(reply.ok ? 'ok' : 'failing');
  } catch {
    recordHttp('failing');
  }
}
