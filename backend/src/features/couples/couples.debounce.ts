import type pg from 'pg';
import { couplesJobs } from './couples.jobs.ts';

/** Milliseconds between two writings: well below the counsellor's debounce. */
const EVERY_MS = 500;

/** Has the counsellor wait while people write or type: what happens in many sessions is written together, now and then. */
export function couplesDebounce(pool: pg.Pool) {
  /** Until when each is to wait, in milliseconds since 1970. */
  const until = new Map<number, number>();
  let timer: NodeJS.Timeout | null = null;

  const write = async (): Promise<void> => {
    const now = Date.now();
    const waits = [...until].map(([sessionId, at]) => ({ sessionId, ms: at - now })).filter(({ ms }) => ms > 0);
    until.clear();
    // Lost, it costs a look too early, which then waits.
    if (waits.length > 0) await couplesJobs.postpone(pool, waits).catch(() => undefined);
  };

  return {
    /** Someone has written, or is typing: nothing is answered for so many milliseconds. */
    hold(sessionId: number, ms: number): void {
      until.set(sessionId, Math.max(until.get(sessionId) ?? 0, Date.now() + ms));
      timer ??= setTimeout(() => {
        timer = null;
        void write();
      }, EVERY_MS).unref();
    },
    close(): void {
      if (timer) clearTimeout(timer);
    },
  };
}

export type CouplesDebounce = ReturnType<typeof couplesDebounce>;
