import { EventEmitter } from 'node:events';
import slotOf from 'cluster-key-slot';
import { Cluster, type ClusterOptions, type Command, type Redis, type RedisOptions } from 'ioredis';
import type { RedisCluster } from '../config.redis.ts';
import type { Log } from './logger.ts';
import { ANSWER_MS, isSilent, PING_EVERY_MS, retryAfter, SILENCE_MS } from './redis-answers.ts';

/** Milliseconds between two looks which master has which slots, and for the answer of one server. */
const REFRESH_EVERY_MS = 1000;
const REFRESH_MS = 500;
const REDIRECTIONS_MAX = 4;
const SLOTS = 16_384;

/** Which master of a cluster has what. A master's name is `host:port`. */
export interface Shards {
  /** The master that has a key or channel; undefined while that is not known. */
  ownerOf(key: string): string | undefined;
  /** The masters that have slots. */
  owners(): ReadonlySet<string>;
  /** Looks soon who has what. */
  refresh(): void;
  /** `looked`: who has what was looked up again; `closed`: the connection to the cluster is closed for good. */
  events: EventEmitter<{ looked: []; closed: [] }>;
  /** Options of a connection to one of its servers. */
  options: RedisOptions;
}

/** A cluster's client whose every command ends within a moment, redirections included; but not what it asks itself while it connects. */
class TimedCluster extends Cluster {
  override sendCommand(command: Command, ...rest: unknown[]): unknown {
    if (this.status === 'ready') command.setTimeout(ANSWER_MS);
    return Reflect.apply(super.sendCommand, this, [command, ...rest]);
  }
}

/** The client's options for a cluster. It never waits for a failover: callers go on alone until the replica is promoted. */
export function clusterOptions({ user, password, tls }: RedisCluster): ClusterOptions & { redisOptions: RedisOptions } {
  return {
    enableOfflineQueue: false,
    retryDelayOnFailover: 0,
    retryDelayOnClusterDown: 0,
    maxRedirections: REDIRECTIONS_MAX,
    slotsRefreshInterval: REFRESH_EVERY_MS,
    slotsRefreshTimeout: REFRESH_MS,
    clusterRetryStrategy: retryAfter,
    // A certificate is valid for a name, not for its address.
    ...(tls ? { dnsLookup: (name, done) => done(null, name) } : {}),
    redisOptions: {
      ...(user ? { username: user } : {}),
      ...(password ? { password } : {}),
      ...(tls ? { tls: {} } : {}),
      connectTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
    },
  };
}

export const nameOf = ({ options }: Redis): string => `${options.host}:${options.port}`;

/** Connects to a cluster, and pings each of its masters all the time. A master that is away takes its part of the keys along, and no more. */
export function connectCluster(settings: RedisCluster, log: Log) {
  const options = clusterOptions(settings);
  const client = new TimedCluster(settings.nodes, options);
  const shards = watchShards(client, options.redisOptions);
  const answering = new Set<string>();
  const lost = new Set<string>();
  const lose = (name: string): void => {
    answering.delete(name);
    if (!lost.has(name)) log.warn({ server: name }, 'A part of Redis is away; this node goes on alone with what it has');
    lost.add(name);
  };
  client.on('error', () => undefined);
  client.on('-node', (server: Redis) => answering.delete(nameOf(server)));

  const ping = async (name: string, server: Redis | undefined): Promise<void> => {
    if (server?.status === 'wait') await server.connect().catch(() => undefined);
    const silent = server?.status !== 'ready' || (await isSilent(server, () => within(server.ping())));
    if (silent) lose(name);
    else {
      answering.add(name);
      lost.delete(name);
    }
  };
  const pingAll = (): void => {
    if (client.status !== 'ready') return;
    const masters = new Map(client.nodes('master').map((server) => [nameOf(server), server]));
    for (const name of shards.owners()) void ping(name, masters.get(name));
    // A replica may have been promoted in its place.
    if (lost.size > 0) shards.refresh();
  };
  shards.events.on('looked', () => {
    for (const name of lost) if (!shards.owners().has(name)) lost.delete(name);
  });
  client.on('ready', pingAll);
  const timer = setInterval(pingAll, PING_EVERY_MS);
  timer.unref();
  return {
    client,
    isAnswering(key?: string): boolean {
      if (client.status !== 'ready') return false;
      if (key === undefined) return shards.owners().size > 0 && [...shards.owners()].every((name) => answering.has(name));
      const owner = shards.ownerOf(key);
      return owner !== undefined && answering.has(owner);
    },
    shards,
    close() {
      clearInterval(timer);
      client.disconnect();
      shards.events.emit('closed');
    },
  };
}

function watchShards(client: Cluster, options: RedisOptions): Shards {
  const owner: (string | undefined)[] = new Array(SLOTS);
  let owners = new Set<string>();
  const events: Shards['events'] = new EventEmitter();
  // The client's own table also changes by redirections, for whole ranges at once; this copy holds what the cluster says.
  client.on('refresh', () => {
    const now = new Set<string>();
    for (let slot = 0; slot < SLOTS; slot++) {
      const name = client.slots[slot]?.[0];
      owner[slot] = name;
      if (name !== undefined) now.add(name);
    }
    owners = now;
    events.emit('looked');
  });
  return {
    ownerOf: (key) => owner[slotOf(key)],
    owners: () => owners,
    refresh: () => client.refreshSlotsCache(),
    events,
    options,
  };
}

/** Rejects when an answer takes longer than it may. */
function within<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), ANSWER_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
