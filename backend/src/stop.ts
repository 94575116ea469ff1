import type { App } from './app.ts';
import type { Log } from './lib/logger.ts';
import { pause } from './lib/pause.ts';

/** Milliseconds over which sockets are sent elsewhere, so that they do not all reconnect at once; and the limit of the whole stop. */
const SPREAD_MS = 3000;
const LAST_MS = 29_000;
const BATCH_MS = 20;

/**
 * On SIGTERM or SIGINT: accepts nothing new, finishes or hands over running replies, sends the sockets elsewhere over a few seconds,
 * closes everything, and exits within 30 s.
 * @param close closes the app's connections
 */
export function stopGracefully(app: App, log: Log, close: () => Promise<void>): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), LAST_MS).unref();
    app.http.close();
    app.http.closeIdleConnections();
    await app.replies.drain();
    const sockets = [...app.io.sockets.sockets.values()];
    const batch = Math.ceil(sockets.length / (SPREAD_MS / BATCH_MS));
    while (sockets.length > 0) {
      // Close the connection, not the socket: a client whose socket is disconnected does not reconnect by itself.
      for (const socket of sockets.splice(0, batch)) socket.conn.close();
      if (sockets.length > 0) await pause(BATCH_MS);
    }
    await app.io.close().catch(() => undefined);
    app.http.closeAllConnections();
    await app.stop();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, 'stopping');
      stop().catch((error: unknown) => {
        log.error({ err: error }, 'the stop failed');
        process.exit(1);
      });
    });
  }
}
