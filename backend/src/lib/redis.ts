import { setImmediate as turn } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Log } from './logger.ts';

/** Milliseconds after which a command counts as unanswered, and its caller goes on without Redis. A healthy Redis answers in about one. */
const ANSWER_MS = 90;
/** Milliseconds between two pings. */
const PING_EVERY_MS = 200;
/** Milliseconds without an answer after which the connection is replaced. */
const SILENCE_MS = 2000;

/** The Redis that nodes share. A hanging one counts as away: the node then goes on alone, without waiting. */
export interface SharedRedis {
  client: Redis;
  /** Whether Redis has answered within the last moment. False: do without it. */
  isAnswering(): boolean;
  close(): void;
}

/**
 * Connects to Redis, and pings it all the time: a stopped process, or a network that swallows packets, keeps its connections open.
 * It never throws; while Redis is away it keeps trying.
 */
export function connectRedis(url: string, log: Log): SharedRedis {
  const client = new Redis(url, {
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: (times) => Math.min(times * 100, SILENCE_MS),
  });
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
    const { stream } = client;
    const before = stream.bytesRead;
    silent = await client.ping().then(
      () => false,
      async () => {
        // On a busy node a timer may fire before an answer that has arrived; read that first.
        await turn();
        return stream.bytesRead === before;
      },
    );
    if (silent) lose();
    else away = false;
  };
  const timer = setInterval(() => void ping(), PING_EVERY_MS);
  timer.unref();
  return {
    client,
    isAnswering: () => client.status === 'ready' && !silent,
    close() {
      clearInterval(timer);
      client.disconnect();
    },
  };
}
