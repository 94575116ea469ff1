import { DAY } from './calendar.ts';
import type { Engine } from './engine.ts';
import { intentOf, markPaid, paymentsOf, subscriptionOf } from './invoices.ts';
import { findMethod } from './methods.ts';
import { attemptPayment } from './payments.ts';
import { invalid, StripeRefusal } from './stripe.error.ts';
import type { Invoice, PaymentIntent, PaymentMethod } from './tables.ts';

/** Days after each failed attempt until the next one. */
const RETRY_DAYS = [3, 5, 7];

export interface Collecting {
  method?: string;
  offSession: boolean;
  /** The schedule's own attempts count; those that somebody asks for do not. */
  scheduled?: boolean;
  usesSdk?: boolean;
}

/** What an invoice is charged to: its own, its subscription's, its customer's method. */
function methodFor(engine: Engine, invoice: Invoice): PaymentMethod | undefined {
  const customer = engine.store.get('customer', invoice.customer ?? '');
  const id =
    invoice.default_payment_method ??
    subscriptionOf(engine, invoice)?.default_payment_method ??
    customer?.invoice_settings.default_payment_method;
  return engine.store.get('payment_method', id ?? '');
}

/**
 * Charges an open invoice.
 * @returns the refusal where it failed; null where it is paid, or goes on (processing, authentication)
 */
export function collectInvoice(engine: Engine, invoice: Invoice, options: Collecting): StripeRefusal | null {
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalid(`Invoices with a status of ${invoice.status} cannot be paid.`, undefined, 'invoice_not_editable');
  }
  const intent = intentOf(engine, invoice.id);
  if (!intent || intent.status === 'processing') return null;
  const method = options.method ? findMethod(engine, options.method) : methodFor(engine, invoice);
  if (!method) return refuseWithoutMethod(engine, invoice, intent, options.scheduled ?? false);
  countAttempt(engine, invoice, options.scheduled ?? false);
  return attemptPayment(engine, intent, { method, offSession: options.offSession, usesSdk: options.usesSdk });
}

function countAttempt(engine: Engine, invoice: Invoice, scheduled: boolean): Invoice {
  const count = scheduled ? invoice.attempt_count + 1 : Math.max(invoice.attempt_count, 1);
  return engine.change('invoice', invoice, { attempted: true, attempt_count: count });
}

function refuseWithoutMethod(engine: Engine, invoice: Invoice, intent: PaymentIntent, scheduled: boolean): StripeRefusal {
  const message =
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.';
  if (!scheduled) throw invalid(message, undefined, 'resource_missing');
  engine.store.put('confirmation', { id: intent.id, return_url: null, off_session: true });
  failInvoice(engine, countAttempt(engine, invoice, true), true);
  return new StripeRefusal(400, message, { code: 'resource_missing' }, true);
}

/** What a failed attempt does to its invoice. */
function failInvoice(engine: Engine, invoice: Invoice, scheduled: boolean): void {
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  const waits = engine.store.all('pendingChange').some((change) => change.invoice === invoice.id);
  const retried = invoice.collection_method === 'charge_automatically' && invoice.auto_advance !== false && !waits;
  const next = retried && days !== undefined ? engine.clock.seconds() + days * DAY : null;
  const counted = invoice.attempt_count === 0 ? { attempt_count: 1, attempted: true } : { attempted: true };
  const plan = scheduled || invoice.next_payment_attempt === null ? { next_payment_attempt: next } : {};
  const first = invoice.billing_reason === 'subscription_create';
  const failed = engine.change('invoice', invoice, { ...counted, ...(first ? {} : plan) }, 'invoice.updated');
  engine.emit('invoice.payment_failed', failed);
  engine.reactions.invoice(failed, 'payment_failed');
}

/** What a payment's outcome does to the invoice that it is for. */
export function settleInvoice(engine: Engine, intent: PaymentIntent, outcome: string): void {
  const payment = engine.store.all('invoice_payment').find((one) => one.payment.payment_intent === intent.id);
  const invoice = engine.store.get('invoice', payment?.invoice ?? '');
  if (!payment || !invoice) return;
  if (outcome === 'succeeded') {
    const paid = engine.change('invoice_payment', payment, {
      status: 'paid',
      amount_paid: intent.amount,
      status_transitions: { canceled_at: null, paid_at: engine.clock.seconds() },
    });
    engine.emit('invoice_payment.paid', paid);
    markPaid(engine, invoice, intent.amount);
  } else if (outcome === 'failed' && invoice.status === 'open') {
    const offSession = engine.store.get('confirmation', intent.id)?.off_session ?? false;
    if (offSession && intent.last_payment_error?.code === 'authentication_required') {
      engine.emit('invoice.payment_action_required', invoice);
    }
    failInvoice(engine, invoice, offSession);
  } else if (outcome === 'requires_action') {
    engine.emit('invoice.payment_action_required', invoice);
  }
}

/** Whether the schedule has given up on an open invoice. */
export function hasGivenUp(invoice: Invoice): boolean {
  return invoice.attempt_count > RETRY_DAYS.length && invoice.next_payment_attempt === null;
}

/** The invoice's last payment, whatever became of it. */
export function lastIntentOf(engine: Engine, invoice: string): PaymentIntent | undefined {
  const payment = paymentsOf(engine, invoice).at(-1);
  return engine.store.get('payment_intent', payment?.payment.payment_intent ?? '');
}
