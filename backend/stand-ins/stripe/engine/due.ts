import { DAY, HOUR } from './calendar.ts';
import { collectInvoice } from './collection.ts';
import { decideDispute, unansweredAt } from './disputes.ts';
import type { Engine } from './engine.ts';
import { finalizeInvoice, intentOf, subscriptionOf } from './invoices.ts';
import { settlePayment } from './payments.ts';
import { previewInvoice } from './preview.ts';
import { settleRefund } from './refunds.ts';
import { advanceSchedule } from './schedule.advance.ts';
import { periodOf } from './subscription.build.ts';
import { cancelSubscription, dropPendingUpdate, expireSubscription } from './subscription.cancel.ts';
import { endPeriod } from './subscription.renew.ts';
import type { Invoice, Schedule, Subscription } from './tables.ts';

/** Something that happens at a moment of the sandbox's clock. */
export interface Due {
  /** Milliseconds. */
  at: number;
  /** Of two at the same moment, the lower one comes first: a schedule's phase begins before its period does. */
  order: number;
  run(): void;
}

/** Days before a renewal at which its invoice is announced. */
const UPCOMING_DAYS = 7;
/** Hours in which a first payment, or the payment of a change, must be made. */
const PAY_WITHIN_HOURS = 23;

/** The next thing that is due, whenever that is. */
export function nextDue(engine: Engine): Due | null {
  let next: Due | null = null;
  for (const due of listDue(engine)) {
    if (next === null || due.at < next.at || (due.at === next.at && due.order < next.order)) next = due;
  }
  return next;
}

function* listDue(engine: Engine): Generator<Due> {
  for (const { at, id, succeeds } of engine.store.all('settlement')) {
    yield { at, order: 0, run: () => settlePayment(engine, engine.store.need('payment_intent', id), succeeds) };
  }
  for (const { at, id, status } of engine.store.all('refundSettlement')) {
    yield { at, order: 0, run: () => settleRefund(engine, id, status) };
  }
  for (const { at, id, won } of engine.store.all('verdict')) yield { at, order: 0, run: () => decideDispute(engine, id, won) };
  for (const dispute of engine.store.all('dispute')) {
    const at = unansweredAt(dispute);
    if (at !== null) yield { at, order: 0, run: () => decideDispute(engine, dispute.id, false) };
  }
  for (const schedule of engine.store.all('subscription_schedule')) {
    const at = phaseEnd(schedule);
    if (at !== null) yield { at: at * 1000, order: 1, run: () => advanceSchedule(engine, schedule) };
  }
  for (const subscription of engine.store.all('subscription')) {
    if (subscription.ended_at === null) yield* dueOfSubscription(engine, subscription);
  }
  for (const invoice of engine.store.all('invoice')) yield* dueOfInvoice(engine, invoice);
}

function phaseEnd(schedule: Schedule): number | null {
  if (schedule.status === 'active') return schedule.current_phase?.end_date ?? null;
  return schedule.status === 'not_started' ? (schedule.phases[0]?.start_date ?? null) : null;
}

function* dueOfSubscription(engine: Engine, subscription: Subscription): Generator<Due> {
  if (subscription.status === 'incomplete') {
    const at = (subscription.created + PAY_WITHIN_HOURS * HOUR) * 1000;
    // A payment that is being processed decides for itself.
    const processing = intentOf(engine, subscription.latest_invoice ?? '')?.status === 'processing';
    if (!processing) yield { at, order: 2, run: () => expireSubscription(engine, subscription) };
    return;
  }
  const pending = subscription.pending_update;
  if (pending) {
    yield { at: pending.expires_at * 1000, order: 2, run: () => dropPendingUpdate(engine, subscription, true) };
  }
  const { start, end } = periodOf(subscription);
  const upcoming = Math.max(start, end - UPCOMING_DAYS * DAY);
  if (engine.store.get('setting', `upcoming ${subscription.id}`)?.value !== String(end)) {
    yield { at: upcoming * 1000, order: 1, run: () => announceUpcoming(engine, subscription, end) };
  }
  yield { at: end * 1000, order: 3, run: () => endPeriod(engine, subscription) };
  if (subscription.cancel_at !== null && subscription.cancel_at < end) {
    yield { at: subscription.cancel_at * 1000, order: 2, run: () => cancelSubscription(engine, subscription, {}) };
  }
}

/** An invoice is announced a week ahead, where there will be one. */
function announceUpcoming(engine: Engine, subscription: Subscription, end: number): void {
  engine.store.put('setting', { id: `upcoming ${subscription.id}`, value: String(end) });
  if (subscription.cancel_at !== null && subscription.cancel_at <= end) return;
  engine.emit('invoice.upcoming', previewInvoice(engine, { subscription: subscription.id }));
}

function* dueOfInvoice(engine: Engine, invoice: Invoice): Generator<Due> {
  if (invoice.auto_advance === false) return;
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
    yield { at: invoice.automatically_finalizes_at * 1000, order: 4, run: () => finalizeAndCollect(engine, invoice) };
  } else if (invoice.status === 'open') {
    if (invoice.next_payment_attempt !== null) {
      yield { at: invoice.next_payment_attempt * 1000, order: 4, run: () => collectScheduled(engine, invoice) };
    }
    if (invoice.due_date !== null && !engine.store.get('setting', `overdue ${invoice.id}`)) {
      yield { at: invoice.due_date * 1000, order: 5, run: () => declareOverdue(engine, invoice) };
    }
  }
}

function finalizeAndCollect(engine: Engine, draft: Invoice): void {
  const invoice = finalizeInvoice(engine, draft);
  if (invoice.status === 'open' && invoice.collection_method === 'charge_automatically') collectScheduled(engine, invoice);
}

function collectScheduled(engine: Engine, invoice: Invoice): void {
  const planned = engine.change('invoice', invoice, { next_payment_attempt: null });
  collectInvoice(engine, planned, { offSession: true, scheduled: true });
}

/** An invoice that was sent and not paid in time. It stays open. */
function declareOverdue(engine: Engine, invoice: Invoice): void {
  engine.store.put('setting', { id: `overdue ${invoice.id}`, value: String(engine.clock.seconds()) });
  engine.emit('invoice.overdue', invoice);
  const subscription = subscriptionOf(engine, invoice);
  if (subscription?.status === 'active' && subscription.latest_invoice === invoice.id) {
    engine.change('subscription', subscription, { status: 'past_due' }, 'customer.subscription.updated');
  }
}
