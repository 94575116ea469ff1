import { ApiError } from '../../api.ts';

/** Milliseconds between attempts; the last value repeats. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];
/** Milliseconds to wait after a 429 without `Retry-After`. */
const TOO_MANY_MS = 1_000;
/** Milliseconds between attempts of a page that must be loaded again: the message waits for that. */
const TOO_OLD_MS = 30_000;
/** Attempts after server errors before the sender decides. */
const ATTEMPTS_MAX = 5;

/** What to do with an unsent message. */
export type RetryDecision = { retryIn: number } | { fault: ApiError['code'] };

/**
 * Decides whether a message is retried, after `retryIn` milliseconds, or shown as refused.
 * @param attempts how often it has been sent, this time included
 */
export function retryDecision(error: unknown, attempts: number): RetryDecision {
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? 0;
  // The outcome is unknown, and clientMessageId makes a resend safe.
  if (!(error instanceof ApiError) || error.passing || error.code === 'unavailable') return { retryIn: pause };
  if (error.code === 'too_many_requests') return { retryIn: error.retryAfter === null ? TOO_MANY_MS : error.retryAfter * 1_000 };
  if (error.code === 'client_too_old') return { retryIn: TOO_OLD_MS };
  const ours = error.code === 'internal_error' || error.code === 'unreadable';
  return ours && attempts < ATTEMPTS_MAX ? { retryIn: pause } : { fault: error.code };
}
