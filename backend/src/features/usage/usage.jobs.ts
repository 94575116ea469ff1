import type { CleanUp } from '../../database/clean-up.ts';

/** Addresses without an account, of earlier months. An index would cost every use more than it saves a night. */
export const OLD_ANONYMOUS_USAGE: CleanUp = {
  table: 'anonymous_usage',
  by: 'id',
  type: 'integer',
  only: `t."lastUsed" < now() - interval '3 months'`,
};
