import { addIntervals, type Interval } from './calendar.ts';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { invalid } from './stripe.error.ts';
import type { Price, Subscription, SubscriptionItem } from './tables.ts';
import { automaticTax } from './tax.ts';

/** How a request names an item. */
export interface ItemChoice {
  id?: string;
  price?: string;
  plan?: string;
  quantity?: number;
  deleted?: boolean;
  metadata?: Record<string, string | number | null> | '' | null;
}

/** The interval of a recurring price; refused for one that is not. */
export function intervalOf(price: Price): Interval {
  if (!price.recurring) {
    throw invalid(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      'items[0][price]',
    );
  }
  return price.recurring;
}

/** A price by its id, active and recurring. */
export function priceFor(engine: Engine, choice: ItemChoice, index: number): Price {
  const param = `items[${index}][price]`;
  if (!choice.price) throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  const price = engine.store.need('price', choice.price, param);
  if (!price.active) throw invalid('The price specified is inactive. This field only accepts active prices.', param);
  intervalOf(price);
  return price;
}

export function buildItem(
  engine: Engine,
  subscription: string,
  price: Price,
  quantity: number,
  period: { start: number; end: number },
  metadata: Record<string, string> = {},
): SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: engine.clock.seconds(),
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata,
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The price in its older form, which items still carry. */
export function planOf(price: Price): SubscriptionItem['plan'] {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

interface SubscriptionOptions {
  customer: string;
  currency: string;
  items: readonly { price: Price; quantity: number; metadata: Record<string, string> }[];
  metadata: Record<string, string>;
  more: Partial<Subscription>;
}

/** A new subscription, not stored. Its first period begins now. */
export function buildSubscription(engine: Engine, options: SubscriptionOptions): Subscription {
  const id = newId('sub');
  const now = engine.clock.seconds();
  const [first] = options.items;
  if (!first) throw invalid('Missing required param: items.', 'items', 'parameter_missing');
  const period = { start: now, end: addIntervals(now, intervalOf(first.price), 1) };
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: automaticTax(false),
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: options.currency,
    customer: options.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: {
      object: 'list',
      data: options.items.map(({ price, quantity, metadata }) => buildItem(engine, id, price, quantity, period, metadata)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: options.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
    ...options.more,
  };
}

/** An item's current period. Seconds. */
export function periodOf(subscription: Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}
