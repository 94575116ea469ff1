import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';
import { ownerTasks } from './tasks.statements.ts';

/** What was done about money is kept as long as the declarations that caused it: see `OLD_DECLARATIONS`. */
const OLD_TASKS: CleanUp = {
  table: 'owner_tasks',
  by: '"doneAt"',
  type: 'timestamptz',
  before: `date_trunc('year', now()) - interval '3 years'`,
};

/** A deleted account leaves its tasks without a name: money may still be owed. */
export const tasksUserData = {
  export: async (pool, userId) => ({ ownerTasks: await ownerTasks.exportOf(pool, userId) }),

  prune: [OLD_TASKS],
} satisfies UserData;
