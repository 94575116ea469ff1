import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';
import { notices } from './billing.notices.statements.ts';

/** Claims from a contract lapse three years after their year's end (BGB 195, 199): until then its notices are evidence. */
export const OLD_NOTICES = {
  table: 'contract_notices',
  by: '"receivedAt"',
  type: 'timestamptz',
  before: `date_trunc('year', now()) - interval '3 years'`,
} satisfies CleanUp;

export const noticesUserData = {
  /** Those that are known to be the user's: anyone may send one about any address. */
  export: async (pool, userId) => ({ contractNotices: await notices.exportOf(pool, userId) }),

  /**
   * Voids the links. The notices stay, without the link to the account, with the name and address that were entered: a declaration without its
   * sender proves nothing (GDPR, Article 17(3)(e)).
   */
  erase: (transaction, { email }) => notices.dropTokens(transaction, email),

  prune: [OLD_NOTICES],
} satisfies UserData;
