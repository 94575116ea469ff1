import { createAdapter, createShardedAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import type { Log } from '../lib/logger.ts';
import { pause } from '../lib/pause.ts';

/** Milliseconds that a start waits for Redis. */
const CONNECT_MS = 1000;

type Adapter = ReturnType<typeof createAdapter | typeof createShardedAdapter>;

/**
 * The sharded adapter where the server has sharded pub/sub (Redis 7), so that a node hears only the rooms it holds; else the classic one.
 * Its channels carry the mark of the database, so that installations can share a Redis and still do not hear each other.
 * While Redis is away a node goes on alone: what it would have told the others is dropped, what it wants to hear is asked for on return.
 */
export async function redisAdapter(redis: Redis, mark: string, log: Log): Promise<Adapter> {
  const publisher = neverRejecting(redis.duplicate({ enableOfflineQueue: false, maxRetriesPerRequest: 0 }));
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
  for (const client of [publisher, subscriber]) client.on('error', () => undefined);
  redis.once('end', () => {
    publisher.disconnect();
    subscriber.disconnect();
  });
  // A node that serves before it can hear the others would take their silence for an answer. Redis away is not waited for.
  const connected = [publisher, subscriber].map((client) => new Promise((resolve) => client.once('ready', resolve)));
  await Promise.race([Promise.all(connected), pause(CONNECT_MS)]);
  const prefix = `beside:${mark}`;
  // Away, or not telling: a current one is assumed, and listened to once it is there.
  const version = /redis_version:(\d+)/.exec(await redis.info('server').catch(() => ''))?.[1] ?? 7;
  if (Number(version) >= 7) return createShardedAdapter(publisher, subscriber, { channelPrefix: prefix });
  log.info({ version }, 'Redis is older than 7: the classic adapter is used');
  return createAdapter(publisher, subscriber, { key: prefix });
}

/** The adapter waits for none of its publications: one that fails would end the process as a rejection that nobody handles. */
function neverRejecting(client: Redis): Redis {
  const { publish, spublish } = client;
  return Object.assign(client, {
    publish: (...args: Parameters<typeof publish>) => publish.apply(client, args).catch(() => 0),
    spublish: (...args: Parameters<typeof spublish>) => spublish.apply(client, args).catch(() => 0),
  });
}
