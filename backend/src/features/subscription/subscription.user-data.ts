import type { CleanUp } from '../../database/clean-up.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { UserData } from '../../database/user-data.ts';
import { AppError } from '../../lib/app-error.ts';
import { eraseCustomer } from './ends/subscription.erasure.ts';
import { OLD_WITHDRAWALS } from './orders/subscription.kept-withdrawals.ts';
import { subscriptionStatements } from './subscription.statements.ts';
import { paidPlan } from './subscription.stripe.ts';

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

/** Operations that give money back: one that is not finished may have a refund left to make. */
const GIVING_BACK = ['withdraw', 'declared', 'duplicates', 'refund-once-paid'];

/** A deleted account could neither get its refund nor the plan that it has just paid. @throws AppError 409 */
async function refuseWhileMoneyMoves(transaction: Transaction, userId: string): Promise<void> {
  const { state = null } = (await subscriptionStatements.account(transaction, userId)) ?? {};
  if (state?.billing?.pending?.reason === 'processing' || state?.isRefundDue)
    throw new AppError('payment_processing', 'A payment is being processed. The account can be deleted after it.');
  // The payment has settled, and what was declared meanwhile is not carried out yet.
  if (state?.declared === 'withdraw' || (await subscriptionStatements.isUnderWay(transaction, userId, GIVING_BACK)))
    throw new AppError('conflict', 'A withdrawal is being carried out. The account can be deleted after it.');
}

/** The paid contract of a user: the subscription at the provider, and the cents that it has taken last; null without one. */
export async function paidContract(db: Transaction, userId: string): Promise<{ contract: string; cents: number } | null> {
  const state = (await subscriptionStatements.account(db, userId))?.state;
  const contract = state && paidPlan(state.plan) ? state.subscriptionId : null;
  return state && contract !== null ? { contract, cents: state.charged } : null;
}

export const subscriptionUserData = {
  export: async (pool, userId) => ({
    subscription: await subscriptionStatements.exportOf.accounts(pool, userId),
    planChanges: await subscriptionStatements.exportOf.operations(pool, userId),
    planQuotes: await subscriptionStatements.exportOf.quotes(pool, userId),
  }),

  /** Its subscription ends at Stripe, too: by a job, since Stripe may be away. */
  async erase(transaction, { id, isErasedAgain }) {
    await subscriptionStatements.lockContracts(transaction, id);
    if (!isErasedAgain) await refuseWhileMoneyMoves(transaction, id);
    const account = await subscriptionStatements.account(transaction, id);
    if (account?.customerId) await eraseCustomer(transaction, account.customerId);
  },

  prune: [OLD_QUOTES, OLD_OPERATIONS, OLD_EVENTS, OLD_WITHDRAWALS],
} satisfies UserData;
