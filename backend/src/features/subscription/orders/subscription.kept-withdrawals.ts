import { normaliseEmail } from '@beside/common/account/account.rules';
import type { CleanUp } from '../../../database/clean-up.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { keyedHash } from '../../../lib/keyed-hash.ts';
import { type KeptUse, keptUseOf } from '../../usage/usage.service.ts';
import { withdrawals } from '../subscription.statements.ts';

/** Claims from a contract lapse three years after their year's end (BGB 195, 199). */
export const CLAIMS_LAPSED = `date_trunc('year', now()) - interval '3 years'`;

/** As long as the declarations that they come from. */
export const OLD_WITHDRAWALS: CleanUp = {
  table: 'billing_withdrawals',
  by: '"withdrawnAt"',
  type: 'timestamptz',
  before: CLAIMS_LAPSED,
};

/** Withdrawals of deleted accounts. An address is kept as a keyed hash alone; a secret that is given up forgets those of its time. */
export function keptWithdrawals(secrets: readonly string[]) {
  const hash = keyedHash(secrets);
  const named = (email: string): string => `withdrawal:${normaliseEmail(email)}`;

  return {
    /** What a deleted account with this address has used before it withdrew; null: none has withdrawn. */
    find: (db: Transaction, email: string): Promise<KeptUse | null> => withdrawals.find(db, hash.all(named(email))),

    /**
     * Keeps that an account that is being deleted has withdrawn, with what it has used.
     * @param emails its address, and those from which it has withdrawn
     * @param at its latest withdrawal
     */
    async keep(transaction: Transaction, userId: string, emails: readonly string[], at: Date): Promise<void> {
      const { count, until } = await keptUseOf(transaction, userId);
      for (const email of new Set(emails)) await withdrawals.keep(transaction, { hash: hash.of(named(email)), at, count, until });
    },
  };
}

export type KeptWithdrawals = ReturnType<typeof keptWithdrawals>;
