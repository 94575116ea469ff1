import type pg from 'pg';
import { dailyCounts } from './counters.statements.ts';
import type { Jobs } from './jobs.ts';
import type { Transaction } from './transaction.ts';

/** What is counted. `incomeCents` is an amount; all others count one at a time. */
export type Counted =
  | 'registrations'
  | 'advice'
  | 'chatQuestions'
  | 'couplesSessions'
  | 'repliesDone'
  | 'repliesFailed'
  | 'repliesStopped'
  | 'incomeCents';

/** A day's count; days without any are missing. */
export interface DayCount {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  name: string;
  count: number;
}

/** Rows that are added up at once. */
const BATCH = 50_000;

/**
 * Counts something in the transaction in which it happens: it is counted exactly when it is stored, also if the node dies. A row is appended, so
 * that transactions do not wait for each other.
 * @param amount may be negative
 * @param at when it happened; now unless given
 */
export async function countDaily(transaction: Transaction, name: Counted, amount = 1, at: Date | null = null): Promise<void> {
  await dailyCounts.add(transaction, name, amount, at);
}

/** The counts from a day on, the oldest first: one row a day and name, and what happened since the last adding up. */
export const readDaily: (pool: Transaction, from: string) => Promise<DayCount[]> = dailyCounts.from;

/** Adds new rows up. @returns how many it took away */
export const addUpDaily = async (pool: Transaction): Promise<number> => (await dailyCounts.addUp(pool, BATCH)) ?? 0;

/** Adds up every ten minutes, on one node. */
export function addUpByTimetable(jobs: Jobs, pool: pg.Pool): void {
  jobs.cron('add-up-counts', '*/10 * * * *', async (signal) => {
    while ((await addUpDaily(pool)) === BATCH) if (signal?.aborted) return;
  });
}
