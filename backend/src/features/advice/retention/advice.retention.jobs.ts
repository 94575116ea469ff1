import type pg from 'pg';
import type { Thread } from '../../../conversations/thread.ts';
import { recordErasures } from '../../../database/erasures.ts';
import type { Jobs } from '../../../database/jobs.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import { isConnectionLost } from '../../../lib/app-error.ts';
import type { Log } from '../../../lib/logger.ts';
import { lockReplyUser, replyStatements } from '../../../replies/reply.statements.ts';
import { recordDeletions } from '../advice.changes.ts';
import { BEFORE_ALL, retention } from './advice.retention.statements.ts';

/** Users that one statement reads. */
const USERS = 200;
/** Pieces of advice that one transaction deletes: few, since who changes the choice meanwhile waits for it. */
const BATCH = 100;

interface JobDeps {
  pool: pg.Pool;
  thread: Thread;
  log: Log;
}

/** Where a batch begins: after this piece of advice. */
type Place = typeof BEFORE_ALL;

/** Deletes every night what has become too old for its user. */
export function deleteOldDaily({ jobs, ...deps }: JobDeps & { jobs: Pick<Jobs, 'daily'> }): void {
  jobs.daily('retention', (signal) => deleteOld(deps, signal));
}

/**
 * Deletes what has become too old for its user, in batches, each a transaction of its own: a killed node leaves whole batches, and the next run goes on.
 * What cannot be deleted stops neither the rest of its user's advice nor the other users'.
 * @param signal ends it after the present batch
 * @throws the last failure, so that the job is repeated; a lost connection at once
 */
export async function deleteOld(deps: JobDeps, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  let last = '';
  for (;;) {
    const users = await retention.users(deps.pool, last, USERS);
    for (const userId of users) {
      if (signal?.aborted) break;
      const { count, failed } = await deleteOldOf(deps, userId, signal);
      failures.push(...failed);
      if (count > 0) deps.log.info({ userId, count }, 'old advice was deleted, as its user wants');
    }
    last = users.at(-1) ?? '';
    if (users.length < USERS || signal?.aborted) break;
  }
  if (failures.length > 0) throw failures.at(-1);
}

async function deleteOldOf(deps: JobDeps, userId: string, signal?: AbortSignal) {
  const failed: unknown[] = [];
  let after = BEFORE_ALL;
  let most = BATCH;
  let count = 0;
  while (!signal?.aborted) {
    const { last, ...done } = await deleteBatch(deps, userId, after, most);
    count += done.gone;
    if (done.failure && last && most > 1) {
      // Fewer may not take too long, or are those that can be deleted.
      most = Math.ceil(most / 4);
      continue;
    }
    if (done.failure) {
      failed.push(done.failure.error);
      deps.log.warn({ err: done.failure.error, userId }, 'old advice could not be deleted');
    } else most = Math.min(BATCH, most * 2);
    if (!last) break;
    after = last;
  }
  return { count, failed };
}

/**
 * @returns how many are gone, the last one that was looked at (nothing is left without one), and why nothing was deleted
 * @throws where the connection is lost
 */
async function deleteBatch({ pool, thread }: JobDeps, userId: string, after: Place, most: number) {
  let last: Place | null = null;
  try {
    const gone = await transact(pool, async (transaction) => {
      // Before anything else, as each question of the user does: their account cannot be deleted meanwhile.
      await lockReplyUser(transaction, userId, 'question');
      const rule = await retention.hold(transaction, userId);
      if (!rule?.before) return [];
      const { before, keepBookmarked } = rule;
      const old = await retention.old(transaction, { userId, before, keepBookmarked, most, ...after });
      const end = old.at(-1);
      last = end ? { afterAt: end.at, afterId: end.id } : null;
      // Twice: what is in use is not locked, and what is locked cannot come into use.
      const due = await unused(
        transaction,
        thread,
        old.map(({ id }) => id),
        before,
      );
      const held = await unused(transaction, thread, await retention.holdOld(transaction, due), before);
      const ids = await retention.removeOld(transaction, { userId, before, keepBookmarked, ids: held });
      await recordErasures(transaction, 'advice', ids);
      await recordDeletions(
        transaction,
        ids.map((id) => ({ id, userId })),
      );
      return ids;
    });
    return { gone: gone.length, last, failure: null };
  } catch (error) {
    if (isConnectionLost(error)) throw error;
    // Without a place nothing was read: the next run tries again.
    return { gone: 0, last, failure: { error } };
  }
}

/** Those in which nothing has been written since, and nothing is being answered. */
async function unused(transaction: Transaction, thread: Thread, ids: string[], since: Date): Promise<string[]> {
  if (ids.length === 0) return ids;
  const later = new Set(await thread.writtenSince(transaction, ids, since));
  const underWay = await replyStatements.underWayIn(transaction, ids.flatMap(thread.subjectsOf));
  return ids.filter((id) => !later.has(id) && !thread.subjectsOf(id).some((subject) => underWay.has(subject)));
}
