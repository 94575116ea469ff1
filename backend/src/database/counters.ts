import type pg from 'pg';
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
  await transaction.query({
    name: 'count-daily',
    text: `insert into daily_counts (day, name, count) values ((coalesce($3, now()) at time zone 'utc')::date, $1, $2)`,
    values: [name, amount, at],
  });
}

/** The counts from a day on, the oldest first: one row a day and name, and what happened since the last adding up. */
export async function readDaily(pool: Pick<pg.Pool, 'query'>, from: string): Promise<DayCount[]> {
  const { rows } = await pool.query<DayCount>({
    name: 'count-read',
    text: `select to_char(day, 'YYYY-MM-DD') as day, name, sum(count)::float8 as count from (
             select day, name, count from daily_counts where "isSum" and day >= $1::date
             union all select day, name, count from daily_counts where not "isSum" and day >= $1::date) each
           group by 1, 2 order by 1, 2`,
    values: [from],
  });
  return rows;
}

/** Adds new rows up, in one statement, so that every reader sees each of them once. @returns how many rows it took away */
export async function addUpDaily(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ taken: number }>(
    `with taken as (
       delete from daily_counts where id = any(array(
         select id from daily_counts where not "isSum" order by id limit $1 for update skip locked))
       returning day, name, count),
     summed as (
       insert into daily_counts (day, name, count, "isSum")
       select day, name, sum(count), true from taken group by day, name order by day, name
       on conflict (day, name) where "isSum" do update set count = daily_counts.count + excluded.count)
     select count(*)::int as taken from taken`,
    [BATCH],
  );
  return rows[0]?.taken ?? 0;
}

/** Adds up every ten minutes, on one node. */
export function addUpByTimetable(jobs: Jobs, pool: pg.Pool): void {
  jobs.cron('add-up-counts', '*/10 * * * *', async (signal) => {
    while ((await addUpDaily(pool)) === BATCH) if (signal?.aborted) return;
  });
}
