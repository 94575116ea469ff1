import { ApiError } from '../../lib/api.ts';

/** Milliseconds between attempts at a message that did not get through; the last one repeats. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];
/** Milliseconds to wait where the server says "too many" without saying how long. */
const TOO_MANY_MS = 1_000;
/** Attempts at a message that the server fails on, before its writer is asked. */
const ATTEMPTS_MAX = 5;

/** What to do with a message that was not taken. */
export type RetryDecision = { retryIn: number } | { fault: ApiError['code'] };

/**
 * Whether a failed message is sent again, and after how many milliseconds, or is shown as refused.
 * @param attempts how often it has been sent, this time included
 */
export function retryDecision(error: unknown, attempts: number): RetryDecision {
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? 0;
  // A time-out, or a call that was given up: nothing is known, and the same message may be sent again.
  if (!(error instanceof ApiError) || error.passing || error.code === 'unavailable') return { retryIn: pause };
  if (error.code === 'too_many_requests') return { retryIn: error.retryAfter === null ? TOO_MANY_MS : error.retryAfter * 1_000 };
  const ours = error.code === 'internal_error' || error.code === 'unreadable';
  return ours && attempts < ATTEMPTS_MAX ? { retryIn: pause } : { fault: error.code };
}
