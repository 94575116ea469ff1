import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';

/** Claims from a contract lapse three years after their year's end (BGB 195, 199): until then its notices are evidence. */
export const OLD_NOTICES = {
  table: 'contract_notices',
  by: '"receivedAt"',
  type: 'timestamptz',
  before: `date_trunc('year', now()) - interval '3 years'`,
} satisfies CleanUp;

export const noticesUserData = {
  /** Those that are known to be the user's: anyone may send one about any address. */
  async export(pool, userId) {
    const { rows } = await pool.query<object>(
      `select number, kind, "receivedAt", name, email, contract, "cancelKind", reason, "endsOn"::text as "endsOn", "confirmedAt", outcome
       from contract_notices where "userId" = $1 order by "receivedAt"`,
      [userId],
    );
    return { contractNotices: rows };
  },

  /**
   * Voids the links. The notices stay, without the link to the account, with the name and address that were entered: a declaration without its
   * sender proves nothing (GDPR, Article 17(3)(e)).
   */
  async erase(transaction, { email }) {
    await transaction.query(`update contract_notices set "tokenHashes" = '{}' where email = $1`, [email]);
  },

  prune: [OLD_NOTICES],
} satisfies UserData;
