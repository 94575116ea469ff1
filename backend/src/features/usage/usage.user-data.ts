import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';
import { exportOf } from './usage.statements.ts';

/** Addresses without an account, of earlier months. Without an index: it would cost every use more than it saves a night. */
export const OLD_ANONYMOUS_USAGE: CleanUp = {
  table: 'anonymous_usage',
  by: 'id',
  type: 'integer',
  only: `t."lastUsed" < now() - interval '3 months'`,
};

export const usageUserData = {
  export: async (pool, userId) => ({ usage: await exportOf(pool, userId) }),

  prune: [OLD_ANONYMOUS_USAGE],
} satisfies UserData;
