import { DAY } from './calendar.ts';
import type { Engine } from './engine.ts';
import { newId, randomText } from './ids.ts';
import { amountsOf, buildInvoice, type InvoiceOptions } from './invoice.build.ts';
import { createIntent } from './payment-intents.ts';
import { cancelPayment } from './payments.ts';
import { invalid } from './stripe.error.ts';
import type { Invoice, InvoicePayment, PaymentIntent, Subscription } from './tables.ts';

/** Stores a draft. */
export function createInvoice(engine: Engine, options: InvoiceOptions): Invoice {
  const customer = engine.store.need('customer', options.subscription.customer, 'customer');
  const invoice = engine.store.put('invoice', buildInvoice(engine, customer, options));
  engine.emit('invoice.created', invoice);
  return invoice;
}

/** The subscription that an invoice is for. */
export function subscriptionOf(engine: Engine, invoice: Invoice): Subscription | undefined {
  return engine.store.get('subscription', invoice.parent?.subscription_details?.subscription ?? '');
}

/** Makes a draft final: it gets its number and its payment, or is paid where nothing is due. */
export function finalizeInvoice(engine: Engine, draft: Invoice): Invoice {
  if (draft.status !== 'draft') throw notEditable('finalized', draft);
  const customer = engine.store.need('customer', draft.customer ?? '', 'customer');
  const now = engine.clock.seconds();
  const amounts = amountsOf(draft.lines.data, customer.balance);
  const sequence = customer.next_invoice_sequence ?? 1;
  engine.store.put('customer', { ...customer, next_invoice_sequence: sequence + 1, currency: draft.currency });
  const balance = amounts.ending_balance ?? 0;
  if (balance !== customer.balance) engine.change('customer', customer, { balance }, 'customer.updated');
  const token = randomText(40);
  engine.store.put('invoiceToken', { id: token, invoice: draft.id });
  const subscription = subscriptionOf(engine, draft);
  const sent = draft.collection_method === 'send_invoice';
  const open = engine.change('invoice', draft, {
    ...amounts,
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    hosted_invoice_url: `${engine.url}/invoice/${token}`,
    invoice_pdf: `${engine.url}/invoice/${token}/pdf`,
    effective_at: now,
    due_date: sent ? now + (subscription?.days_until_due ?? 30) * DAY : null,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  });
  if (open.amount_due > 0) requestPayment(engine, open, subscription);
  engine.emit('invoice.finalized', open);
  if (sent && open.amount_due > 0) engine.emit('invoice.sent', open);
  return open.amount_due > 0 ? open : markPaid(engine, { ...open, attempted: true }, 0);
}

function requestPayment(engine: Engine, invoice: Invoice, subscription: Subscription | undefined): void {
  const intent = createIntent(engine, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    metadata: {},
    methods: subscription?.payment_settings?.payment_method_types ?? null,
    reusable: invoice.collection_method === 'charge_automatically',
  });
  engine.store.put('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: engine.clock.seconds(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

/** The payments of an invoice, oldest first. */
export function paymentsOf(engine: Engine, invoice: string): InvoicePayment[] {
  return engine.store.all('invoice_payment').filter((payment) => payment.invoice === invoice);
}

/** The intent that pays an open invoice. */
export function intentOf(engine: Engine, invoice: string): PaymentIntent | undefined {
  const payment = paymentsOf(engine, invoice).find(({ status }) => status === 'open');
  return engine.store.get('payment_intent', payment?.payment.payment_intent ?? '');
}

/** Settles an invoice with that much money. */
export function markPaid(engine: Engine, invoice: Invoice, amount: number): Invoice {
  const now = engine.clock.seconds();
  const paid = engine.change(
    'invoice',
    invoice,
    {
      status: 'paid',
      attempted: true,
      attempt_count: Math.max(invoice.attempt_count, amount > 0 ? 1 : 0),
      amount_paid: amount,
      amount_remaining: 0,
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, paid_at: now },
    },
    'invoice.updated',
  );
  engine.emit('invoice.paid', paid);
  engine.emit('invoice.payment_succeeded', paid);
  engine.reactions.invoice(paid, 'paid');
  return engine.store.need('invoice', invoice.id);
}

/** Marks an invoice paid by other means; its intent is canceled. */
export function payOutOfBand(engine: Engine, invoice: Invoice): Invoice {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  cancelIntent(engine, invoice);
  const paid = engine.change('invoice', invoice, { amount_paid_off_stripe: invoice.amount_due });
  return markPaid(engine, paid, paid.amount_due);
}

function cancelIntent(engine: Engine, invoice: Invoice): void {
  for (const payment of paymentsOf(engine, invoice.id).filter(({ status }) => status === 'open')) {
    engine.change('invoice_payment', payment, {
      status: 'canceled',
      status_transitions: { canceled_at: engine.clock.seconds(), paid_at: null },
    });
    const intent = engine.store.get('payment_intent', payment.payment.payment_intent ?? '');
    if (intent && intent.status !== 'succeeded' && intent.status !== 'canceled') cancelPayment(engine, intent, 'void_invoice');
  }
}

/** Voids an open invoice: nobody pays it any more. */
export function voidInvoice(engine: Engine, invoice: Invoice): Invoice {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') throw notEditable('voided', invoice);
  cancelIntent(engine, invoice);
  const now = engine.clock.seconds();
  const changes = {
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  };
  const voided = engine.change('invoice', invoice, changes, 'invoice.updated');
  engine.emit('invoice.voided', voided);
  engine.reactions.invoice(voided, 'voided');
  return voided;
}

/** Gives up on an open invoice; it can still be paid. */
export function markUncollectible(engine: Engine, invoice: Invoice): Invoice {
  if (invoice.status !== 'open') throw notEditable('marked as uncollectible', invoice);
  const changes = {
    status: 'uncollectible',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: engine.clock.seconds() },
  };
  const marked = engine.change('invoice', invoice, changes, 'invoice.updated');
  engine.emit('invoice.marked_uncollectible', marked);
  engine.reactions.invoice(marked, 'uncollectible');
  return marked;
}

function notEditable(what: string, invoice: Invoice): Error {
  return invalid(`This invoice cannot be ${what}: its status is ${invoice.status}.`, undefined, 'invoice_not_editable');
}
