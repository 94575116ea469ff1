import type { ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import type { App } from './app.ts';
import type { Log } from './lib/logger.ts';
import { pause } from './lib/pause.ts';

/** Milliseconds over which sockets are sent elsewhere, so that they do not all reconnect at once: at least, at most, and for each socket. */
const SPREAD_MS = { least: 3000, most: 15_000, socket: 5 };
const BATCH_MS = 20;
/** Milliseconds for the whole stop. */
const LAST_MS = 29_000;
/** Milliseconds from the signal on for calls that are under way: a payment may take twenty seconds. */
const CALLS_MS = 26_000;
/** Milliseconds for what is written and not read yet; a client that reads nothing holds no stop up. */
const UNREAD_MS = 1000;
/** Milliseconds between two looks whether all calls have ended. */
const LOOK_MS = 50;
/** Milliseconds within which a second signal is the first again: a terminal sends it to the whole group, and npm and a watcher pass it on. */
const SAME_SIGNAL_MS = 1000;
/** Milliseconds for closing everything after a second signal. */
const HURRIED_MS = 5000;

/**
 * On SIGTERM or SIGINT: accepts nothing new, finishes or hands over running replies, sends the sockets elsewhere over a few seconds,
 * closes everything, and exits within 30 s. A second signal closes everything at once, the embedded PostgreSQL included.
 * @param close closes the app's connections
 */
export function stopGracefully(app: App, log: Log, close: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const open = connectionsOf(app.http);
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), LAST_MS).unref();
    const until = performance.now() + CALLS_MS;
    app.leave();
    closeGently(app);
    await app.replies.drain();
    const sockets = [...app.io.sockets.sockets.values()];
    // A long reply may have taken most of the time: a short spread is better than an end that cuts all of them at once.
    await sendElsewhere(sockets, Math.min(spreadOf(sockets.length), Math.max(SPREAD_MS.least, until - performance.now())));
    while (open.isAnswering() && performance.now() < until) await pause(LOOK_MS);
    const closed = app.io.close().catch(() => undefined);
    await Promise.race([closed, pause(UNREAD_MS)]);
    // WebSockets included, whose other ends may be silent.
    for (const socket of open.sockets) socket.destroy();
    await closed;
    await app.stop();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (stoppingSince !== null) {
        if (now - stoppingSince > SAME_SIGNAL_MS) void Promise.race([close(), pause(HURRIED_MS)]).finally(() => process.exit(1));
        return;
      }
      stoppingSince = now;
      log.info({ signal }, 'stopping');
      stop().catch((error: unknown) => {
        log.error({ err: error }, 'the stop failed');
        process.exit(1);
      });
    });
  }
}

/** Milliseconds over which so many sockets are sent elsewhere. */
export function spreadOf(sockets: number): number {
  return Math.min(SPREAD_MS.most, Math.max(SPREAD_MS.least, sockets * SPREAD_MS.socket));
}

/** Closes connections evenly over a while. A late timer closes what is due by then: the end stays where it is. */
async function sendElsewhere(sockets: { conn: { close(): unknown } }[], spread: number): Promise<void> {
  const began = performance.now();
  for (let closed = 0; closed < sockets.length; await pause(BATCH_MS)) {
    const due = Math.ceil((sockets.length * (performance.now() - began + BATCH_MS)) / spread);
    // The connection, not the socket: a client whose socket is disconnected does not reconnect by itself.
    for (const socket of sockets.slice(closed, due)) socket.conn.close();
    closed = Math.max(closed, due);
  }
}

/**
 * Accepts no more connections, and ends each kept one with its next answer. HTTP's own `close` also ends idle ones at once: a request on its way
 * would be lost, and a proxy would answer 502 in its place.
 */
function closeGently({ http, io }: Pick<App, 'http' | 'io'>): void {
  http.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // A proxy may bring a socket that was sent elsewhere back on a kept connection.
  io.engine.opts.allowRequest = (_request, answer) => answer('this node is stopping', false);
  Listener.prototype.close.call(http);
}

/** The open connections from now on, and whether a call is under way. */
function connectionsOf(http: App['http']): { sockets: ReadonlySet<Socket>; isAnswering(): boolean } {
  const sockets = new Set<Socket>();
  const unanswered = new Set<ServerResponse>();
  function gone(this: Socket): void {
    sockets.delete(this);
  }
  function answered(this: ServerResponse): void {
    unanswered.delete(this);
  }
  http.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', gone);
  });
  http.prependListener('request', (_request, response: ServerResponse) => {
    unanswered.add(response);
    // A response closes once: `once` would make two more functions of each.
    response.on('close', answered);
  });
  // A whole answer that waits unread is none.
  return { sockets, isAnswering: () => [...unanswered].some(({ writableEnded }) => !writableEnded) };
}
