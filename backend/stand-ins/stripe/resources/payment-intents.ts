import type Stripe from 'stripe';
import type { Engine } from '../engine/engine.ts';
import { mergeMetadata } from '../engine/metadata.ts';
import { createMethod, findMethod, type MethodData } from '../engine/methods.ts';
import { attemptPayment, cancelPayment } from '../engine/payments.ts';
import { attemptSetup, cancelSetup, createSetupIntent } from '../engine/setup-intents.ts';
import { invalid, missing } from '../engine/stripe.error.ts';
import type { PaymentIntent, PaymentMethod, SetupIntent } from '../engine/tables.ts';
import { isWithin, listPage } from '../http/list.ts';
import { type Caller, route } from '../http/route.ts';

/** A browser sees an intent by its secret alone, and less of it. */
function shown(intent: PaymentIntent, caller: Caller): object {
  if (caller === 'secret') return intent;
  const { customer: _customer, metadata: _metadata, latest_charge: _charge, ...rest } = intent;
  return rest;
}

function need<T extends { client_secret: string | null }>(intent: T, id: string, caller: Caller, secret: string | undefined): T {
  const param = id.startsWith('seti') ? 'setup_intent' : 'payment_intent';
  if (caller === 'publishable' && secret === undefined) {
    throw invalid(`Missing required param: client_secret.`, 'client_secret', 'parameter_missing');
  }
  if (secret !== undefined && secret !== intent.client_secret) throw missing(param, id);
  return intent;
}

interface MethodChoice {
  payment_method?: string;
  payment_method_data?: { type?: string };
}

/** The method that a confirmation names, brings along, or already has. */
function chosenMethod(engine: Engine, choice: MethodChoice, current: string | null): PaymentMethod {
  if (choice.payment_method_data) return createMethod(engine, methodData(choice.payment_method_data));
  const id = choice.payment_method ?? current;
  if (id) return findMethod(engine, id);
  throw invalid(
    'You cannot confirm this intent because it is missing a payment method. You can either update it with a payment method and then confirm it again, or confirm it again directly with a payment method.',
    undefined,
    'payment_intent_unexpected_state',
  );
}

/** Checked against the package's own description before. */
function methodData(given: { type?: string }): MethodData {
  return { ...given, type: given.type ?? 'card' };
}

export const paymentIntentRoutes = [
  route<Stripe.PaymentIntentRetrieveParams>(
    'GET',
    '/v1/payment_intents/:id',
    'PaymentIntentRetrieveParams',
    ({ engine, id, params, caller }) =>
      shown(need(engine.store.need('payment_intent', id), id, caller, params.client_secret), caller),
    true,
  ),
  route<Stripe.PaymentIntentListParams>('GET', '/v1/payment_intents', 'PaymentIntentListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('payment_intent')
      .filter((one) => params.customer === undefined || one.customer === params.customer)
      .filter((one) => isWithin(params.created, one.created));
    return listPage('/v1/payment_intents', rows, params);
  }),
  route<Stripe.PaymentIntentConfirmParams & { client_secret?: string }>(
    'POST',
    '/v1/payment_intents/:id/confirm',
    'PaymentIntentConfirmParams',
    ({ engine, id, params, caller }) => {
      const intent = need(engine.store.need('payment_intent', id), id, caller, params.client_secret);
      const refusal = attemptPayment(engine, intent, {
        method: chosenMethod(engine, params, intent.payment_method),
        offSession: params.off_session === true,
        returnUrl: params.return_url,
        usesSdk: params.use_stripe_sdk,
      });
      if (refusal) throw refusal;
      return shown(engine.store.need('payment_intent', id), caller);
    },
    true,
  ),
  route<Stripe.PaymentIntentCancelParams>(
    'POST',
    '/v1/payment_intents/:id/cancel',
    'PaymentIntentCancelParams',
    ({ engine, id, params }) =>
      cancelPayment(engine, engine.store.need('payment_intent', id), params.cancellation_reason ?? null),
  ),
];

export const setupIntentRoutes = [
  route<Stripe.SetupIntentCreateParams>('POST', '/v1/setup_intents', 'SetupIntentCreateParams', ({ engine, params }) => {
    if (params.customer) engine.store.need('customer', params.customer, 'customer');
    const intent = createSetupIntent(engine, {
      customer: params.customer ?? null,
      methods: params.allowed_payment_method_types ?? null,
      metadata: mergeMetadata(null, params.metadata),
      description: params.description,
      usage: params.usage,
    });
    return params.confirm ? confirmSetup(engine, intent, params) : intent;
  }),
  route<Stripe.SetupIntentRetrieveParams>(
    'GET',
    '/v1/setup_intents/:id',
    'SetupIntentRetrieveParams',
    ({ engine, id, params, caller }) => need(engine.store.need('setup_intent', id), id, caller, params.client_secret),
    true,
  ),
  route<Stripe.SetupIntentListParams>('GET', '/v1/setup_intents', 'SetupIntentListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('setup_intent')
      .filter((one) => params.customer === undefined || one.customer === params.customer)
      .filter((one) => params.payment_method === undefined || one.payment_method === params.payment_method)
      .filter((one) => isWithin(params.created, one.created));
    return listPage('/v1/setup_intents', rows, params);
  }),
  route<Stripe.SetupIntentUpdateParams>('POST', '/v1/setup_intents/:id', 'SetupIntentUpdateParams', ({ engine, id, params }) => {
    const intent = engine.store.need('setup_intent', id);
    return engine.change('setup_intent', intent, { metadata: mergeMetadata(intent.metadata, params.metadata) });
  }),
  route<Stripe.SetupIntentConfirmParams & { client_secret?: string; use_stripe_sdk?: boolean }>(
    'POST',
    '/v1/setup_intents/:id/confirm',
    'SetupIntentConfirmParams',
    ({ engine, id, params, caller }) =>
      confirmSetup(engine, need(engine.store.need('setup_intent', id), id, caller, params.client_secret), params),
    true,
  ),
  route<Stripe.SetupIntentCancelParams>(
    'POST',
    '/v1/setup_intents/:id/cancel',
    'SetupIntentCancelParams',
    ({ engine, id, params }) => cancelSetup(engine, engine.store.need('setup_intent', id), params.cancellation_reason ?? null),
  ),
];

function confirmSetup(
  engine: Engine,
  intent: SetupIntent,
  params: MethodChoice & { return_url?: string; use_stripe_sdk?: boolean },
): SetupIntent {
  const refusal = attemptSetup(engine, intent, {
    method: chosenMethod(engine, params, intent.payment_method),
    offSession: false,
    returnUrl: params.return_url,
    usesSdk: params.use_stripe_sdk,
  });
  if (refusal) throw refusal;
  return engine.store.need('setup_intent', intent.id);
}
