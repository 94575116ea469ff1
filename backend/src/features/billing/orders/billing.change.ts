import type { CreateAnswer, QuoteView } from '@beside/common/billing/billing.views';
import type pg from 'pg';
import type Stripe from 'stripe';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { providerSeconds } from '../../../lib/stripe.ts';
import type { Catalogue, Price } from '../billing.catalogue.ts';
import type { Customers } from '../billing.customers.ts';
import type { Operation, OperationKind } from '../billing.operations.ts';
import { billingStatements, type Quote } from '../billing.statements.ts';
import {
  expanded,
  isMoving,
  isOutdated,
  isPaidFor,
  planOfPrice,
  readInvoice,
  SUBSCRIPTION_PARTS,
  subscriptionsOf,
} from '../billing.stripe.ts';
import type { FullSubscription } from '../billing.types.ts';
import { endsWithPeriod, laterEndOf } from '../ends/billing.ends.ts';
import { isoOf, scheduledOf } from '../sync/billing.state.ts';
import { paymentProcessing } from './billing.create.ts';
import { calculateProration, type Live, liveOf, refuseDisputed, withPlan } from './billing.quotes.ts';

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
  const { pool, stripe, catalogue, customers, clock } = deps;
  const scheduling = planSchedules(stripe);

  const read = async ({ id, userId, input }: Operation) => {
    const { quoteId }: { quoteId?: string } = input;
    const quote = await billingStatements.claimQuote(pool, userId, quoteId ?? '', id);
    if (!quote) throw quoteChanged();
    const live = await liveOf(stripe, await customers.of(userId));
    // It may be newer than the quote.
    refuseDisputed(live);
    return { quote, live, price: await catalogue.priceOf(quote.view.plan) };
  };

  const upgrade = async (operation: Operation, live: Live, price: Price, quote: Quote): Promise<CreateAnswer> => {
    const { subscription, item } = live;
    const pending = subscription.pending_update;
    if (pending && planOfPrice(pending.subscription_items?.[0]?.price) === price.plan) {
      const payment = await pendingPayment(operation, live);
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
    if (updated.pending_update) return (await pendingPayment(operation, { ...live, subscription: updated })) ?? declined();
    await scheduling.replace(operation, { ...live, subscription: updated });
    return { ...DONE, amount: quote.view.dueNow };
  };

  /** The payment that a change waits for; null when it was declined, and the change is dropped. */
  const pendingPayment = async (operation: Operation, { subscription }: Live): Promise<CreateAnswer | null> => {
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
  };

  return {
    name: 'change',
    async work(operation) {
      const { quote, live, price } = await read(operation);
      const { view, isUsed } = quote;
      if (view.kind === 'upgrade' && live.plan === view.plan) {
        // A repetition finds it done.
        if (!isUsed) await scheduling.replace(operation, live);
        return { ...DONE, amount: view.dueNow };
      }
      // A used one belongs to a change that was not paid: its payment may still be waiting.
      if (isUsed && !live.subscription.pending_update) throw quoteChanged();
      refuseStale(view, live, price, providerSeconds(stripe, clock.now()) * 1000);
      if (view.kind === 'upgrade') return upgrade(operation, live, price, quote);
      if (view.kind === 'keep') await scheduling.clear(operation, live);
      else await scheduling.downgrade(operation, live, price);
      return DONE;
    },
    /** A left-over upgrade is charged by nobody; one that was charged is finished, and what costs nothing is done. */
    async settle(operation) {
      const { quote, live, price } = await read(operation);
      if (quote.view.kind === 'downgrade' && live.plan === quote.view.from) await scheduling.downgrade(operation, live, price);
      else if (quote.view.kind === 'keep') await scheduling.clear(operation, live);
      else if (live.plan === quote.view.plan) await scheduling.replace(operation, live);
    },
  };
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

/** What is to happen at a period's end. */
export interface PlanSchedules {
  /** A smaller plan from the next period on. */
  downgrade(operation: Operation, live: Live, price: Price): Promise<void>;
  /** Nothing: the plan goes on. */
  clear(operation: Operation, live: Live): Promise<void>;
  /** What an upgrade replaces: a smaller plan, and the end with this period. A later end stays. */
  replace(operation: Operation, live: Live): Promise<void>;
  /** The plan ends. */
  end(operation: Operation, live: Live): Promise<void>;
  /**
   * The plan is renewed, and ends with a later period: by Stripe itself, also while no node is up. Only behind a smaller plan that is to follow it is
   * kept here, since Stripe refuses an end beside a schedule, until that plan has begun.
   * @param at the end of a period, in Unix seconds
   */
  endAt(operation: Operation, live: Live, at: number): Promise<void>;
  /** The plan does not end after all; a smaller one that is to follow stays. */
  dropLaterEnd(operation: Operation, live: Live): Promise<void>;
}

export function planSchedules(stripe: Stripe): PlanSchedules {
  const release = async (operation: Operation, { subscription }: Live): Promise<void> => {
    const schedule = expanded(subscription.schedule);
    if (schedule && ['active', 'not_started'].includes(schedule.status))
      await stripe.subscriptionSchedules.release(schedule.id, {}, operation.step(`release:${schedule.id}`));
  };
  const setMetadata = async (operation: Operation, { subscription }: Live, metadata: Record<string, string>): Promise<void> =>
    void (await stripe.subscriptions.update(subscription.id, { metadata }, operation.step('end-metadata')));
  /** @param until `open`: it goes on; `period`: it ends with the period that goes on; else a later end of a period, in Unix seconds */
  const setEnd = async (
    operation: Operation,
    { subscription, item }: Live,
    until: 'open' | 'period' | number,
    metadata: Record<string, string>,
  ): Promise<void> => {
    const { cancel_at, cancel_at_period_end } = subscription;
    const isPeriod = until === 'period' || (until !== 'open' && until <= item.current_period_end);
    const isSet =
      until === 'open' ? !cancel_at_period_end && cancel_at === null : isPeriod ? cancel_at_period_end : cancel_at === until;
    const isWritten = Object.entries(metadata).every(([name, value]) => (subscription.metadata[name] ?? '') === value);
    if (isSet && isWritten) return;
    const end = isPeriod
      ? { cancel_at_period_end: true }
      : until !== 'open'
        ? { cancel_at: Number(until) }
        : cancel_at_period_end
          ? { cancel_at_period_end: false }
          : { cancel_at: '' as const };
    await stripe.subscriptions.update(
      subscription.id,
      { ...(isSet ? {} : end), metadata },
      operation.step(until === 'period' ? 'end' : until === 'open' ? 'go-on' : `end:${until}`),
    );
  };

  return {
    async downgrade(operation, live, { id, plan, amount }) {
      const { subscription, item } = live;
      // Stripe makes no schedule of what is to end. A later end is set again once the smaller plan has begun: see `carryOutEnd`.
      await setEnd(operation, live, 'open', { endsFrom: '', endsAt: String(laterEndOf(subscription) ?? '') });
      const known = expanded(subscription.schedule);
      const schedule =
        known && known.status === 'active'
          ? known
          : await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }, operation.step('schedule'));
      // A phase without discounts would lose them.
      const discounts = subscription.discounts.map((discount) => ({
        discount: typeof discount === 'string' ? discount : discount.id,
      }));
      const start = schedule.current_phase?.start_date ?? item.current_period_start;
      await stripe.subscriptionSchedules.update(
        schedule.id,
        {
          end_behavior: 'release',
          proration_behavior: 'none',
          metadata: { plan, amount: String(amount), from: live.plan },
          phases: [
            { items: [{ price: item.price.id }], start_date: start, end_date: item.current_period_end, discounts },
            {
              items: [{ price: id }],
              start_date: item.current_period_end,
              discounts,
              duration: { interval: 'month', interval_count: 1 },
              proration_behavior: 'none',
            },
          ],
        },
        operation.step('phases'),
      );
    },
    async clear(operation, live) {
      await release(operation, live);
      await setEnd(operation, live, 'open', { endsFrom: '', endsAt: '' });
    },
    async replace(operation, live) {
      await release(operation, live);
      const later = laterEndOf(live.subscription);
      await setEnd(operation, live, later ?? 'open', { endsFrom: '', endsAt: String(later ?? '') });
    },
    async end(operation, live) {
      await release(operation, live);
      await setEnd(operation, live, 'period', { endsFrom: live.plan });
    },
    async endAt(operation, live, at) {
      const metadata = { endsFrom: '', endsAt: String(at) };
      if (scheduledOf(live.subscription, live.plan)) return setMetadata(operation, live, metadata);
      await release(operation, live);
      await setEnd(operation, live, at, metadata);
    },
    async dropLaterEnd(operation, live) {
      if (live.subscription.cancel_at === null) await setMetadata(operation, live, { endsAt: '' });
      else await setEnd(operation, live, 'open', { endsFrom: '', endsAt: '' });
    },
  };
}
