import { invalid } from '../engine/stripe.error.ts';
import { isRecord } from '../engine/wire.ts';

/** What the sandbox does of what Stripe can do. Anything else is refused: ignoring it would let a fault pass unseen. */
const DONE: Readonly<Record<string, readonly string[]>> = {
  SubscriptionCreateParams: [
    ...['automatic_tax', 'billing_mode', 'cancel_at', 'cancel_at_period_end', 'collection_method', 'currency', 'customer'],
    ...['days_until_due', 'default_payment_method', 'description', 'discounts', 'items', 'metadata', 'off_session'],
    ...['payment_behavior', 'payment_settings', 'proration_behavior'],
  ],
  SubscriptionUpdateParams: [
    ...['automatic_tax', 'billing_cycle_anchor', 'cancel_at', 'cancel_at_period_end', 'cancellation_details'],
    ...['collection_method', 'days_until_due', 'default_payment_method', 'description', 'discounts', 'items', 'metadata'],
    ...['off_session', 'payment_behavior', 'payment_settings', 'proration_behavior', 'proration_date'],
  ],
  'SubscriptionCreateParams.items': ['price', 'quantity', 'metadata'],
  'SubscriptionUpdateParams.items': ['id', 'price', 'quantity', 'metadata', 'deleted'],
  InvoiceCreatePreviewParams: [
    'automatic_tax',
    'currency',
    'customer',
    'discounts',
    'schedule',
    'subscription',
    'subscription_details',
  ],
  'InvoiceCreatePreviewParams.subscription_details': [
    ...['billing_cycle_anchor', 'billing_mode', 'cancel_at', 'cancel_at_period_end', 'cancel_now', 'items'],
    ...['proration_behavior', 'proration_date'],
  ],
  SubscriptionScheduleUpdateParams: ['default_settings', 'end_behavior', 'metadata', 'phases', 'proration_behavior'],
  'SubscriptionScheduleUpdateParams.default_settings': ['automatic_tax', 'collection_method', 'default_payment_method'],
  'SubscriptionScheduleUpdateParams.phases': [
    ...[
      'billing_cycle_anchor',
      'collection_method',
      'currency',
      'default_payment_method',
      'description',
      'discounts',
      'duration',
    ],
    ...['end_date', 'items', 'metadata', 'proration_behavior', 'start_date'],
  ],
  PriceCreateParams: [
    ...['active', 'billing_scheme', 'currency', 'lookup_key', 'metadata', 'nickname', 'product', 'product_data', 'recurring'],
    ...['tax_behavior', 'transfer_lookup_key', 'unit_amount', 'unit_amount_decimal'],
  ],
  InvoicePayParams: ['off_session', 'paid_out_of_band', 'payment_method'],
  InvoiceUpdateParams: ['auto_advance', 'default_payment_method', 'description', 'metadata'],
};

/** Refuses parameters that Stripe takes and the sandbox does not. */
export function refuseUnsupported(name: string, params: Record<string, unknown>): void {
  const done = DONE[name];
  if (!done) return;
  for (const [key, value] of Object.entries(params)) {
    if (key === 'expand' || value === undefined) continue;
    if (!done.includes(key)) throw notDone(key);
    for (const inner of [value].flat()) if (isRecord(inner)) refuseUnsupported(`${name}.${key}`, inner);
  }
}

function notDone(param: string): Error {
  return invalid(`The Stripe sandbox does not do \`${param}\`; Stripe itself does.`, param, 'sandbox_unsupported');
}
