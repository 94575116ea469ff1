import type pg from 'pg';
import type { Thread } from '../../../conversations/thread.ts';
import { isTooLong } from '../../../database/clean-up.ts';
import { recordErasures } from '../../../database/erasures.ts';
import type { Jobs } from '../../../database/jobs.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import type { Log } from '../../../lib/logger.ts';
import { lockReplyUser, replyStatements } from '../../../replies/reply.statements.ts';
import { recordDeletion } from '../advice.changes.ts';
import { retention } from './advice.retention.statements.ts';

/** Users that one statement reads, and pieces of advice that one transaction deletes. */
const USERS = 200;
const BATCH = 500;

interface JobDeps {
  pool: pg.Pool;
  thread: Thread;
  jobs: Pick<Jobs, 'daily'>;
  log: Log;
}

/** Deletes every night what has become too old for its user. */
export function deleteOldDaily({ jobs, ...deps }: JobDeps): void {
  jobs.daily('retention', (signal) => deleteOld(deps, signal));
}

/**
 * Deletes what has become too old for its user, in batches, each a transaction of its own: a killed node leaves whole batches, and the next run goes on.
 * One user's failure does not stop the others.
 * @param signal ends it after the present batch
 * @throws the last failure, so that the job is repeated
 */
export async function deleteOld(deps: Omit<JobDeps, 'jobs'>, signal?: AbortSignal): Promise<void> {
  let failure: { error: unknown } | null = null;
  let last = '';
  for (;;) {
    const users = await retention.users(deps.pool, last, USERS);
    for (const userId of users) {
      if (signal?.aborted) return;
      try {
        const count = await deleteOldOf(deps, userId, signal);
        if (count > 0) deps.log.info({ userId, count }, 'old advice was deleted, as its user wants');
      } catch (error) {
        failure = { error };
        deps.log.warn({ err: error, userId }, 'old advice could not be deleted');
      }
    }
    last = users.at(-1) ?? '';
    if (users.length < USERS) break;
  }
  if (failure) throw failure.error;
}

/** Where a batch begins, and how much it looks at. */
interface Batch {
  after: { at: string; id: string };
  most: number;
}

const FIRST = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

async function deleteOldOf(deps: Omit<JobDeps, 'jobs'>, userId: string, signal?: AbortSignal): Promise<number> {
  const batch: Batch = { after: FIRST, most: BATCH };
  let count = 0;
  while (!signal?.aborted) {
    const done = await deleteBatch(deps, userId, batch);
    if (done === 'too long') {
      batch.most = Math.ceil(batch.most / 2);
      continue;
    }
    count += done.gone;
    if (!done.last) break;
    batch.after = done.last;
  }
  return count;
}

/** @returns how many are gone, and the last one that was looked at; nothing was left to look at without one */
async function deleteBatch({ pool, thread }: Omit<JobDeps, 'jobs'>, userId: string, { after, most }: Batch) {
  try {
    return await transact(pool, async (transaction) => {
      // Before anything else, as each question of the user does: their account cannot be deleted meanwhile.
      await lockReplyUser(transaction, userId, 'question');
      const rule = await retention.hold(transaction, userId);
      if (!rule?.before) return { gone: 0, last: null };
      const old = { userId, before: rule.before, keepBookmarked: rule.keepBookmarked };
      const held = await retention.holdOld(transaction, { ...old, afterAt: after.at, afterId: after.id, most });
      const ids = await unused(
        transaction,
        thread,
        held.map(({ id }) => id),
        old.before,
      );
      const gone = await retention.removeOld(transaction, { ...old, ids });
      await recordErasures(transaction, 'advice', gone);
      for (const id of gone) await recordDeletion(transaction, { id, userId });
      return { gone: gone.length, last: held.at(-1) ?? null };
    });
  } catch (error) {
    if (isTooLong(error) && most > 1) return 'too long';
    throw error;
  }
}

/** Those in which nothing has been written since, and nothing is being answered. */
async function unused(transaction: Transaction, thread: Thread, ids: string[], since: Date): Promise<string[]> {
  const later = new Set(await thread.writtenSince(transaction, ids, since));
  const underWay = await replyStatements.underWayIn(transaction, ids.flatMap(thread.subjectsOf));
  return ids.filter((id) => !later.has(id) && !thread.subjectsOf(id).some((subject) => underWay.has(subject)));
}
