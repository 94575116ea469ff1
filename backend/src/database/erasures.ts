import type pg from 'pg';
import type { Log } from '../lib/logger.ts';
import { erasureStatements } from './backups.statements.ts';
import { type Transaction, transact } from './transaction.ts';
import type { EraseAgain, UserData } from './user-data.ts';

/** Keeps, with the deletion, that a thing was deleted: see `UserData.erasures` for the kinds. */
export const recordErasure = (transaction: Transaction, kind: string, id: string | number): Promise<void> =>
  recordErasures(transaction, kind, [String(id)]);

/** The same for several of a kind. */
export const recordErasures = (transaction: Transaction, kind: string, ids: readonly string[]): Promise<void> =>
  erasureStatements.record(transaction, kind, ids);

/**
 * Deletes once more what a restored backup has brought back. Without a restore it is one question. A failure leaves the rest to be done: each is a
 * transaction of its own, and the next start tries it again.
 * @returns how many were deleted, and how many could not be
 * @throws the driver's error when the database does not answer at all
 */
export async function eraseAgain(
  pool: pg.Pool,
  userData: readonly UserData[],
  log: Pick<Log, 'info' | 'error'>,
): Promise<{ erased: number; failed: number }> {
  const handlers = new Map<string, EraseAgain>(userData.flatMap(({ erasures = {} }) => Object.entries(erasures)));
  const counts = { erased: 0, failed: 0 };
  for (const { kind, key } of await erasureStatements.pending(pool, [...handlers.keys()])) {
    try {
      await transact(pool, async (transaction) => {
        // Another node that starts now waits here, and finds it done.
        if (!(await erasureStatements.take(transaction, kind, key))) return;
        await handlers.get(kind)?.(transaction, key, userData);
        counts.erased++;
      });
    } catch (error) {
      counts.failed++;
      log.error({ err: error, kind }, 'what was deleted before the restore could not be deleted again: the next start tries it');
    }
  }
  if (counts.erased > 0) log.info(counts, 'what was deleted before the restore is deleted again');
  return counts;
}

/** The same for a node that starts. @throws where something could not be deleted: it must not be shown, and the next start tries it again */
export async function eraseBeforeServing(...given: Parameters<typeof eraseAgain>): Promise<void> {
  const { failed } = await eraseAgain(...given);
  if (failed > 0)
    throw new Error(`${failed} deletions from before a restore could not be repeated; the next start tries it again`);
}
