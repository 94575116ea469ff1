import { createAdapter, createShardedAdapter } from '@socket.io/redis-adapter';
import { Cluster, type Redis } from 'ioredis';
import type { Namespace } from 'socket.io';
import { type ClusterMessage, MessageType } from 'socket.io-adapter';
import type { Log } from '../lib/logger.ts';
import { pause } from '../lib/pause.ts';
import type { SharedRedis } from '../lib/redis.ts';
import { inSpan, isTraced, tracePlace } from '../lib/tracing.ts';
import { pushIn, type ReceivedPushes } from './received-pushes.ts';
import { ShardSubscriber, shardPublisher } from './redis-shards.ts';

/** Milliseconds that a start waits for Redis. */
const CONNECT_MS = 1000;
/** Milliseconds between two pings of the subscriber's connection. */
const ALIVE_EVERY_MS = 1000;
/** Bytes that may wait for Redis to read them; further publications are dropped. */
const UNSENT_MAX = 1024 * 1024;

type Adapter = ReturnType<typeof createAdapter | typeof createShardedAdapter>;

/**
 * The sharded adapter where the server has sharded pub/sub (Redis 7), so that a node receives only the rooms it holds; else the classic one.
 * Its channels carry the installation's id, so that installations can share a Redis without receiving each other's pushes.
 * While Redis is away a node goes on alone: its publications are dropped, and it subscribes again on return. In a cluster each channel is at the
 * master of its slot.
 * @param received gets the pushes of other nodes; with the classic adapter none, and features find what is new in the database
 */
export async function redisAdapter(
  shared: SharedRedis,
  installationId: string,
  received: ReceivedPushes,
  log: Log,
): Promise<Adapter> {
  const prefix = `beside:${installationId}`;
  const { client: redis, shards, isAnswering } = shared;
  if (shards) {
    const subscriber = new ShardSubscriber(shards);
    await subscriber.open(CONNECT_MS);
    return following(createShardedAdapter(shardPublisher(shared, UNSENT_MAX), subscriber, { channelPrefix: prefix }), received);
  }
  if (redis instanceof Cluster) throw new Error('A cluster has shards');
  const publisher = neverRejecting(redis.duplicate({ enableOfflineQueue: false }), isAnswering);
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null });
  for (const client of [publisher, subscriber]) client.on('error', () => undefined);
  // The subscriber sends no other command, so only this ping detects a silent connection and replaces it.
  const alive = setInterval(
    () => void (subscriber.status === 'ready' && subscriber.ping().catch(() => undefined)),
    ALIVE_EVERY_MS,
  );
  alive.unref();
  redis.once('end', () => {
    clearInterval(alive);
    publisher.disconnect();
    subscriber.disconnect();
  });
  // A node that serves before it has subscribed would take silence for an answer. A start does not wait for an absent Redis.
  const connected = [publisher, subscriber].map((client) => new Promise((resolve) => client.once('ready', resolve)));
  await Promise.race([Promise.all(connected), pause(CONNECT_MS)]);
  // Redis is away or does not say: assume a current version, and subscribe once it is there.
  const asked = subscriber.info('server').catch(() => '');
  const version = /redis_version:(\d+)/.exec((await Promise.race([asked, pause(CONNECT_MS)])) ?? '')?.[1] ?? 7;
  if (Number(version) >= 7) return following(createShardedAdapter(publisher, subscriber, { channelPrefix: prefix }), received);
  log.info({ version }, 'Redis is older than 7: the classic adapter is used');
  return createAdapter(publisher, subscriber, { key: prefix });
}

/** The field beside a push, on its way between nodes, that has its place in a trace. No client gets it, and a release that does not know it skips it. */
const PLACE = 'trace';

/** Reports each push of another node, once the adapter has handed it to the room's sockets, and takes it on in the trace that it belongs to. */
function following(create: ReturnType<typeof createShardedAdapter>, received: ReceivedPushes): typeof create {
  // Socket.IO calls it with `new`, so it must not be an arrow function.
  return function adapterOf(namespace: Namespace) {
    const adapter = create(namespace);
    const deliver: unknown = Reflect.get(adapter, 'onMessage');
    const send: unknown = Reflect.get(adapter, 'doPublish');
    if (typeof deliver !== 'function' || typeof send !== 'function')
      throw new Error('The Redis adapter has changed: pushes of other nodes would not be reported');
    const take = (message: ClusterMessage): void => {
      Reflect.apply(deliver, adapter, [message]);
      const isOwn = message.uid === Reflect.get(adapter, 'uid');
      if (message.type === MessageType.BROADCAST && !isOwn) received.receive(message.data.packet);
    };
    return Object.assign(adapter, {
      doPublish(message: ClusterMessage) {
        const place = message.type === MessageType.BROADCAST ? tracePlace() : null;
        return Reflect.apply(send, adapter, [place === null ? message : { ...message, [PLACE]: place }]);
      },
      onMessage(message: ClusterMessage) {
        const parent: unknown = isTraced() ? Reflect.get(message, PLACE) : null;
        const isOwn = message.uid === Reflect.get(adapter, 'uid');
        if (typeof parent !== 'string' || isOwn) take(message);
        else inSpan(receiptOf(message), { kind: 'consumer', parent }, () => take(message));
      },
    });
  };
}

/** The receipt's name: that of the event, which only our own nodes send. */
function receiptOf(message: ClusterMessage): string {
  const [event] = (message.type === MessageType.BROADCAST && pushIn(message.data.packet)) || [];
  return typeof event === 'string' ? `receive ${event}` : 'receive';
}

/**
 * The adapter ignores its publications' results: a failed one would be an unhandled rejection, and one that Redis does not read would
 * stay in memory. Both are dropped; readers find what they missed in the database.
 */
function neverRejecting(client: Redis, isAnswering: () => boolean): Redis {
  const { publish, spublish } = client;
  const isOpen = (): boolean => isAnswering() && (client.stream?.writableLength ?? 0) < UNSENT_MAX;
  return Object.assign(client, {
    publish: async (...args: Parameters<typeof publish>) => (isOpen() ? publish.apply(client, args).catch(() => 0) : 0),
    spublish: async (...args: Parameters<typeof spublish>) => (isOpen() ? spublish.apply(client, args).catch(() => 0) : 0),
  });
}
