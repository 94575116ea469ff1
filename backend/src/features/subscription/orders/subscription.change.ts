import type { CreateAnswer, QuoteView } from '@beside/common/subscription/subscription.views';
import type pg from 'pg';
import type Stripe from 'stripe';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { providerSeconds } from '../../../lib/stripe.ts';
import { endsWithPeriod } from '../ends/subscription.ends.ts';
import type { Catalogue, Price } from '../subscription.catalogue.ts';
import type { Customers } from '../subscription.customers.ts';
import type { Operation, OperationKind } from '../subscription.operations.ts';
import { type Quote, subscriptionStatements } from '../subscription.statements.ts';
import {
  expanded,
  isMoving,
  isOutdated,
  isPaidFor,
  planOfPrice,
  readInvoice,
  SUBSCRIPTION_PARTS,
  subscriptionsOf,
} from '../subscription.stripe.ts';
import type { FullSubscription } from '../subscription.types.ts';
import { isoOf, scheduledOf } from '../sync/subscription.state.ts';
import { paymentProcessing } from './subscription.create.ts';
import { planSchedules } from './subscription.plan-schedules.ts';
import { calculateProration, type Live, liveOf, refuseDisputed, withPlan } from './subscription.quotes.ts';

interface ChangeDeps {
  pool: pg.Pool;
  stripe: Stripe;
  catalogue: Catalogue;
  customers: Customers;
  clock: Clock;
}

const DONE: CreateAnswer = { billingType: 'none', clientSecret: null, amount: 0, message: 'Your plan is changed.' };

const quoteChanged = (): AppError =>
  new AppError('quote_changed', 'The price of this change is no longer the one you saw. Nothing was charged.');

/** Carries out a change that was quoted: the amount charged is the quote's, or nothing is. */
export function changePlan(deps: ChangeDeps): OperationKind<CreateAnswer> {
  const { stripe, clock } = deps;
  const scheduling = planSchedules(stripe);

  return {
    name: 'change',
    async work(operation) {
      const { quote, live, price } = await read(deps, operation);
      const { view, isUsed } = quote;
      if (view.kind === 'upgrade' && live.plan === view.plan) {
        // A repetition finds it done.
        if (!isUsed) await scheduling.replace(operation, live);
        return { ...DONE, amount: view.dueNow };
      }
      // A used one belongs to a change that was not paid: its payment may still be waiting.
      if (isUsed && !live.subscription.pending_update) throw quoteChanged();
      refuseStale(view, live, price, providerSeconds(stripe, clock.now()) * 1000);
      if (view.kind === 'upgrade') return upgrade(deps, operation, live, price, quote);
      if (view.kind === 'keep') await scheduling.clear(operation, live);
      else await scheduling.downgrade(operation, live, price);
      return DONE;
    },
    /** A left-over upgrade is charged by nobody; one that was charged is finished, and what costs nothing is done. */
    async settle(operation) {
      const { quote, live, price } = await read(deps, operation);
      if (quote.view.kind === 'downgrade' && live.plan === quote.view.from) await scheduling.downgrade(operation, live, price);
      else if (quote.view.kind === 'keep') await scheduling.clear(operation, live);
      else if (live.plan === quote.view.plan) await scheduling.replace(operation, live);
    },
  };
}

async function read(deps: ChangeDeps, { id, userId, input }: Operation) {
  const { pool, stripe, catalogue, customers } = deps;
  const { quoteId }: { quoteId?: string } = input;
  const quote = await subscriptionStatements.claimQuote(pool, userId, quoteId ?? '', id);
  if (!quote) throw quoteChanged();
  const live = await liveOf(stripe, await customers.of(userId));
  // It may be newer than the quote.
  refuseDisputed(live);
  return { quote, live, price: await catalogue.priceOf(quote.view.plan) };
}

async function upgrade(deps: ChangeDeps, operation: Operation, live: Live, price: Price, quote: Quote): Promise<CreateAnswer> {
  const { stripe, customers } = deps;
  const { subscription, item } = live;
  const pending = subscription.pending_update;
  if (pending && planOfPrice(pending.subscription_items?.[0]?.price) === price.plan) {
    const payment = await pendingPayment(deps, operation, live);
    if (payment) return payment;
  } else if (pending) await dropPayment(stripe, operation, subscription);
  const now = await calculateProration(
    stripe,
    pending ? await liveOf(stripe, await customers.of(operation.userId)) : live,
    price,
    quote.prorationDate,
  );
  if (now.view.dueNow !== quote.view.dueNow) throw quoteChanged();
  const updated = await stripe.subscriptions.update(
    subscription.id,
    {
      items: [{ id: item.id, price: price.id }],
      proration_behavior: 'always_invoice',
      proration_date: quote.prorationDate,
      // The plan changes with the payment, never before it.
      payment_behavior: 'pending_if_incomplete',
      expand: SUBSCRIPTION_PARTS,
    },
    operation.step('upgrade'),
  );
  if (updated.pending_update) return (await pendingPayment(deps, operation, { ...live, subscription: updated })) ?? declined();
  await planSchedules(stripe).replace(operation, { ...live, subscription: updated });
  return { ...DONE, amount: quote.view.dueNow };
}

/** The payment that a change waits for; null when it was declined, and the change is dropped. */
async function pendingPayment(deps: ChangeDeps, operation: Operation, { subscription }: Live): Promise<CreateAnswer | null> {
  const { stripe } = deps;
  const latest = expanded(subscription.latest_invoice);
  if (!latest) return null;
  const open = await readInvoice(stripe, latest.id);
  if (isMoving(open)) throw paymentProcessing();
  const clientSecret = open.invoice.confirmation_secret?.client_secret ?? open.intent?.client_secret ?? null;
  if (open.intent?.status === 'requires_action' && clientSecret)
    return { billingType: 'payment', clientSecret, amount: open.invoice.amount_due, message: 'Please confirm the payment.' };
  if (open.invoice.status === 'open') await stripe.invoices.voidInvoice(latest.id, {}, operation.step(`void:${latest.id}`));
  if (open.intent?.last_payment_error?.message) throw new AppError('payment_failed', open.intent.last_payment_error.message);
  return null;
}

/** Ends what was scheduled for a plan that an upgrade has replaced: its payment may have come long after the call. */
export function clearOutdated({ stripe, customers }: Pick<ChangeDeps, 'stripe' | 'customers'>): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const live = await liveOf(stripe, await customers.of(operation.userId));
    if (isOutdated(live.subscription)) await planSchedules(stripe).replace(operation, live);
  };
  return { name: 'clear-outdated', work, settle: work };
}

/** Whether a later end that was declared is still to be told to Stripe: a smaller plan, or a dispute, was in its way. */
export function awaitsEnd(one: FullSubscription): boolean {
  const { endsAt, disputed, endsForDispute } = one.metadata;
  const live = withPlan(one);
  if (!endsAt || disputed || endsForDispute || !live || !isPaidFor(one)) return false;
  return !endsWithPeriod(one) && String(one.cancel_at) !== endsAt && !scheduledOf(one, live.plan);
}

/** Tells Stripe of a later end that nothing is in the way of any more. */
export function carryOutEnd({ stripe, customers }: Pick<ChangeDeps, 'stripe' | 'customers'>): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const customer = await customers.of(operation.userId);
    const all = customer === null ? [] : await subscriptionsOf(stripe, customer);
    for (const one of all.filter(awaitsEnd)) {
      const live = withPlan(one);
      if (live) await planSchedules(stripe).endAt(operation, live, Number(one.metadata.endsAt));
    }
  };
  return { name: 'later-end', work, settle: work };
}

/** Drops a change whose payment was not confirmed, so that another can be chosen. */
export function dropPending({ stripe, customers }: Pick<ChangeDeps, 'stripe' | 'customers'>): OperationKind<void> {
  return {
    name: 'drop-pending',
    async work(operation) {
      const { subscription } = await liveOf(stripe, await customers.of(operation.userId));
      const latest = expanded(subscription.latest_invoice);
      if (subscription.pending_update && latest?.status === 'open') await dropPayment(stripe, operation, subscription);
    },
    settle: async () => undefined,
  };
}

/** Voids the payment that a change waits for, which drops the change. @throws AppError 409 `payment_processing` */
async function dropPayment(stripe: Stripe, operation: Operation, { latest_invoice }: FullSubscription): Promise<void> {
  const latest = expanded(latest_invoice);
  if (latest?.status !== 'open') return;
  if (isMoving(await readInvoice(stripe, latest.id))) throw paymentProcessing();
  await stripe.invoices.voidInvoice(latest.id, {}, operation.step(`void:${latest.id}`));
}

/** A quote holds for its period, its prices and its time. */
function refuseStale(view: QuoteView, { plan, item }: Live, price: Price, now: number): void {
  const isSamePeriod = view.nextAt === isoOf(item.current_period_end);
  const isSamePrice = view.kind === 'keep' || view.price === price.amount;
  if (plan !== view.from || !isSamePeriod || !isSamePrice || Date.parse(view.expiresAt) <= now) throw quoteChanged();
}

function declined(): never {
  throw new AppError('payment_failed', 'Your payment was declined. Nothing was charged, and your plan is as it was.');
}
