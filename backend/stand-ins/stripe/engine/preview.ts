import type { DiscountChoice } from './discounts.ts';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { advanceSchedule } from './schedule.advance.ts';
import { invalid, StripeRefusal } from './stripe.error.ts';
import { type ItemChoice, periodOf } from './subscription.build.ts';
import { cancelSubscription } from './subscription.cancel.ts';
import { prepareSubscription } from './subscription.create.ts';
import { planUpdate, type UpdateChoices } from './subscription.plan.ts';
import { renewSubscription } from './subscription.renew.ts';
import { invoiceUpdate } from './subscription.update.ts';
import type { Customer, Invoice, Subscription } from './tables.ts';

export interface PreviewChoices {
  customer?: string;
  subscription?: string;
  schedule?: string;
  currency?: string;
  discounts?: readonly DiscountChoice[] | '' | null;
  subscription_details?: {
    items?: readonly ItemChoice[];
    proration_behavior?: string;
    proration_date?: number;
    billing_cycle_anchor?: { type?: string };
    cancel_at_period_end?: boolean;
    cancel_at?: number | string | null;
    cancel_now?: boolean;
  };
}

/** What would be invoiced. It is worked out by doing it, and taking it back: so the amounts are those of the change itself. */
export function previewInvoice(engine: Engine, choices: PreviewChoices): Invoice {
  const invoice = engine.store.rehearse(() => rehearse(engine, choices));
  const id = `upcoming_${newId('in')}`;
  const lines = invoice.lines.data.map((line) => ({ ...line, invoice: id }));
  return { ...invoice, id, lines: { ...invoice.lines, data: lines, url: `/v1/invoices/${id}/lines` }, auto_advance: false };
}

function rehearse(engine: Engine, choices: PreviewChoices): Invoice {
  const schedule = engine.store.get('subscription_schedule', choices.schedule ?? '');
  const id =
    choices.subscription ??
    schedule?.subscription ??
    (choices.subscription_details?.items ? null : onlyOf(engine, choices.customer));
  if (!id) return firstInvoice(engine, choices);
  const subscription = engine.store.need('subscription', id, 'subscription');
  const details = choices.subscription_details ?? {};
  if (details.cancel_now) return cancelInvoice(engine, subscription);
  if (subscription.ended_at !== null) throw noUpcoming(subscription.customer);
  const update: UpdateChoices = {
    ...(details.items ? { items: details.items } : {}),
    ...(choices.discounts === undefined ? {} : { discounts: choices.discounts }),
    ...(details.proration_behavior ? { proration_behavior: details.proration_behavior } : {}),
    ...(details.proration_date === undefined ? {} : { proration_date: details.proration_date }),
    ...(details.billing_cycle_anchor ? { billing_cycle_anchor: details.billing_cycle_anchor } : {}),
    ...(details.cancel_at_period_end === undefined ? {} : { cancel_at_period_end: details.cancel_at_period_end }),
    ...(details.cancel_at === undefined ? {} : { cancel_at: details.cancel_at }),
  };
  const plan = planUpdate(engine, subscription, update);
  const changed = engine.change('subscription', subscription, plan.changes);
  if (plan.invoiced) return invoiceUpdate(engine, changed, plan);
  for (const line of plan.lines) engine.store.put('pendingLine', { id: line.id, subscription: changed.id, line });
  return nextInvoice(engine, changed);
}

/** The invoice of the next period, with a schedule's phase that begins with it. */
function nextInvoice(engine: Engine, subscription: Subscription): Invoice {
  const { end } = periodOf(subscription);
  if (subscription.cancel_at !== null && subscription.cancel_at <= end) throw noUpcoming(subscription.customer);
  return engine.clock.at(end * 1000, () => {
    const schedule = engine.store.get('subscription_schedule', subscription.schedule ?? '');
    if (schedule?.status === 'active' && (schedule.current_phase?.end_date ?? Infinity) <= end) advanceSchedule(engine, schedule);
    const current = engine.store.need('subscription', subscription.id);
    if (current.ended_at !== null) throw noUpcoming(subscription.customer);
    return renewSubscription(engine, current);
  });
}

function firstInvoice(engine: Engine, choices: PreviewChoices): Invoice {
  const customer = choices.customer ?? strangerOf(engine).id;
  const { items } = choices.subscription_details ?? {};
  if (!items) throw noUpcoming(customer);
  return prepareSubscription(engine, { customer, items, discounts: choices.discounts }).invoice;
}

/** A customer for a preview that names none. */
function strangerOf(engine: Engine): Customer {
  return engine.store.put('customer', {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: engine.clock.seconds(),
    customer_account: null,
    default_source: null,
    description: null,
    email: null,
    invoice_prefix: 'PREVIEW',
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    shipping: null,
  });
}

function cancelInvoice(engine: Engine, subscription: Subscription): Invoice {
  const before = engine.store.all('invoice').length;
  cancelSubscription(engine, subscription, { prorate: true, invoice_now: true });
  const made = engine.store.all('invoice')[before];
  if (!made) throw invalid('Nothing to invoice for customer', undefined, 'invoice_upcoming_none');
  return made;
}

function onlyOf(engine: Engine, customer: string | undefined): string | null {
  if (!customer) return null;
  return engine.store.all('subscription').findLast((one) => one.customer === customer && one.ended_at === null)?.id ?? null;
}

function noUpcoming(customer: string): StripeRefusal {
  return new StripeRefusal(404, `No upcoming invoices for customer: ${customer}`, { code: 'invoice_upcoming_none' });
}
