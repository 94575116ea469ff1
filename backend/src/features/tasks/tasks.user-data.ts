import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';

/** What was done about money is kept as long as the declarations that caused it: see `OLD_NOTICES`. */
const OLD_TASKS: CleanUp = {
  table: 'owner_tasks',
  by: '"doneAt"',
  type: 'timestamptz',
  before: `date_trunc('year', now()) - interval '3 years'`,
};

/** A deleted account leaves its tasks without a name: money may still be owed. */
export const tasksUserData = {
  async export(pool, userId) {
    const { rows } = await pool.query<object>(
      `select kind, subject, state, cents, "dueAt", details, "createdAt", "doneAt" from owner_tasks where "userId" = $1 order by "createdAt"`,
      [userId],
    );
    return { ownerTasks: rows };
  },

  prune: [OLD_TASKS],
} satisfies UserData;
