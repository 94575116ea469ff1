import type pg from 'pg';
import { couplesJobs } from '../counsellor/couples.jobs.ts';

/** Milliseconds between two writes: well below the counsellor's debounce. */
const EVERY_MS = 500;

export interface CouplesDebounce {
  /** A partner has written, or is typing: the reply waits for so many milliseconds. */
  postpone(sessionId: number, ms: number): void;
  close(): void;
}

/** Postpones counsellor replies while partners write or type; one statement serves many sessions. */
export function couplesDebounce(pool: pg.Pool): CouplesDebounce {
  /** The time until which each waits, in milliseconds since 1970. */
  const until = new Map<number, number>();
  let timer: NodeJS.Timeout | null = null;

  const write = async (): Promise<void> => {
    const now = Date.now();
    const waits = [...until].map(([sessionId, at]) => ({ sessionId, ms: at - now })).filter(({ ms }) => ms > 0);
    until.clear();
    // If it fails, the reply is only looked at too early, and then waits.
    if (waits.length > 0) await couplesJobs.postpone(pool, waits).catch(() => undefined);
  };

  return {
    postpone(sessionId, ms) {
      until.set(sessionId, Math.max(until.get(sessionId) ?? 0, Date.now() + ms));
      timer ??= setTimeout(() => {
        timer = null;
        void write();
      }, EVERY_MS).unref();
    },
    close() {
      if (timer) clearTimeout(timer);
    },
  };
}
