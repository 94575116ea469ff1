import type { RealtimeServer, RealtimeSocket } from './server.ts';
import { webSocketOf } from './web-socket.ts';

/** Bytes that may wait for one socket: several full pages of messages. */
const WAITING_MAX = 1024 * 1024;
/** Bytes that a waiting packet takes beside its text. */
const PACKET_BYTES = 200;
/** Milliseconds for a closing handshake. */
const CLOSE_MS = 2000;

type Connection = RealtimeSocket['conn'];

/**
 * A slow reader costs only itself: its connection is closed as soon as more than `WAITING_MAX` bytes wait for it. It reconnects by
 * itself, and catches up from the database.
 */
export function closeSlowReaders(io: RealtimeServer): void {
  io.engine.on('connection', (connection: Connection) => {
    /** Bytes not yet handed to the transport, which takes all of them once its last flush is sent. */
    let queued = 0;
    let closing = false;
    connection.on('packetCreate', ({ data }: { data?: unknown }) => {
      queued += sizeOf(data);
      if (closing || queued + unsent(connection) <= WAITING_MAX) return;
      closing = true;
      // Not while a packet is being sent, which would go on with a closed connection.
      setImmediate(() => drop(connection));
    });
    connection.on('flush', () => {
      queued = 0;
    });
    // After our own close, as after a missed heartbeat, the connection would wait half a minute with all its unread bytes.
    connection.once('close', () => setTimeout(terminate, CLOSE_MS, connection).unref());
  });
}

function sizeOf(data: unknown): number {
  return PACKET_BYTES + (typeof data === 'string' || data instanceof Uint8Array ? data.length : 0);
}

/** Bytes that a WebSocket has taken and not sent; a poll's answer takes one flush at most. */
function unsent({ transport }: Connection): number {
  const bytes: unknown = Reflect.get(webSocketOf(transport) ?? {}, 'bufferedAmount');
  return typeof bytes === 'number' ? bytes : 0;
}

/** Ends a connection at once: a closing handshake would wait behind all unread bytes. */
function drop(connection: Connection): void {
  connection.close(true);
  terminate(connection);
}

/** Ends the TCP connection; does nothing for an ended one, or for long-polling. */
function terminate({ transport }: Connection): void {
  const webSocket = webSocketOf(transport);
  const end: unknown = Reflect.get(webSocket ?? {}, 'terminate');
  if (typeof end === 'function') Reflect.apply(end, webSocket, []);
}
