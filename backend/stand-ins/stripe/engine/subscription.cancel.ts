import type { Engine } from './engine.ts';
import { createInvoice, finalizeInvoice, voidInvoice } from './invoices.ts';
import { creditLine } from './proration.ts';
import { invalid } from './stripe.error.ts';
import { periodOf } from './subscription.build.ts';
import type { Line, Subscription } from './tables.ts';

export interface CancelChoices {
  reason?: 'cancellation_requested' | 'payment_failed';
  invoice_now?: boolean;
  prorate?: boolean;
  comment?: string | null;
  feedback?: string | null;
}

/** Ends a subscription now. One that was never paid loses its invoice; of others, open invoices are not collected any more. */
export function cancelSubscription(engine: Engine, subscription: Subscription, choices: CancelChoices): Subscription {
  if (subscription.ended_at !== null) {
    throw invalid(`No such subscription: '${subscription.id}'`, 'id', 'resource_missing');
  }
  releaseSchedule(engine, subscription);
  dropPendingUpdate(engine, subscription);
  const incomplete = subscription.status === 'incomplete';
  if (choices.prorate && !incomplete) credit(engine, subscription, choices.invoice_now ?? false);
  const now = engine.clock.seconds();
  const { comment, feedback, reason = 'cancellation_requested' } = choices;
  const before = subscription.cancellation_details;
  const ended = engine.change('subscription', subscription, {
    status: incomplete ? 'incomplete_expired' : 'canceled',
    ended_at: now,
    canceled_at: subscription.canceled_at ?? now,
    schedule: null,
    cancellation_details: {
      comment: comment ?? before?.comment ?? null,
      feedback: feedback ?? before?.feedback ?? null,
      feedback_option: null,
      reason,
    },
  });
  engine.emit('customer.subscription.deleted', ended);
  stopInvoices(engine, ended, incomplete);
  return engine.store.need('subscription', ended.id);
}

/** Lets an unpaid first subscription go: Stripe says so after 23 hours. */
export function expireSubscription(engine: Engine, subscription: Subscription): void {
  const changes = { status: 'incomplete_expired', ended_at: engine.clock.seconds() };
  const expired = engine.change('subscription', subscription, changes, 'customer.subscription.updated');
  releaseSchedule(engine, expired);
  stopInvoices(engine, expired, true);
}

function stopInvoices(engine: Engine, subscription: Subscription, voided: boolean): void {
  for (const invoice of engine.store.all('invoice')) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue;
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue;
    if (voided && invoice.status === 'open') voidInvoice(engine, invoice);
    else engine.change('invoice', invoice, { auto_advance: false, next_payment_attempt: null }, 'invoice.updated');
  }
}

function releaseSchedule(engine: Engine, subscription: Subscription): void {
  const schedule = engine.store.get('subscription_schedule', subscription.schedule ?? '');
  if (!schedule) return;
  const canceled = engine.change('subscription_schedule', schedule, {
    status: 'canceled',
    canceled_at: engine.clock.seconds(),
    current_phase: null,
  });
  engine.emit('subscription_schedule.canceled', canceled);
}

/** Forgets a change that waits for its payment; its invoice is voided. */
export function dropPendingUpdate(engine: Engine, subscription: Subscription, expired = false): void {
  const pending = engine.store.get('pendingChange', subscription.id);
  if (!pending) return;
  engine.store.remove('pendingChange', subscription.id);
  const dropped = engine.change('subscription', subscription, { pending_update: null }, 'customer.subscription.updated');
  if (expired) engine.emit('customer.subscription.pending_update_expired', dropped);
  const invoice = engine.store.get('invoice', pending.invoice);
  if (invoice?.status === 'open') voidInvoice(engine, invoice);
}

function credit(engine: Engine, subscription: Subscription, invoiceNow: boolean): void {
  const at = engine.clock.seconds();
  const lines = subscription.items.data.flatMap((item) => creditLine(engine, subscription, item, at) ?? []);
  if (!invoiceNow) {
    for (const line of lines) engine.store.put('pendingLine', { id: line.id, subscription: subscription.id, line });
    return;
  }
  const waiting = takePending(engine, subscription.id);
  const all = [...waiting, ...lines];
  if (all.length === 0) return;
  const invoice = createInvoice(engine, {
    subscription,
    reason: 'subscription_update',
    lines: all,
    discounts: [],
    period: periodOf(subscription),
    finalizesAt: null,
  });
  engine.change('subscription', subscription, { latest_invoice: invoice.id });
  finalizeInvoice(engine, invoice);
}

/** The prorations that wait for an invoice; they wait no longer. */
export function takePending(engine: Engine, subscription: string): Line[] {
  const waiting = engine.store.all('pendingLine').filter((one) => one.subscription === subscription);
  for (const { id } of waiting) engine.store.remove('pendingLine', id);
  return waiting.map(({ line }) => line);
}
