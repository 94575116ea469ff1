import type pg from 'pg';
import { codeOf } from '../lib/error-code.ts';
import { type CleanUp, deletionOf } from './clean-up.statements.ts';
import type { Jobs } from './jobs.ts';
import type { Transaction } from './transaction.ts';

export type { CleanUp };

/** Rows that one statement looks at; each statement is its own transaction. */
const BATCH = 1000;
/** PostgreSQL's code of a statement that took too long. */
const TOO_LONG = '57014';

/**
 * Deletes in batches, from the first row to the last, so that no statement grows with the table. A batch that takes too long is
 * repeated with half as many rows.
 * @param signal ends it after the present batch
 * @returns the number of deleted rows
 * @throws the driver's error
 */
export async function cleanUp(pool: Transaction, what: CleanUp, signal?: AbortSignal): Promise<number> {
  let total = 0;
  let size = BATCH;
  let last: string | null = null;
  while (!signal?.aborted) {
    const batch = await deleteBatch(pool, what, last, size);
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
  for (const what of each) {
    // At the start already: so `statements.test.ts` finds them.
    deletionOf(what);
    jobs.daily(`prune-${what.table}`, async (signal) => {
      await cleanUp(pool, what, signal);
    });
  }
}

/** @returns null when it took too long with the fewest rows */
async function deleteBatch(pool: Transaction, what: CleanUp, last: string | null, size: number) {
  const { first, next } = deletionOf(what);
  try {
    return await (last === null ? first(pool, size) : next(pool, size, last));
  } catch (error) {
    if (codeOf(error) === TOO_LONG && size > 1) return null;
    throw error;
  }
}
