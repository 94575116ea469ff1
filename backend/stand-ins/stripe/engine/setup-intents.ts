import { DECLINES, LEAVES_DEBIT, SINGLE_USE } from './cards.ts';
import type { Engine } from './engine.ts';
import { newId, randomText } from './ids.ts';
import { attachMethod } from './methods.ts';
import { type Attempt, generateDebit } from './payments.ts';
import { invalid, StripeRefusal } from './stripe.error.ts';
import type { PaymentMethod, SetupIntent } from './tables.ts';

interface SetupOptions {
  customer: string | null;
  methods: readonly string[] | null;
  metadata: Record<string, string>;
  description?: string | null;
  usage?: string;
}

/** A new setup intent, which saves a payment method without paying. */
export function createSetupIntent(engine: Engine, options: SetupOptions): SetupIntent {
  const id = newId('seti');
  const intent = engine.store.put('setup_intent', {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: options.methods ? null : { allow_redirects: 'always', enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: engine.clock.seconds(),
    customer: options.customer,
    customer_account: null,
    description: options.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: options.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...(options.methods ?? engine.methods.filter((method) => !SINGLE_USE.has(method)))],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: options.usage ?? 'off_session',
  });
  engine.emit('setup_intent.created', intent);
  return intent;
}

/** Sets a payment method up. Returns the refusal of a declined one. */
export function attemptSetup(engine: Engine, intent: SetupIntent, attempt: Attempt): StripeRefusal | null {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw unexpectedState(intent, 'confirm');
  }
  const { method, returnUrl = null, usesSdk = false } = attempt;
  if (!intent.payment_method_types.includes(method.type)) {
    throw invalid(
      `The PaymentMethod provided (${method.type}) is not allowed for this SetupIntent.`,
      'payment_method',
      'setup_intent_incompatible_payment_method',
    );
  }
  engine.store.put('confirmation', { id: intent.id, return_url: returnUrl, off_session: false });
  const behaviour = engine.store.get('methodSecret', method.id)?.behaviour ?? 'succeeds';
  const redirects = behaviour === 'redirects';
  if (redirects || behaviour === 'authenticate_once' || behaviour === 'authenticate_always') {
    if (redirects && returnUrl === null) throw invalid('A `return_url` must be specified.', 'return_url', 'parameter_missing');
    const query = `intent=${intent.id}&secret=${intent.client_secret}`;
    const waiting = engine.change('setup_intent', intent, {
      status: 'requires_action',
      payment_method: method.id,
      last_setup_error: null,
      next_action:
        redirects || (returnUrl !== null && !usesSdk)
          ? {
              type: 'redirect_to_url',
              redirect_to_url: { return_url: returnUrl, url: `${engine.url}/sandbox/redirect?${query}` },
            }
          : {
              type: 'use_stripe_sdk',
              use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `${engine.url}/sandbox/authenticate?${query}` },
            },
    });
    engine.emit('setup_intent.requires_action', waiting);
    return null;
  }
  if (behaviour === 'declined' || behaviour === 'insufficient_funds' || behaviour === 'expired_card') {
    return failSetup(engine, intent, method, behaviour);
  }
  succeed(engine, intent, method);
  return null;
}

/** Ends what the next action asks for. */
export function completeSetup(engine: Engine, intent: SetupIntent, succeeds: boolean): SetupIntent {
  if (intent.status !== 'requires_action') throw unexpectedState(intent, 'complete');
  const method = engine.store.need('payment_method', intent.payment_method ?? '', 'payment_method');
  if (succeeds) succeed(engine, intent, method);
  else failSetup(engine, intent, method, 'authentication_failed');
  return engine.store.need('setup_intent', intent.id);
}

function succeed(engine: Engine, intent: SetupIntent, method: PaymentMethod): void {
  const secret = engine.store.need('methodSecret', method.id);
  engine.store.put('methodSecret', { ...secret, authenticated: true });
  let saved = method;
  if (intent.customer !== null) {
    saved = LEAVES_DEBIT.has(method.type)
      ? generateDebit(engine, method, intent.customer)
      : attachMethod(engine, method, intent.customer);
  }
  const done = engine.change('setup_intent', intent, {
    status: 'succeeded',
    payment_method: saved.id,
    next_action: null,
    last_setup_error: null,
  });
  engine.emit('setup_intent.succeeded', done);
  engine.reactions.setup(done);
}

function failSetup(engine: Engine, intent: SetupIntent, method: PaymentMethod, why: string): StripeRefusal {
  const decline = DECLINES[why] ?? { code: 'card_declined', message: 'Your card was declined.' };
  const code = why === 'authentication_failed' ? 'setup_intent_authentication_failure' : decline.code;
  const error = {
    type: 'card_error',
    code,
    decline_code: decline.decline_code,
    message: decline.message,
    payment_method: method,
  };
  const failed = engine.change('setup_intent', intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  });
  engine.emit('setup_intent.setup_failed', failed);
  const { decline_code, message } = decline;
  return new StripeRefusal(
    402,
    message,
    { type: 'card_error', code, decline_code, setup_intent: failed, payment_method: method },
    true,
  );
}

export function cancelSetup(engine: Engine, intent: SetupIntent, reason: string | null): SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'cancel');
  const canceled = engine.change('setup_intent', intent, { status: 'canceled', cancellation_reason: reason, next_action: null });
  engine.emit('setup_intent.canceled', canceled);
  return canceled;
}

function unexpectedState(intent: SetupIntent, what: string): StripeRefusal {
  return new StripeRefusal(400, `You cannot ${what} this SetupIntent because it has a status of ${intent.status}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: intent,
  });
}
