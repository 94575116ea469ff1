import { CURRENCY } from '@beside/common/billing/billing.constants';
import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import type Stripe from 'stripe';
import { AppError } from '../../../lib/app-error.ts';
import { providerSeconds } from '../../../lib/stripe.ts';
import type { PeriodUse } from '../../usage/usage.service.ts';
import type { Customers } from '../billing.customers.ts';
import type { Operation, OperationKind } from '../billing.operations.ts';
import { awaitsFirstPayment, expanded, isMoving, isPaidFor, readInvoice, subscriptionsOf } from '../billing.stripe.ts';
import type { FullSubscription } from '../billing.types.ts';
import { planSchedules } from '../orders/billing.change.ts';
import { endUnpaidOrder, voidUnpaid } from '../orders/billing.orders.ts';
import { findLive, type Live, liveOf, notSubscribed, refuseDisputed, withPlan } from '../orders/billing.quotes.ts';
import { declaredOf, isoOf, withdrawalEnd, withdrawalMark, withdrawnBy } from '../sync/billing.state.ts';
import { customersEndOf, laterEndOf, periodEndOn } from './billing.ends.ts';
import type { Refunds } from './billing.refunds.ts';
import {
  calculateWithdrawal,
  type Declaration,
  isInTime,
  type OpenInvoiceDue,
  paymentsOf,
  reckon,
} from './billing.withdrawal.ts';

interface LeaveDeps {
  stripe: Stripe;
  customers: Customers;
  refunds: Refunds;
  usage: { ofPeriod(userId: string): Promise<PeriodUse> };
}

/** What is declared about an order. */
interface OrderDeclaration {
  declared: 'cancel' | 'withdraw';
  /** The provider's Unix seconds. */
  at: number;
  /** The day that a cancellation names; null: as early as possible. */
  endsOn: string | null;
}

/** Stores with an order what its customer has declared. A withdrawal is never weakened to a cancellation, nor an early end to a later one. */
async function declare(
  stripe: Stripe,
  operation: Operation,
  order: FullSubscription,
  { declared, at: declaredAt, endsOn }: OrderDeclaration,
): Promise<void> {
  const known = declaredOf(order);
  if (known?.declared === 'withdraw') return;
  if (known?.declared === declared && (known.endsOn === null || (endsOn !== null && endsOn >= known.endsOn))) return;
  await stripe.subscriptions.update(
    order.id,
    { metadata: { declared, declaredAt: String(declaredAt), endsOn: endsOn ?? '' } },
    operation.step(`declare:${order.id}:${declared}`),
  );
}

/** Whether an operation is about a subscription: a declaration is about the contract that was there, and never ends a later one. */
const meantBy = ({ input }: Operation): ((subscription: { id: string }) => boolean) => {
  const { contract = null }: { contract?: string | null } = input;
  return ({ id }) => contract === null || id === contract;
};

/**
 * Ends a plan with its period, or with a later one in which a named day lies; an order that is not paid at once, and one whose payment is being
 * processed with its first period, or that later one. An end that was declared before is never moved to a later time.
 */
export function cancelPlan({ stripe, customers }: Pick<LeaveDeps, 'stripe' | 'customers'>): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const { endsOn = null }: { endsOn?: string | null } = operation.input;
    const customer = await customers.of(operation.userId);
    const isMeant = meantBy(operation);
    const live = await findLive(stripe, customer);
    if (live && !isMeant(live.subscription)) throw notSubscribed();
    if (live) return endLive(stripe, operation, live, endsOn);
    const orders = (await ordersOf(stripe, customer)).filter(isMeant);
    if (orders.length === 0) throw notSubscribed();
    for (const order of orders)
      if (!(await endUnpaidOrder(stripe, operation, order)))
        await declare(stripe, operation, order, { declared: 'cancel', at: at(stripe, operation.begunAt), endsOn });
  };
  return { name: 'cancel', work, settle: work };
}

async function endLive(stripe: Stripe, operation: Operation, live: Live, endsOn: string | null): Promise<void> {
  const { subscription, item } = live;
  const { id, metadata, start_date } = subscription;
  const wished = endsOn === null ? item.current_period_end : periodEndOn(endsOn, item.current_period_end, start_date);
  const known = customersEndOf(subscription);
  if (known !== null && known <= wished) return;
  if (wished > item.current_period_end) {
    // A dispute stops the renewal: once the payment stands, the plan goes on until its end.
    if (metadata.endsForDispute)
      await stripe.subscriptions.update(id, { metadata: { endsAt: String(wished) } }, operation.step('ends-later'));
    else await planSchedules(stripe).endAt(operation, live, wished);
    return;
  }
  await planSchedules(stripe).end(operation, live);
  // It was to end later, or for a dispute alone: now it stays ended when that is won.
  if (metadata.endsForDispute || metadata.endsAt)
    await stripe.subscriptions.update(
      id,
      { metadata: { endsForDispute: '', downgradeTo: '', endsAt: '' } },
      operation.step('stays-ended'),
    );
}

/** Takes a cancellation or a downgrade back; of both, the cancellation first. */
export function resumePlan({ stripe, customers }: Pick<LeaveDeps, 'stripe' | 'customers'>): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const customer = await customers.of(operation.userId);
    const order = (await ordersOf(stripe, customer)).find((each) => declaredOf(each)?.declared === 'cancel');
    if (order)
      return void (await stripe.subscriptions.update(
        order.id,
        { metadata: { declared: '', declaredAt: '', endsOn: '' } },
        operation.step(`go-on:${order.id}`),
      ));
    const live = await liveOf(stripe, customer);
    refuseDisputed(live);
    if (laterEndOf(live.subscription) === null) await planSchedules(stripe).clear(operation, live);
    else await planSchedules(stripe).dropLaterEnd(operation, live);
  };
  return { name: 'resume', work, settle: work };
}

const ordersOf = async (stripe: Stripe, customer: string | null): Promise<FullSubscription[]> =>
  customer === null ? [] : (await subscriptionsOf(stripe, customer)).filter(awaitsFirstPayment);

/** A time of ours in Unix seconds, as the provider's clock has it. */
const at = (stripe: Stripe, seconds: number): number => providerSeconds(stripe, new Date(seconds * 1000));

const tooLate = (): AppError => new AppError('conflict', 'The time to withdraw is over. You can cancel instead.');

const WHY = { reason: 'requested_by_customer', metadata: { reason: 'withdrawal' } } as const;

/** What a withdrawal from an order gives back once its payment has settled: all of it. Nothing of it can have been used. */
export function withdrawalOfOrder({ subscription, plan }: Live, declaredAt: number): WithdrawalView | null {
  const { start_date, latest_invoice } = subscription;
  if (!isInTime(declaredAt, start_date)) return null;
  const paid = expanded(latest_invoice)?.amount_due ?? 0;
  const times = { startedAt: isoOf(start_date), until: isoOf(withdrawalEnd(start_date)) };
  return { plan, ...times, paid, used: 0, refund: paid, currency: CURRENCY, isProcessing: true };
}

/** The order of a customer whose payment is being processed, unless a plan goes on; null without one. */
export async function findProcessing(stripe: Stripe, customer: string | null): Promise<Live | null> {
  for (const order of await ordersOf(stripe, customer)) {
    const live = withPlan(order);
    if (live && (await isProcessing(stripe, order))) return live;
  }
  return null;
}

async function isProcessing(stripe: Stripe, { latest_invoice }: FullSubscription): Promise<boolean> {
  const invoice = expanded(latest_invoice);
  return invoice?.status === 'open' && isMoving(await readInvoice(stripe, invoice.id));
}

/** Ends a subscription at once, and then gives back what is due. */
export function withdrawPlan(deps: LeaveDeps): OperationKind<WithdrawalView> {
  const { stripe, customers, usage } = deps;
  const work = async (operation: Operation): Promise<WithdrawalView> => {
    const { userId, input, begunAt } = operation;
    const { declaredAt = begunAt, usedBefore = null }: { declaredAt?: number; usedBefore?: number | null } = input;
    const customer = await customers.of(userId);
    const times = { declaredAt: at(stripe, declaredAt), usedUntil: at(stripe, begunAt), usedBefore };
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
async function endAndGiveBack(
  { stripe, refunds }: Pick<LeaveDeps, 'stripe' | 'refunds'>,
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
  const ended = await reckon(stripe, live, declared);
  await keepOpen(stripe, operation, id, ended.open);
  await refunds.giveBack(operation, ended.payments, ended.view.refund, WHY);
  return ended.view;
}

/** Voids what is not paid yet. What a bank processes cannot be voided: what is due of it stays with the subscription until it has settled. */
async function keepOpen(
  stripe: Stripe,
  operation: Operation,
  subscription: string,
  open: readonly OpenInvoiceDue[],
): Promise<void> {
  const kept: OpenInvoiceDue[] = [];
  for (const each of open) if (!(await voidUnpaid(stripe, operation, each.invoice))) kept.push(each);
  if (kept.length === 0) return;
  const marks = oncePaidMarks(kept);
  await stripe.subscriptions.update(
    subscription,
    { metadata: { refundOncePaid: marks } },
    operation.step(`refund-once-paid:${marks}`),
  );
}

/** What `refundsOncePaid` reads. */
const oncePaidMarks = (open: readonly OpenInvoiceDue[]): string => open.map(({ invoice, due }) => `${invoice}:${due}`).join(' ');

/** What is to be given back of a contract that has ended, once it is paid. */
const refundsOncePaid = ({ metadata }: Pick<Stripe.Subscription, 'metadata'>): OpenInvoiceDue[] =>
  (metadata.refundOncePaid ?? '').split(' ').flatMap((mark) => {
    const [invoice, due] = mark.split(':');
    return invoice ? [{ invoice, due: Number(due) || 0 }] : [];
  });

export const hasRefundsOncePaid = (subscription: FullSubscription): boolean => refundsOncePaid(subscription).length > 0;

/** Gives back what was still on its way when its contract ended, and has been paid since. */
export function refundOncePaid({ stripe, customers, refunds }: Omit<LeaveDeps, 'usage'>): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const customer = await customers.of(operation.userId);
    const all = customer === null ? [] : await subscriptionsOf(stripe, customer);
    for (const one of all) {
      const open = refundsOncePaid(one);
      const left: OpenInvoiceDue[] = [];
      for (const each of open) {
        const invoice = await stripe.invoices.retrieve(each.invoice, { expand: ['payments'] });
        if (invoice.status === 'paid') await refunds.giveBack(operation, paymentsOf(invoice), each.due, WHY);
        else if (invoice.status === 'open' && !(await voidUnpaid(stripe, operation, each.invoice))) left.push(each);
      }
      if (left.length < open.length)
        await stripe.subscriptions.update(
          one.id,
          { metadata: { refundOncePaid: oncePaidMarks(left) } },
          operation.step(`refunded:${one.id}:${left.length}`),
        );
    }
  };
  return { name: 'refund-once-paid', work, settle: work };
}

/** Carries out what was declared about an order while its payment was being processed. */
export function carryOutDeclared(deps: LeaveDeps): OperationKind<void> {
  const { stripe, customers } = deps;
  const work = async (operation: Operation): Promise<void> => {
    const customer = await customers.of(operation.userId);
    const all = customer === null ? [] : await subscriptionsOf(stripe, customer);
    for (const one of all) {
      const known = declaredOf(one);
      if (!known) continue;
      const live = withPlan(one);
      if (awaitsFirstPayment(one)) await endUnpaidOrder(stripe, operation, one);
      else if (live && isPaidFor(one) && known.declared === 'cancel') {
        await endLive(stripe, operation, live, known.endsOn);
        await stripe.subscriptions.update(
          one.id,
          { metadata: { declared: '', endsOn: '' } },
          operation.step(`declared:${one.id}`),
        );
      } else if (live && (isPaidFor(one) || withdrawnBy(one) === operation.id))
        // Nothing can have been used before the payment, and nothing is used for the moment since.
        await endAndGiveBack(deps, operation, atDeclaration(live), {
          ...{ declaredAt: known.at, usedUntil: known.at, usedBefore: null },
          use: { since: null, use: {}, previous: {} },
        });
    }
  };
  return { name: 'declared', work, settle: work };
}

/** As it was when the withdrawal was declared: the service had not begun. */
const atDeclaration = (live: Live): Live => ({
  ...live,
  subscription: { ...live.subscription, metadata: { ...live.subscription.metadata, beginAtOnce: 'false' } },
});
