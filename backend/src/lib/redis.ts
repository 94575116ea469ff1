import { Cluster, type Command, Redis, type RedisOptions } from 'ioredis';
import type { RedisSentinel, RedisSettings, SingleRedis } from '../config.redis.ts';
import type { Log } from './logger.ts';
import { ANSWER_MS, isSilent, PING_EVERY_MS, retryAfter, SILENCE_MS } from './redis-answers.ts';
import { connectCluster, type Shards } from './redis-cluster.ts';

/** The Redis that nodes share. A hanging one counts as away: the node then goes on alone, without waiting. */
export interface SharedRedis {
  /** For commands and scripts of one key each: a cluster has its keys in several places. */
  client: Redis | Cluster;
  /**
   * Whether Redis has answered within the last moment. False: do without it.
   * @param key or channel: whether the part of a cluster that has it has answered; without one, whether all parts have
   */
  isAnswering(key?: string): boolean;
  /** The parts of a cluster; null for one server. */
  shards: Shards | null;
  close(): void;
}

/**
 * Connects to Redis, and pings it all the time: a stopped process, or a network that swallows packets, keeps its connections open.
 * It never throws; while Redis is away it keeps trying.
 */
export function connectRedis(settings: RedisSettings, log: Log): SharedRedis {
  return settings.kind === 'cluster' ? connectCluster(settings, log) : connectOne(settings, log);
}

/**
 * Runs a script once for each key.
 * @returns the answers in order; null for a script that was not answered
 */
export async function evalEach(
  { client }: SharedRedis,
  script: string,
  calls: { key: string; args: (string | number)[] }[],
): Promise<unknown[]> {
  if (client instanceof Cluster)
    return Promise.all(calls.map(({ key, args }) => client.eval(script, 1, key, ...args).catch(() => null)));
  const asked = client.pipeline();
  for (const { key, args } of calls) asked.eval(script, 1, key, ...args);
  const answers = await asked.exec().catch(() => null);
  return calls.map((_call, index) => {
    const [failure, answer] = answers?.[index] ?? [null, null];
    return failure ? null : answer;
  });
}

/**
 * A client whose every command ends within a moment; but not what it asks itself while it connects, else a busy node would never get a connection
 * again.
 */
class TimedRedis extends Redis {
  override sendCommand(command: Command, ...rest: unknown[]): unknown {
    if (this.status === 'ready') command.setTimeout(ANSWER_MS);
    return Reflect.apply(super.sendCommand, this, [command, ...rest]);
  }
}

function connectOne(settings: SingleRedis | RedisSentinel, log: Log): SharedRedis {
  const options: RedisOptions = {
    maxRetriesPerRequest: 0,
    socketTimeout: SILENCE_MS,
    retryStrategy: retryAfter,
  };
  const client =
    settings.kind === 'single'
      ? new TimedRedis(settings.url, options)
      : // The client looks for the master anew at each connection.
        new TimedRedis({ ...options, ...sentinelOptions(settings) });
  let away = false;
  let silent = false;
  const lose = (error?: unknown): void => {
    if (!away) log.warn({ err: error }, 'Redis is away; this node goes on alone');
    away = true;
  };
  client.on('error', lose);
  client.on('ready', () => {
    away = false;
    silent = false;
  });
  const ping = async (): Promise<void> => {
    if (client.status !== 'ready') return;
    silent = await isSilent(client, () => client.ping());
    if (silent) lose();
    else away = false;
  };
  const timer = setInterval(() => void ping(), PING_EVERY_MS);
  timer.unref();
  return {
    client,
    isAnswering: () => client.status === 'ready' && !silent,
    shards: null,
    close() {
      clearInterval(timer);
      client.disconnect();
    },
  };
}

/** What the client is told of sentinels; the rest of the options is that of one server. */
export function sentinelOptions({ sentinels, name, database, user, password, sentinel, tls }: RedisSentinel): RedisOptions {
  return {
    sentinels,
    name,
    db: database,
    ...(user ? { username: user } : {}),
    ...(password ? { password } : {}),
    ...(sentinel.user ? { sentinelUsername: sentinel.user } : {}),
    ...(sentinel.password ? { sentinelPassword: sentinel.password } : {}),
    ...(tls ? { tls: {}, enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
    // A sentinel that hangs must not hold up the question to the next one.
    sentinelCommandTimeout: SILENCE_MS / 2,
    connectTimeout: SILENCE_MS,
    sentinelRetryStrategy: retryAfter,
    // The sentinels tell of a new master while the former one still answers.
    failoverDetector: true,
  };
}
