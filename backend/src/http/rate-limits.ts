import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../lib/app-error.ts';
import type { SharedRedis } from '../lib/redis.ts';
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
  /** A page of a session that is opened, or one more of a long catch-up: each may bring 128 KiB. In short bursts, since each costs as much as many messages. */
  open: { points: 30, seconds: 15 },
  message: { points: 60, seconds: 10 },
} as const;

/** Floods that each node keeps off by itself, without asking Redis for every packet. */
const OF_ONE_NODE: ReadonlySet<string> = new Set(['talk', 'poll', 'open']);

/** What is counted here at once, and in Redis a moment later: nobody waits for it, and another node's share is known a moment late. */
const TOLD_LATER: ReadonlySet<string> = new Set(['message']);

/** What an address may do so often, whoever is signed in there: a new account is no new allowance. */
const BY_ADDRESS: ReadonlySet<LimitName> = new Set(['register', 'signIn', 'mail', 'link']);
/** What a browser may do so often, whoever else is at its address. */
const BY_BROWSER: ReadonlySet<LimitName> = new Set(['talk', 'poll', 'open']);

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

interface Limiter {
  consume(key: string): Promise<unknown>;
}

/**
 * Counts in Redis when there is one, so that all nodes count together; in memory otherwise, and while Redis is away or hangs.
 * @param mark see `Database.mark`
 */
export function createRateLimits(redis: SharedRedis | null, mark: string, factor: number): RateLimits {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, limit]): [string, Limiter] => {
      const { points, seconds } = typeof limit === 'number' ? { points: limit, seconds: 60 } : limit;
      const settings = {
        points: Math.max(1, Math.round(points * factor)),
        duration: seconds,
        keyPrefix: `beside:${mark}:limit:${name}`,
      };
      const memory = new RateLimiterMemory(settings);
      if (!redis || OF_ONE_NODE.has(name)) return [name, memory];
      const together = { ...settings, storeClient: redis.client, rejectIfRedisNotReady: true };
      const counted = TOLD_LATER.has(name)
        ? toldLater(memory, new RateLimiterRedis(together))
        : new RateLimiterRedis({ ...together, insuranceLimiter: memory });
      return [name, { consume: (key) => (redis.isAnswering() ? counted : memory).consume(key) }];
    }),
  );
  return {
    async consume(name, key) {
      try {
        await limiters.get(name)?.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
  };
}

/** Counts in memory, and tells Redis; once all nodes together have reached the limit, this one refuses too. */
function toldLater(memory: RateLimiterMemory, together: RateLimiterRedis): Limiter {
  return {
    async consume(key) {
      await memory.consume(key);
      together.consume(key).catch((refusal: unknown) => {
        // Any other failure is Redis' own: then each node counts for itself.
        if (refusal instanceof RateLimiterRes) return memory.block(key, Math.max(refusal.msBeforeNext, 1) / 1000);
      });
    },
  };
}
