import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { ClientToServerEvents, ServerToClientEvents } from '@beside/common/events';
import { createAdapter, createShardedAdapter } from '@socket.io/redis-adapter';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Log } from '../lib/logger.ts';
import type { ClusterEvents } from './cluster.events.ts';

export type RealtimeServer = Server<ClientToServerEvents, ServerToClientEvents, ClusterEvents>;
export type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, ClusterEvents>;

/** Bytes of one inbound packet; a larger one closes its connection and nothing else. */
const PACKET_MAX = 64 * 1024;

/**
 * The Socket.IO server: same origin alone, the REST calls' session read once, at the handshake, and packets of bounded size.
 * @param session the session middleware of the REST calls
 */
export async function createRealtime(
  http: HttpServer,
  config: Config,
  session: RequestHandler,
  redis: Redis | null,
  log: Log,
): Promise<RealtimeServer> {
  const io: RealtimeServer = new Server(http, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: PACKET_MAX,
    allowRequest: (request, decide) => {
      const own = isOwnOrigin(config, request.headers.origin, request.headers.host);
      decide(own ? null : 'foreign origin', own);
    },
  });
  io.engine.use(
    (request: IncomingMessage & { _query?: Record<string, unknown> }, response: unknown, next: (error?: unknown) => void) => {
      if (request._query?.sid !== undefined) return next();
      Reflect.apply(session, undefined, [request, response, next]);
    },
  );
  io.engine.on('connection_error', (error: { code: number }) => log.debug({ code: error.code }, 'a socket was refused'));
  if (redis) io.adapter(await redisAdapter(redis, log));
  return io;
}

/** The sharded adapter where the server has sharded pub/sub (Redis 7), so that a node hears only the rooms it holds. */
async function redisAdapter(redis: Redis, log: Log): Promise<ReturnType<typeof createAdapter | typeof createShardedAdapter>> {
  const subscriber = redis.duplicate();
  subscriber.on('error', () => undefined);
  const version = /redis_version:(\d+)/.exec(await redis.info('server'))?.[1];
  if (Number(version) >= 7) return createShardedAdapter(redis, subscriber);
  log.info({ version }, 'Redis is older than 7: the classic adapter is used');
  return createAdapter(redis, subscriber);
}
