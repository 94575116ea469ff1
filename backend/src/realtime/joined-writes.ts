import type { RealtimeServer, RealtimeSocket } from './server.ts';
import { webSocketOf } from './web-socket.ts';

type Connection = RealtimeSocket['conn'];

/** What is asked of a TCP connection: to hold back what is written, and to write all of it at once. */
interface Corkable {
  cork(): void;
  uncork(): void;
}

/**
 * Joins what one tick sends to a page into one write. A stored batch of messages brings each page its own acknowledgement and several pushes, and
 * a write to the system is the most expensive step of a message. Nothing waits longer than the tick, with its promises, that sent it.
 * @throws at the first connection when the library has no `flush` any more
 */
export function joinWrites(io: RealtimeServer): void {
  const waiting = new Set<Connection>();
  let flush: unknown;
  const flushAll = (): void => {
    const all = [...waiting];
    waiting.clear();
    for (const connection of all) {
      const tcp = tcpOf(connection);
      tcp?.cork();
      if (typeof flush === 'function') Reflect.apply(flush, connection, []);
      tcp?.uncork();
    }
  };
  // One function for all connections, since each of its own would take memory of every connection.
  function later(this: Connection): void {
    // After the promises of this tick, in which most pushes and acknowledgements are sent.
    if (waiting.size === 0) process.nextTick(flushAll);
    waiting.add(this);
  }
  io.engine.on('connection', (connection: Connection) => {
    flush ??= Reflect.get(connection, 'flush');
    if (typeof flush !== 'function') throw new Error('Engine.IO has changed: its writes cannot be joined');
    Object.assign(connection, { flush: later });
  });
}

/** The TCP connection below a WebSocket; null for long-polling, whose answers take all that waits anyway. */
function tcpOf({ transport }: Connection): Corkable | null {
  const tcp: unknown = Reflect.get(webSocketOf(transport) ?? {}, '_socket');
  return isCorkable(tcp) ? tcp : null;
}

function isCorkable(tcp: unknown): tcp is Corkable {
  return typeof tcp === 'object' && tcp !== null && 'cork' in tcp && 'uncork' in tcp;
}
