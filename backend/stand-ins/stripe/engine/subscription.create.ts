import { HOUR } from './calendar.ts';
import { collectInvoice, lastIntentOf } from './collection.ts';
import type { DiscountChoice } from './discounts.ts';
import { couponOf, redeemAll } from './discounts.ts';
import type { Engine } from './engine.ts';
import { amountsOf } from './invoice.build.ts';
import { createInvoice, finalizeInvoice } from './invoices.ts';
import { discountLines, periodLines, priceOf } from './lines.ts';
import { mergeMetadata } from './metadata.ts';
import { createSetupIntent } from './setup-intents.ts';
import { invalid, StripeRefusal } from './stripe.error.ts';
import { buildSubscription, type ItemChoice, periodOf, priceFor } from './subscription.build.ts';
import { type SubscriptionSettings, settingsOf } from './subscription.settings.ts';
import type { Invoice, Subscription } from './tables.ts';
import { needTaxable } from './tax.ts';

export interface CreateChoices extends SubscriptionSettings {
  customer?: string;
  items?: readonly ItemChoice[];
  discounts?: readonly DiscountChoice[] | '' | null;
  metadata?: Record<string, string | number | null> | '' | null;
  payment_behavior?: string;
  off_session?: boolean;
  cancel_at_period_end?: boolean;
  cancel_at?: number | string;
}

/** A new subscription with its first invoice, charged as `payment_behavior` says. */
export function createSubscription(engine: Engine, choices: CreateChoices): Subscription {
  const behaviour = choices.payment_behavior ?? 'allow_incomplete';
  if (behaviour === 'pending_if_incomplete') {
    throw invalid('`pending_if_incomplete` is not a valid `payment_behavior` when creating a subscription.', 'payment_behavior');
  }
  const { subscription, invoice } = prepareSubscription(engine, choices);
  engine.emit('customer.subscription.created', subscription);
  // A bill to be sent stays a draft for an hour, unless somebody finalizes it.
  if (invoice.automatically_finalizes_at !== null) return subscription;
  const final = finalizeInvoice(engine, invoice);
  if (final.status === 'open') collect(engine, final, behaviour, choices.off_session ?? false);
  else prepareSetup(engine, subscription);
  return engine.store.need('subscription', subscription.id);
}

/** Stores the subscription and the draft of its first invoice: what a preview shows. */
export function prepareSubscription(engine: Engine, choices: CreateChoices): { subscription: Subscription; invoice: Invoice } {
  const customer = engine.store.need('customer', choices.customer ?? '', 'customer');
  const items = (choices.items ?? []).map((choice, index) => ({
    price: priceFor(engine, choice, index),
    quantity: choice.quantity ?? 1,
    metadata: mergeMetadata(null, choice.metadata),
  }));
  const [first] = items;
  if (!first) throw invalid('Missing required param: items.', 'items', 'parameter_missing');
  if (choices.automatic_tax?.enabled)
    needTaxable(
      customer,
      items.map(({ price }) => price),
    );
  const built = buildSubscription(engine, {
    customer: customer.id,
    currency: first.price.currency,
    items,
    metadata: mergeMetadata(null, choices.metadata),
    more: settingsOf(engine, customer.id, choices),
  });
  const discounts = redeemAll(engine, choices.discounts || [], {
    customer: customer.id,
    subscription: built.id,
    amount: built.items.data.reduce((sum, item) => sum + priceOf(item), 0),
  });
  const lines = discountLines(engine, periodLines(engine, built, built.items.data), discounts);
  const period = periodOf(built);
  const due = amountsOf(lines, customer.balance).amount_due;
  const subscription = engine.store.put('subscription', {
    ...built,
    ...endOf(built, choices),
    discounts: afterUse(engine, discounts),
    status: due === 0 || built.collection_method === 'send_invoice' ? 'active' : 'incomplete',
  });
  const invoice = createInvoice(engine, {
    subscription,
    reason: 'subscription_create',
    lines,
    discounts,
    period: { start: period.start, end: period.start },
    finalizesAt: due > 0 && built.collection_method === 'send_invoice' ? period.start + HOUR : null,
  });
  return { subscription: engine.change('subscription', subscription, { latest_invoice: invoice.id }), invoice };
}

/** The discounts that stay after an invoice: a coupon for one invoice is used up. */
export function afterUse(engine: Engine, discounts: readonly string[]): string[] {
  return discounts.filter((id) => couponOf(engine, id)?.duration !== 'once');
}

/** When it ends, as a request says. */
export function endOf(
  subscription: Subscription,
  { cancel_at, cancel_at_period_end }: { cancel_at?: number | string | null; cancel_at_period_end?: boolean },
): Partial<Subscription> {
  const { end } = periodOf(subscription);
  if (cancel_at_period_end === true) return { cancel_at_period_end: true, cancel_at: end };
  if (typeof cancel_at === 'number') return { cancel_at, cancel_at_period_end: cancel_at === end };
  if (typeof cancel_at === 'string' && cancel_at !== '') return { cancel_at: end, cancel_at_period_end: true };
  if (cancel_at_period_end === false || cancel_at === null) return { cancel_at_period_end: false, cancel_at: null };
  return {};
}

function collect(engine: Engine, invoice: Invoice, behaviour: string, offSession: boolean): void {
  if (invoice.collection_method === 'send_invoice' || behaviour === 'default_incomplete') return;
  const refusal = collectInvoice(engine, invoice, { offSession });
  if (behaviour === 'error_if_incomplete') refuseUnpaid(engine, invoice, refusal);
}

/** With `error_if_incomplete`, a payment that is not made at once takes everything back. */
export function refuseUnpaid(engine: Engine, invoice: Invoice, refusal: StripeRefusal | null): void {
  if (refusal) throw new StripeRefusal(402, refusal.message, refusal.fields);
  const intent = lastIntentOf(engine, invoice.id);
  if (intent?.status !== 'requires_action') return;
  throw new StripeRefusal(402, 'This payment requires additional user action before it can be completed successfully.', {
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    payment_intent: intent,
  });
}

/** Nothing is due now, but later: the browser can save a method meanwhile. */
function prepareSetup(engine: Engine, subscription: Subscription): void {
  const current = engine.store.need('subscription', subscription.id);
  if (current.collection_method !== 'charge_automatically' || current.default_payment_method !== null) return;
  const customer = engine.store.get('customer', current.customer);
  if (customer?.invoice_settings.default_payment_method) return;
  const intent = createSetupIntent(engine, {
    customer: current.customer,
    methods: current.payment_settings?.payment_method_types ?? null,
    metadata: {},
    description: 'Subscription creation',
  });
  engine.change('subscription', current, { pending_setup_intent: intent.id }, 'customer.subscription.updated');
}
