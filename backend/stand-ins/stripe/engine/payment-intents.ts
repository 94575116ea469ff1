import { SINGLE_USE } from './cards.ts';
import type { Engine } from './engine.ts';
import { newId, randomText } from './ids.ts';
import type { PaymentIntent } from './tables.ts';

interface IntentOptions {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
  /** Limits the methods; the account's own where it is null. */
  methods: readonly string[] | null;
  /** Whether the method must be able to pay again. */
  reusable: boolean;
}

/** A new payment intent that waits for a payment method. */
export function createIntent(engine: Engine, options: IntentOptions): PaymentIntent {
  const id = newId('pi');
  const methods = options.methods ?? engine.methods.filter((method) => !options.reusable || !SINGLE_USE.has(method));
  const intent = engine.store.put('payment_intent', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: options.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: engine.clock.seconds(),
    currency: options.currency,
    customer: options.customer,
    customer_account: null,
    description: options.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: options.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...methods],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: options.reusable ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  });
  engine.emit('payment_intent.created', intent);
  return intent;
}
