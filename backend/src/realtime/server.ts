import { randomBytes } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { ClientToServerEvents, ServerToClientEvents } from '@beside/common/events';
import type { RequestHandler } from 'express';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { dataHeaders } from '../http/security-headers.ts';
import type { Log } from '../lib/logger.ts';
import type { SharedRedis } from '../lib/redis.ts';
import type { ClusterEvents } from './cluster.events.ts';
import type { ReceivedPushes } from './received-pushes.ts';
import { redisAdapter } from './redis-adapter.ts';

export type RealtimeServer = Server<ClientToServerEvents, ServerToClientEvents, ClusterEvents>;
export type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, ClusterEvents>;

/** Bytes of one inbound packet; a larger one closes only its own connection. */
const PACKET_MAX = 64 * 1024;
/** Random bytes of a connection's id. A long poll shows nothing else after its handshake, and the library's own has 11. */
const ID_BYTES = 24;
/** Milliseconds between two heartbeats, and for the answer to one. */
const PING_EVERY_MS = 15_000;
const PING_ANSWER_MS = 10_000;
/** Milliseconds within which a connection joins. */
const CONNECT_MS = 10_000;

export interface RealtimeDeps {
  config: Config;
  /** The session middleware of the REST calls. */
  session: RequestHandler;
  redis: SharedRedis | null;
  /** See `Database.installationId`. */
  installationId: string;
  received: ReceivedPushes;
  log: Log;
}

/**
 * The Socket.IO server: same origin alone, the REST session read once at the handshake, and packets of bounded size.
 */
export async function createRealtime(
  http: HttpServer,
  { config, session, redis, installationId, received, log }: RealtimeDeps,
): Promise<RealtimeServer> {
  const io: RealtimeServer = new Server(http, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: PACKET_MAX,
    // Both sides notice a silently lost network after 25 seconds.
    pingInterval: PING_EVERY_MS,
    pingTimeout: PING_ANSWER_MS,
    // A page joins at once. A connection that never does is counted by no cap.
    connectTimeout: CONNECT_MS,
    allowRequest: (request, decide) => {
      const own = isOwnOrigin(config, request.headers.origin, request.headers.host);
      decide(own ? null : 'foreign origin', own);
    },
  });
  io.engine.generateId = () => randomBytes(ID_BYTES).toString('base64url');
  // Express never sees these requests.
  io.engine.use(dataHeaders(config));
  io.engine.use(
    (request: IncomingMessage & { _query?: Record<string, unknown> }, response: unknown, next: (error?: unknown) => void) => {
      if (request._query?.sid !== undefined) return next();
      Reflect.apply(session, undefined, [request, response, next]);
    },
  );
  io.engine.on('connection_error', (error: { code: number }) => log.debug({ code: error.code }, 'a socket was refused'));
  if (redis) io.adapter(await redisAdapter(redis, installationId, received, log));
  return io;
}
