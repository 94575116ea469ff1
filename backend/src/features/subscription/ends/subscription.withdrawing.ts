import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import type Stripe from 'stripe';
import { AppError } from '../../../lib/app-error.ts';
import type { PeriodUse } from '../../usage/usage.service.ts';
import { findLive, type Live, notSubscribed, withPlan } from '../orders/subscription.quotes.ts';
import type { Operation, OperationKind } from '../subscription.operations.ts';
import { subscriptionsOf } from '../subscription.stripe.ts';
import { withdrawalMark, withdrawnBy } from '../sync/subscription.state.ts';
import { declare, findProcessing, meantBy, providerTime, withdrawalOfOrder } from './subscription.declared-orders.ts';
import { type GiveBackDeps, keepOpen, REFUND_REASON } from './subscription.once-paid.ts';
import { calculateRefund, calculateWithdrawal, type Declaration } from './subscription.withdrawal.ts';

export interface WithdrawDeps extends GiveBackDeps {
  usage: { ofPeriod(userId: string): Promise<PeriodUse> };
}

const tooLate = (): AppError => new AppError('conflict', 'The time to withdraw is over. You can cancel instead.');

/** Ends a subscription at once, and then gives back what is due. */
export function withdrawPlan(deps: WithdrawDeps): OperationKind<WithdrawalView> {
  const { stripe, customers, usage } = deps;
  const work = async (operation: Operation): Promise<WithdrawalView> => {
    const { userId, input, begunAt } = operation;
    const { declaredAt = begunAt, usedBefore = null }: { declaredAt?: number; usedBefore?: number | null } = input;
    const customer = await customers.of(userId);
    const times = { declaredAt: providerTime(stripe, declaredAt), usedUntil: providerTime(stripe, begunAt), usedBefore };
    const isMeant = meantBy(operation);
    const live = await findLive(stripe, customer);
    const target = live && isMeant(live.subscription) ? live : await endedBy(stripe, customer, operation);
    if (target) return endAndGiveBack(deps, operation, target, { ...times, use: await usage.ofPeriod(userId) });
    const order = await findProcessing(stripe, customer);
    if (!order || !isMeant(order.subscription)) throw notSubscribed();
    const view = withdrawalOfOrder(order, times.declaredAt);
    if (!view) throw tooLate();
    await declare(stripe, operation, order.subscription, { declared: 'withdraw', at: times.declaredAt, endsOn: null });
    return view;
  };
  return { name: 'withdraw', work, settle: work };
}

/** What an earlier attempt of the same operation has ended: its refunds may be missing. */
async function endedBy(stripe: Stripe, customer: string | null, { id }: Operation): Promise<Live | null> {
  const all = customer === null ? [] : await subscriptionsOf(stripe, customer);
  return withPlan(all.find((one) => withdrawnBy(one) === id));
}

/** The end comes first: whatever becomes of the money, the contract must not go on. */
export async function endAndGiveBack(
  { stripe, refunds }: Pick<WithdrawDeps, 'stripe' | 'refunds'>,
  operation: Operation,
  live: Live,
  declared: Declaration,
): Promise<WithdrawalView> {
  const { id } = live.subscription;
  const mark = (refund: number) => ({ comment: withdrawalMark(refund, operation.id) });
  if (withdrawnBy(live.subscription) === null) {
    const due = await calculateWithdrawal(stripe, live, declared);
    if (!due) throw tooLate();
    await stripe.subscriptions.cancel(
      id,
      { prorate: false, invoice_now: false, cancellation_details: mark(due.view.refund) },
      operation.step('withdraw'),
    );
  }
  // Until that end, a renewal may have been charged.
  const ended = await calculateRefund(stripe, live, declared);
  await keepOpen(stripe, operation, id, ended.open);
  await refunds.giveBack(operation, ended.payments, ended.view.refund, REFUND_REASON);
  return ended.view;
}
