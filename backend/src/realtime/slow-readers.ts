import type { RealtimeServer, RealtimeSocket } from './server.ts';

/** Bytes that may wait for one socket: several full pages of messages. */
const WAITING_MAX = 1024 * 1024;
/** Bytes that a waiting packet takes beside its text. */
const PACKET_BYTES = 200;
/** Milliseconds for the closing words of a connection to be exchanged. */
const FAREWELL_MS = 2000;

type Connection = RealtimeSocket['conn'];

/**
 * A reader who does not drain costs only itself: its connection is closed as soon as more than `WAITING_MAX` waits for it. It comes back by
 * itself, and catches up from what is stored.
 */
export function closeSlowReaders(io: RealtimeServer): void {
  io.engine.on('connection', (connection: Connection) => {
    /** Bytes of what has not been handed to the transport; it takes everything at once, when it has sent what it had. */
    let queued = 0;
    let closing = false;
    connection.on('packetCreate', ({ data }: { data?: unknown }) => {
      queued += sizeOf(data);
      if (closing || queued + unsent(connection) <= WAITING_MAX) return;
      closing = true;
      // Not within the sending of a packet, which would go on with a closed connection.
      setImmediate(() => drop(connection));
    });
    connection.on('flush', () => {
      queued = 0;
    });
    // Closed by us, as after a missed heartbeat, it would wait half a minute for the other side's word, with all that is unread.
    connection.once('close', () => setTimeout(terminate, FAREWELL_MS, connection).unref());
  });
}

function sizeOf(data: unknown): number {
  return PACKET_BYTES + (typeof data === 'string' || data instanceof Uint8Array ? data.length : 0);
}

/** Bytes that a WebSocket has taken and not sent; a poll's answer has taken one flush at most. */
function unsent({ transport }: Connection): number {
  const bytes: unknown = Reflect.get(webSocketOf(transport) ?? {}, 'bufferedAmount');
  return typeof bytes === 'number' ? bytes : 0;
}

/** Ends a connection at once: a closing handshake would wait, with all its bytes, behind what is not read. */
function drop(connection: Connection): void {
  connection.close(true);
  terminate(connection);
}

/** Ends the machine's connection; nothing for one that has ended, or for long-polling. */
function terminate({ transport }: Connection): void {
  const webSocket = webSocketOf(transport);
  const end: unknown = Reflect.get(webSocket ?? {}, 'terminate');
  if (typeof end === 'function') Reflect.apply(end, webSocket, []);
}

/** The `ws` connection of a transport, which is not among its declared fields; null for long-polling. */
function webSocketOf(transport: object): object | null {
  const socket: unknown = Reflect.get(transport, 'socket');
  return typeof socket === 'object' ? socket : null;
}
