import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../lib/app-error.ts';
import { type Actor, browserOf, personOf } from './actor.ts';

/** Calls and events in so many seconds, counted per person or address (`guess` and `mailTo` per account, `message` per place in a session). Generating allows a burst, since each of its calls is counted again as use. */
const LIMITS = {
  register: { points: 20, seconds: 600 },
  signIn: { points: 30, seconds: 60 },
  guess: { points: 10, seconds: 900 },
  mail: { points: 10, seconds: 600 },
  mailTo: { points: 4, seconds: 900 },
  link: { points: 60, seconds: 600 },
  export: { points: 6, seconds: 600 },
  read: 600,
  visitor: 60,
  generate: 120,
  write: 120,
  watch: 300,
  translate: 30,
  /** Of a couple's page: everything it sends, its polls, and (per place in a session) its messages. */
  talk: 3000,
  poll: 3000,
  message: { points: 60, seconds: 10 },
} as const;

/** Floods that each node keeps off by itself, without asking Redis for every packet. */
const OF_ONE_NODE: ReadonlySet<string> = new Set(['talk', 'poll']);

/** What an address may do so often, whoever is signed in there: a new account is no new allowance. */
const BY_ADDRESS: ReadonlySet<LimitName> = new Set(['register', 'signIn', 'mail', 'link']);
/** What a browser may do so often, whoever else is at its address. */
const BY_BROWSER: ReadonlySet<LimitName> = new Set(['talk', 'poll']);

/** The name under which a caller's use of a limit is counted. */
export function countedAs(name: LimitName, actor: Actor): string {
  if (BY_ADDRESS.has(name)) return `ip:${actor.ip}`;
  return BY_BROWSER.has(name) ? browserOf(actor) : personOf(actor);
}

export type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /**
   * Counts one call.
   * @param key who calls: see `personOf`
   * @throws AppError 429 with the seconds to wait
   */
  consume(name: LimitName, key: string): Promise<void>;
}

/**
 * Counts in Redis when there is one, so that all nodes count together; in memory otherwise, and while Redis is away.
 * @param mark see `Database.mark`
 */
export function createRateLimits(redis: Redis | null, mark: string, factor: number): RateLimits {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, limit]) => {
      const { points, seconds } = typeof limit === 'number' ? { points: limit, seconds: 60 } : limit;
      const settings = {
        points: Math.max(1, Math.round(points * factor)),
        duration: seconds,
        keyPrefix: `beside:${mark}:limit:${name}`,
      };
      const memory = new RateLimiterMemory(settings);
      return [
        name,
        redis && !OF_ONE_NODE.has(name)
          ? new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: memory, rejectIfRedisNotReady: true })
          : memory,
      ];
    }),
  );
  return {
    async consume(name, key) {
      try {
        await limiters.get(name)?.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError('too_many_requests', 429, 'Too many requests. Please wait a moment and try again.', { retryAfter });
      }
    },
  };
}
