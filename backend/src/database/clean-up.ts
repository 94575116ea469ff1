import type pg from 'pg';
import { codeOf } from '../lib/error-code.ts';
import type { Jobs } from './jobs.ts';

/** Rows that one statement looks at; each statement is its own transaction. */
const BATCH = 1000;
/** PostgreSQL's code of a statement that took too long. */
const TOO_LONG = '57014';

/**
 * Rows of a table to be cleared away. Every part is SQL; nothing in it comes from outside. A folder declares its own as `prune` in its
 * `user-data`: see `user-data.ts` here.
 */
export type CleanUp = {
  table: string;
  /** A condition that every deleted row meets, for example that of a partial index. */
  condition?: string;
} & (
  | {
      /** An indexed column of this type; rows before a time are deleted. */
      by: string;
      type: 'timestamptz' | 'date';
      before: string;
    }
  | {
      /** The key, where no index finds the rows: the clean-up passes all rows, and deletes those that meet a condition on `t`. */
      by: string;
      type: 'uuid' | 'integer';
      only: string;
    }
);

/**
 * Deletes in batches, from the first row to the last, so that no statement grows with the table. A batch that takes too long is
 * repeated with half as many rows.
 * @param signal ends it after the present batch
 * @returns the number of deleted rows
 * @throws the driver's error
 */
export async function cleanUp(pool: Pick<pg.Pool, 'query'>, what: CleanUp, signal?: AbortSignal): Promise<number> {
  let total = 0;
  let size = BATCH;
  let last: string | null = null;
  while (!signal?.aborted) {
    const batch: Batch | null = await deleteBatch(pool, what, last, size);
    if (batch === null) {
      size = Math.ceil(size / 2);
      continue;
    }
    total += batch.gone;
    last = batch.last;
    // Rows with the same time come again, unless they are deleted.
    if (batch.found < size || ('before' in what && batch.gone === 0)) break;
  }
  return total;
}

/** Clears each of these away every night, each as its own job, so that one failure does not stop the others. */
export function cleanUpDaily(jobs: Jobs, pool: pg.Pool, ...each: CleanUp[]): void {
  for (const what of each)
    jobs.daily(`prune-${what.table}`, async (signal) => {
      await cleanUp(pool, what, signal);
    });
}

interface Batch {
  found: number;
  gone: number;
  last: string | null;
}

/** @returns null when it took too long with the fewest rows */
async function deleteBatch(
  pool: Pick<pg.Pool, 'query'>,
  what: CleanUp,
  last: string | null,
  size: number,
): Promise<Batch | null> {
  const { table, by, type, condition } = what;
  const isOld = 'before' in what;
  const conditions = [
    condition,
    isOld ? `${by} < ${what.before}` : undefined,
    last === null ? undefined : `${by} ${isOld ? '>=' : '>'} $2::${type}`,
  ].filter((condition) => condition !== undefined);
  const statement = `
    with page as (
      select ctid as place, ${by} as mark from ${table} ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
      order by ${by} limit $1),
    gone as (
      delete from ${table} t where t.ctid = any(array(select place from page)) ${isOld ? '' : `and (${what.only})`} returning 1)
    select count(*)::int as found, (select count(*)::int from gone) as gone, (select mark::text from page order by mark desc limit 1) as last
    from page`;
  try {
    const { rows } = await pool.query<Batch>(statement, last === null ? [size] : [size, last]);
    return rows[0] ?? { found: 0, gone: 0, last: null };
  } catch (error) {
    if (codeOf(error) === TOO_LONG && size > 1) return null;
    throw error;
  }
}
