import type { CleanUp } from '../../database/clean-up.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { UserData } from '../../database/user-data.ts';
import { AppError } from '../../lib/app-error.ts';
import { CLAIMS_LAPSED, type KeptWithdrawals, paidContract } from '../subscription/subscription.service.ts';
import { enqueueDeleted } from './contracts.jobs.ts';
import { declarations } from './contracts.statements.ts';

/** Until then declarations are evidence. */
export const OLD_DECLARATIONS = {
  table: 'contract_notices',
  by: '"receivedAt"',
  type: 'timestamptz',
  before: CLAIMS_LAPSED,
} satisfies CleanUp;

/** A withdrawal that was declared signed out holds although nobody has confirmed it: the owner is asked now, since its account will be gone. */
async function askAboutUnconfirmed(transaction: Transaction, id: string, email: string): Promise<void> {
  const contract = await paidContract(transaction, id);
  const numbers = contract ? await declarations.unconfirmed(transaction, email) : [];
  if (contract && numbers.length > 0) await enqueueDeleted(transaction, { numbers, ...contract });
}

/** Who deletes an account and registers again with its address could else use a plan, withdraw and get all money back, without end. */
async function keepWithdrawals(
  kept: Pick<KeptWithdrawals, 'keep'>,
  transaction: Transaction,
  id: string,
  email: string,
): Promise<void> {
  const made = await declarations.withdrawn(transaction, id);
  if (made.length === 0) return;
  const at = new Date(Math.max(...made.map(({ receivedAt }) => receivedAt.getTime())));
  // The account's own address may have been changed since it has withdrawn.
  await kept.keep(transaction, id, [email, ...made.map((each) => each.email)], at);
}

export const contractsUserData = (kept: Pick<KeptWithdrawals, 'keep'>) =>
  ({
    /** Those that are known to be the user's: anyone may send one about any address. */
    export: async (pool, userId) => ({ contractNotices: await declarations.exportOf(pool, userId) }),

    /**
     * Voids the links. The declarations stay, without the link to the account, with the name and address that were entered: a declaration without
     * its sender proves nothing (GDPR, Article 17(3)(e)). The subscription's erasure has locked the user's contracts.
     */
    async erase(transaction, { id, email, isErasedAgain }) {
      if (!isErasedAgain && (await declarations.isOneOpen(transaction, id)))
        throw new AppError('conflict', 'A withdrawal is being carried out. The account can be deleted after it.');
      if (!isErasedAgain) await askAboutUnconfirmed(transaction, id, email);
      await declarations.dropTokens(transaction, email);
      await keepWithdrawals(kept, transaction, id, email);
    },

    prune: [OLD_DECLARATIONS],
  }) satisfies UserData;
