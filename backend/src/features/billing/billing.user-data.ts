import type { CleanUp } from '../../database/clean-up.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { UserData } from '../../database/user-data.ts';
import { AppError } from '../../lib/app-error.ts';
import { eraseCustomer } from './billing.erasure.ts';
import { notices } from './billing.notices.store.ts';
import { billingStore } from './billing.store.ts';

const OLD_QUOTES: CleanUp = {
  table: 'billing_quotes',
  by: '"createdAt"',
  type: 'timestamptz',
  before: `now() - interval '30 days'`,
};

const OLD_OPERATIONS: CleanUp = {
  table: 'billing_operations',
  by: '"finishedAt"',
  type: 'timestamptz',
  before: `now() - interval '90 days'`,
};

/** Stripe repeats none after so long. */
const OLD_EVENTS: CleanUp = {
  table: 'stripe_events',
  by: '"receivedAt"',
  type: 'timestamptz',
  before: `now() - interval '60 days'`,
};

/** A deleted account could neither get its refund nor the plan that it has just paid. @throws AppError 409 */
async function refuseWhileMoneyMoves(transaction: Transaction, userId: string): Promise<void> {
  await notices.lockUser(transaction, userId);
  const { rowCount } = await transaction.query(
    `select 1 from contract_notices where "userId" = $1 and "confirmedAt" is not null and "doneAt" is null
     union all select 1 from billing_operations where "userId" = $1 and kind = 'withdraw' and "finishedAt" is null`,
    [userId],
  );
  if (rowCount) throw new AppError('conflict', 'A withdrawal is being carried out. The account can be deleted after it.');
  const account = await billingStore.account(transaction, userId);
  if (account?.state?.billing?.pending?.reason === 'processing')
    throw new AppError('payment_processing', 'A payment is being processed. The account can be deleted after it.');
}

export const billingUserData = {
  async export(pool, userId) {
    const subscription = await pool.query<object>(
      `select "customerId", state, "syncedAt" from billing_accounts where "userId" = $1`,
      [userId],
    );
    const changes = await pool.query<object>(
      `select kind, input, "createdAt", "finishedAt" from billing_operations where "userId" = $1 order by "createdAt"`,
      [userId],
    );
    const quotes = await pool.query<object>(
      `select view, "createdAt" from billing_quotes where "userId" = $1 order by "createdAt"`,
      [userId],
    );
    return { subscription: subscription.rows, planChanges: changes.rows, planQuotes: quotes.rows };
  },

  /** Its subscription ends at Stripe, too: by a job, since Stripe may be away. */
  async erase(transaction, { id }) {
    await refuseWhileMoneyMoves(transaction, id);
    const account = await billingStore.account(transaction, id);
    if (account?.customerId) await eraseCustomer(transaction, account.customerId);
  },

  prune: [OLD_QUOTES, OLD_OPERATIONS, OLD_EVENTS],
} satisfies UserData;
