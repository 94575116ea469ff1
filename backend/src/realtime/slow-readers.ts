import type { RealtimeServer } from './server.ts';

/** Packets that may wait for one socket to drain; about two minutes of one reply's pushes. */
const WAITING_MAX = 600;
const LOOK_EVERY_MS = 1000;

/**
 * A reader who does not drain costs only itself: it is closed before its queue grows without end, comes back by itself, and catches up
 * from the stored text.
 */
export function closeSlowReaders(io: RealtimeServer): void {
  const timer = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) {
      // Not among the declared fields of a connection, though the documentation names it as what waits to be sent.
      const waiting: unknown = Reflect.get(socket.conn, 'writeBuffer');
      // Discarding: what waits could only be sent to someone who reads.
      if (Array.isArray(waiting) && waiting.length > WAITING_MAX) socket.conn.close(true);
    }
  }, LOOK_EVERY_MS);
  timer.unref();
}
