import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../lib/app-error.ts';
import type { SharedRedis } from '../lib/redis.ts';
import { type Actor, usageKey } from './actor.ts';

/** How often something may be done. Each feature's limits are in `<feature>.limits.ts`. */
export interface RateLimit {
  /** Names its counters; limits of one name share them. */
  name: string;
  points: number;
  seconds: number;
  /**
   * Whose use is counted together. `actor`: the user's, or else the address's. `address`: the address's, also for users, because a new account
   * is no new allowance. `browser`: the user's, or else the browser's, because browsers at one address must not use up each other's.
   */
  by: 'actor' | 'address' | 'browser';
  /**
   * Which nodes count together. `cluster`: all of them. `node`: each by itself, for floods that must not cost Redis a question for every packet.
   * `later`: all of them, but a moment late, because callers do not wait for Redis.
   */
  counted: 'cluster' | 'node' | 'later';
}

/** A limit in its most common form. */
export function limitOf(name: string, points: number, seconds: number, more: Partial<RateLimit> = {}): RateLimit {
  return { name, points, seconds, by: 'actor', counted: 'cluster', ...more };
}

/** The limits of most calls that read, and of most that write. */
export const READ = limitOf('read', 600, 60);
export const WRITE = limitOf('write', 120, 60);
/** Sessions made for visitors. */
export const NEW_VISITORS = limitOf('visitor', 60, 60, { by: 'address' });

export interface RateLimits {
  /**
   * Counts one call or event of an actor.
   * @throws AppError 429 with the seconds to wait
   */
  count(limit: RateLimit, actor: Actor): Promise<void>;
  /**
   * The same under the caller's own key, such as an account whose password is guessed.
   * @throws AppError 429 with the seconds to wait
   */
  consume(limit: RateLimit, key: string): Promise<void>;
  /** Takes one count back: what was counted turned out to be no guess. Call it once for a `consume`, which counts what it refuses, too. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
}

/** Seconds from which a limit is also counted in each node: a shorter one that begins anew while Redis hangs gives little away. */
const LONG_SECONDS = 600;

interface Limiter {
  consume(key: string): Promise<unknown>;
  reward(key: string): Promise<unknown>;
}

/**
 * Counts in Redis, so that all nodes count together; in memory without Redis, or while it is away or hangs.
 * @param installationId see `Database.installationId`
 * @param factor multiplies every limit
 */
export function createRateLimits(redis: SharedRedis | null, installationId: string, factor: number): RateLimits {
  const limiters = new Map<string, Limiter>();

  const limiterOf = ({ name, points, seconds, counted }: RateLimit): Limiter => {
    const settings = {
      points: Math.max(1, Math.round(points * factor)),
      duration: seconds,
      keyPrefix: `beside:${installationId}:limit:${name}`,
    };
    const memory = new RateLimiterMemory(settings);
    if (!redis || counted === 'node') return memory;
    const together = { ...settings, storeClient: redis.client, rejectIfRedisNotReady: true };
    const limiter =
      counted === 'later'
        ? countedLater(memory, new RateLimiterRedis(together))
        : seconds >= LONG_SECONDS
          ? countedTwice(memory, new RateLimiterRedis(together))
          : new RateLimiterRedis({ ...together, insuranceLimiter: memory });
    const present = (key: string): Limiter => (redis.isAnswering(`${settings.keyPrefix}:${key}`) ? limiter : memory);
    return { consume: (key) => present(key).consume(key), reward: (key) => present(key).reward(key) };
  };

  const known = (limit: RateLimit): Limiter => {
    const limiter = limiters.get(limit.name) ?? limiterOf(limit);
    limiters.set(limit.name, limiter);
    return limiter;
  };
  const consume = async (limit: RateLimit, key: string): Promise<void> => {
    try {
      await known(limit).consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  };
  return {
    consume,
    async giveBack(limit, key) {
      await known(limit).reward(key);
    },
    count: (limit, actor) => consume(limit, rateLimitKey(limit, actor)),
  };
}

/** The key under which an actor's calls are counted. */
export function rateLimitKey({ by }: RateLimit, actor: Actor): string {
  if (by === 'address') return `ip:${actor.ip}`;
  if (by === 'browser' && actor.userId === null && actor.visitorId !== null) return `visitor:${actor.visitorId}`;
  return usageKey(actor);
}

/** Counts in memory, then in Redis; once the cluster has reached the limit, this node refuses too. */
function countedLater(memory: RateLimiterMemory, together: RateLimiterRedis): Limiter {
  return {
    async consume(key) {
      await memory.consume(key);
      together.consume(key).catch((refusal: unknown) => {
        // Any other failure is Redis' own: each node then counts for itself.
        if (refusal instanceof RateLimiterRes) return memory.block(key, Math.max(refusal.msBeforeNext, 1) / 1000);
      });
    },
    reward: (key) => rewardBoth(memory, together, key),
  };
}

/** Counts in memory and in Redis, and goes by the higher: while Redis is away or hangs, a node goes on from what all have counted. */
function countedTwice(memory: RateLimiterMemory, together: RateLimiterRedis): Limiter {
  return {
    async consume(key) {
      const [own, all] = await Promise.all([outcome(memory.consume(key)), outcome(together.consume(key)).catch(() => null)]);
      // Others of this node may have been counted meanwhile.
      const now = (await memory.get(key))?.consumedPoints ?? 0;
      if (all && all.consumedPoints > now) await memory.set(key, all.consumedPoints, all.msBeforeNext / 1000);
      const higher = all && all.consumedPoints > own.consumedPoints ? all : own;
      if (higher.consumedPoints > memory.points) throw higher;
    },
    reward: (key) => rewardBoth(memory, together, key),
  };
}

/** Takes a count back in memory, and in Redis unless that fails. */
function rewardBoth(memory: RateLimiterMemory, together: RateLimiterRedis, key: string): Promise<unknown> {
  return Promise.all([memory.reward(key), together.reward(key).catch(() => undefined)]);
}

/** What a count came to, whether or not it was refused. Any other failure is thrown. */
function outcome(count: Promise<RateLimiterRes>): Promise<RateLimiterRes> {
  return count.catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });
}
