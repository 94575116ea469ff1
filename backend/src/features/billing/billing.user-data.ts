import type { CleanUp } from '../../database/clean-up.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { UserData } from '../../database/user-data.ts';
import { AppError } from '../../lib/app-error.ts';
import { eraseCustomer } from './billing.erasure.ts';
import { enqueueDeleted } from './billing.notices.jobs.ts';
import { notices } from './billing.notices.statements.ts';
import { OLD_NOTICES } from './billing.notices.user-data.ts';
import { billingStatements } from './billing.statements.ts';
import { paidPlan } from './billing.stripe.ts';
import type { BillingState } from './billing.types.ts';

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

/** As long as the declarations that they come from: see `OLD_NOTICES`. */
const OLD_WITHDRAWALS: CleanUp = {
  table: 'billing_withdrawals',
  by: '"withdrawnAt"',
  type: 'timestamptz',
  before: OLD_NOTICES.before,
};

/** Operations that give money back: one that is not finished may have a refund left to make. */
const GIVING_BACK = ['withdraw', 'declared', 'duplicates', 'refund-once-paid'];

/** A deleted account could neither get its refund nor the plan that it has just paid. @throws AppError 409 */
async function refuseWhileMoneyMoves(transaction: Transaction, userId: string): Promise<BillingState | null> {
  await notices.lockUser(transaction, userId);
  const { state = null } = (await billingStatements.account(transaction, userId)) ?? {};
  if (state?.billing?.pending?.reason === 'processing' || state?.isRefundDue)
    throw new AppError('payment_processing', 'A payment is being processed. The account can be deleted after it.');
  // The payment has settled, and what was declared meanwhile is not carried out yet.
  const isGivingBack =
    (await notices.isOneOpen(transaction, userId)) || (await billingStatements.isUnderWay(transaction, userId, GIVING_BACK));
  if (isGivingBack || state?.declared === 'withdraw')
    throw new AppError('conflict', 'A withdrawal is being carried out. The account can be deleted after it.');
  return state;
}

/** A withdrawal that was declared signed out holds although nobody has confirmed it: the owner is asked now, since its account will be gone. */
async function askAboutUnconfirmed(transaction: Transaction, email: string, state: BillingState | null): Promise<void> {
  const contract = state && paidPlan(state.plan) ? state.subscriptionId : null;
  if (!state || contract === null) return;
  const numbers = await notices.unconfirmed(transaction, email);
  if (numbers.length > 0) await enqueueDeleted(transaction, { numbers, contract, cents: state.charged });
}

export const billingUserData = {
  export: async (pool, userId) => ({
    subscription: await billingStatements.exportOf.accounts(pool, userId),
    planChanges: await billingStatements.exportOf.operations(pool, userId),
    planQuotes: await billingStatements.exportOf.quotes(pool, userId),
  }),

  /** Its subscription ends at Stripe, too: by a job, since Stripe may be away. */
  async erase(transaction, { id, email }) {
    const state = await refuseWhileMoneyMoves(transaction, id);
    await askAboutUnconfirmed(transaction, email, state);
    const account = await billingStatements.account(transaction, id);
    if (account?.customerId) await eraseCustomer(transaction, account.customerId);
  },

  prune: [OLD_QUOTES, OLD_OPERATIONS, OLD_EVENTS, OLD_WITHDRAWALS],
} satisfies UserData;
