import { CURRENCY } from '@beside/common/billing/billing.constants';
import type { WithdrawalView } from '@beside/common/billing/billing.views';
import type Stripe from 'stripe';
import { AppError } from '../../lib/app-error.ts';
import { providerSeconds } from '../../lib/stripe.ts';
import { planSchedules } from './billing.change.ts';
import { paymentProcessing } from './billing.create.ts';
import type { Customers } from './billing.customers.ts';
import type { Operation, OperationKind } from './billing.operations.ts';
import { endUnpaidOrder } from './billing.orders.ts';
import { findLive, type Live, liveOf, notSubscribed } from './billing.quotes.ts';
import { isoOf, withdrawalEnd, withdrawalMark } from './billing.state.ts';
import { awaitsFirstPayment, idOf, netOf, subscriptionsOf } from './billing.stripe.ts';

interface LeaveDeps {
  stripe: Stripe;
  customers: Customers;
}

/** Ends a plan with its period. */
export function cancelPlan({ stripe, customers }: LeaveDeps): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const customer = await customers.of(operation.userId);
    const live = await findLive(stripe, customer);
    if (live) return planSchedules(stripe).end(operation, live);
    // An order that is not paid yet has nothing to wait for.
    const orders = customer === null ? [] : (await subscriptionsOf(stripe, customer)).filter(awaitsFirstPayment);
    if (orders.length === 0) throw notSubscribed();
    for (const order of orders) if (!(await endUnpaidOrder(stripe, operation, order))) throw paymentProcessing();
  };
  return { name: 'cancel', work, settle: work };
}

/** Takes a cancellation or a downgrade back. */
export function resumePlan({ stripe, customers }: LeaveDeps): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    await planSchedules(stripe).clear(operation, await liveOf(stripe, await customers.of(operation.userId)));
  };
  return { name: 'resume', work, settle: work };
}

/** What a payment of an invoice was, and how much of it can be given back. */
interface Refundable {
  intent: string;
  amount: number;
}

interface Reckoned {
  view: WithdrawalView;
  refundable: Refundable[];
}

/** Seconds for which the last day goes on elsewhere on earth. */
const ZONES_S = 86_400;
/** Seconds by which two clocks may differ. */
const SLACK_S = 60;

const tooLate = (): AppError => new AppError('conflict', 'The time to withdraw is over. You can cancel instead.');

/** The paid invoices of a subscription, the newest first. */
async function paidInvoices(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const { data } = await stripe.invoices.list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] });
  return data;
}

/**
 * What was paid, less the part for the time that was used where the service began on request: by each line's own time, to the second,
 * rounded in the customer's favour.
 * @param now Unix seconds
 */
function refundOf(invoices: readonly Stripe.Invoice[], beganOnRequest: boolean, now: number): { paid: number; refund: number } {
  const paid = invoices.reduce((total, { amount_paid }) => total + amount_paid, 0);
  if (!beganOnRequest) return { paid, refund: paid };
  const lines = invoices.flatMap(({ lines }) => lines.data);
  const unused = lines.reduce((total, line) => {
    const { start, end } = line.period;
    return total + (netOf(line) * Math.max(0, end - Math.max(now, start))) / Math.max(1, end - start);
  }, 0);
  return { paid, refund: Math.min(paid, Math.max(0, Math.ceil(unused))) };
}

/**
 * What a withdrawal would give back; null when there is none to make.
 * @param declaredAt when it was declared, which is what counts for the time to withdraw; `usedUntil`: until when the plan was there to use. Unix seconds
 */
export async function reckonWithdrawal(
  stripe: Stripe,
  { subscription, plan }: Live,
  { declaredAt, usedUntil }: { declaredAt: number; usedUntil: number },
): Promise<Reckoned | null> {
  const { start_date, metadata } = subscription;
  // A declaration from before the contract was about another one.
  if (declaredAt < start_date - SLACK_S || declaredAt >= withdrawalEnd(start_date) + ZONES_S) return null;
  const invoices = await paidInvoices(stripe, subscription.id);
  const { paid, refund: due } = refundOf(invoices, metadata.beginAtOnce === 'true', usedUntil);
  const refundable = invoices.flatMap(({ payments }) =>
    (payments?.data ?? []).flatMap(({ payment, amount_paid }) => {
      const intent = idOf(payment.payment_intent);
      return intent && amount_paid ? [{ intent, amount: amount_paid }] : [];
    }),
  );
  // What was paid outside of Stripe is given back by hand.
  const refund = Math.min(
    due,
    refundable.reduce((total, { amount }) => total + amount, 0),
  );
  const view = {
    plan,
    startedAt: isoOf(start_date),
    until: isoOf(withdrawalEnd(start_date)),
    paid,
    used: paid - refund,
    refund,
    currency: CURRENCY,
  };
  return { view, refundable };
}

/** Ends a subscription at once, and gives back what is due. */
export function withdrawPlan({ stripe, customers }: LeaveDeps): OperationKind<WithdrawalView> {
  const work = async (operation: Operation): Promise<WithdrawalView> => {
    const { userId, input, begunAt } = operation;
    // It counts from its declaration, whenever its link was opened.
    const { declaredAt = begunAt }: { declaredAt?: number } = input;
    const live = await liveOf(stripe, await customers.of(userId));
    const at = (seconds: number): number => providerSeconds(stripe, new Date(seconds * 1000));
    const times = { declaredAt: at(declaredAt), usedUntil: at(begunAt) };
    const reckoned = await reckonWithdrawal(stripe, live, times);
    if (!reckoned) throw tooLate();
    await giveBack(stripe, operation, reckoned);
    await stripe.subscriptions.cancel(
      live.subscription.id,
      { prorate: false, invoice_now: false, cancellation_details: { comment: withdrawalMark(reckoned.view.refund) } },
      operation.step('withdraw'),
    );
    // Until that end, a renewal may have been charged.
    const ended = await reckonWithdrawal(stripe, live, times);
    if (!ended || ended.view.paid === reckoned.view.paid) return reckoned.view;
    await giveBack(stripe, operation, ended);
    return ended.view;
  };
  return { name: 'withdraw', work, settle: work };
}

/** The refunds come first, so that a repetition finds the subscription; what an earlier attempt has given back counts. */
async function giveBack(stripe: Stripe, operation: Operation, { view, refundable }: Reckoned): Promise<void> {
  let left = view.refund;
  for (const { intent, amount } of refundable) {
    const given = await refundedOf(stripe, intent);
    left -= given;
    const part = Math.min(left, amount - given);
    if (part <= 0) continue;
    await stripe.refunds.create(
      { payment_intent: intent, amount: part, reason: 'requested_by_customer', metadata: { reason: 'withdrawal' } },
      operation.step(`refund:${intent}`),
    );
    left -= part;
  }
}

/** Cents of a payment that were given back before. */
export async function refundedOf(stripe: Stripe, intent: string): Promise<number> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  return data.filter(({ status }) => status !== 'failed' && status !== 'canceled').reduce((sum, { amount }) => sum + amount, 0);
}
