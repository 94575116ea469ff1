import { Server as Listener } from 'node:net';
import type { App } from './app.ts';
import type { Log } from './lib/logger.ts';
import { pause } from './lib/pause.ts';

/** Milliseconds over which sockets are sent elsewhere, so that they do not all reconnect at once; and the limit of the whole stop. */
const SPREAD_MS = 3000;
const LAST_MS = 29_000;
const BATCH_MS = 20;
/** Milliseconds for answers that are on their way at the end; a client that reads nothing holds no stop up. */
const ANSWERS_MS = 2000;
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
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), LAST_MS).unref();
    closeGently(app.http);
    await app.replies.drain();
    const sockets = [...app.io.sockets.sockets.values()];
    const batch = Math.ceil(sockets.length / (SPREAD_MS / BATCH_MS));
    while (sockets.length > 0) {
      // Close the connection, not the socket: a client whose socket is disconnected does not reconnect by itself.
      for (const socket of sockets.splice(0, batch)) socket.conn.close();
      if (sockets.length > 0) await pause(BATCH_MS);
    }
    const closed = app.io.close().catch(() => undefined);
    await Promise.race([closed, pause(ANSWERS_MS)]);
    app.http.closeAllConnections();
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

/**
 * Accepts no more connections, and ends each kept one with its next answer. HTTP's own `close` also ends idle ones at once: a request on its way
 * would be lost, and a proxy would answer 502 in its place.
 */
function closeGently(http: App['http']): void {
  http.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  Listener.prototype.close.call(http);
}
