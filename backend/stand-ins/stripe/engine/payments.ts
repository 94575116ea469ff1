import { type Behaviour, DEBIT_PROCESSING_MS, DECLINES, type Decline, LEAVES_DEBIT, PROCESSING_MS, SINGLE_USE } from './cards.ts';
import { createCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { attachMethod, createMethod } from './methods.ts';
import { invalid, StripeRefusal } from './stripe.error.ts';
import type { PaymentIntent, PaymentMethod } from './tables.ts';

export interface Attempt {
  method: PaymentMethod;
  /** The customer is not there: authentication is impossible. */
  offSession: boolean;
  returnUrl?: string | null;
  /** The browser's script handles what comes next. */
  usesSdk?: boolean;
}

const CONFIRMABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/**
 * Tries to take the money.
 * @returns the refusal of a declined payment, for the one who asked; null where it went well or goes on
 */
export function attemptPayment(engine: Engine, intent: PaymentIntent, attempt: Attempt): StripeRefusal | null {
  if (!CONFIRMABLE.has(intent.status)) throw unexpectedState(intent, 'confirm');
  const { method, offSession } = attempt;
  // What was saved may be of a kind that was not offered: the SEPA debit that iDEAL left behind.
  const saved = method.customer !== null && method.customer === intent.customer;
  if (!saved && !intent.payment_method_types.includes(method.type)) {
    throw invalid(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${intent.payment_method_types.join(', ')}.`,
      'payment_method',
      'payment_intent_incompatible_payment_method',
    );
  }
  if (method.customer !== null && intent.customer !== null && method.customer !== intent.customer) {
    throw invalid(`The payment method ${method.id} belongs to another customer.`, 'payment_method');
  }
  engine.store.put('confirmation', { id: intent.id, return_url: attempt.returnUrl ?? null, off_session: offSession });
  const secret = engine.store.get('methodSecret', method.id);
  const behaviour = secret?.behaviour ?? 'succeeds';
  if (asksAuthentication(behaviour, secret?.authenticated ?? false, offSession)) {
    return offSession
      ? declinePayment(engine, intent, method, DECLINES.authentication_required)
      : requireAction(engine, intent, attempt, behaviour === 'redirects');
  }
  return proceed(engine, intent, method, behaviour);
}

function asksAuthentication(behaviour: string, authenticated: boolean, offSession: boolean): boolean {
  if (behaviour === 'authenticate_always') return true;
  // A wallet such as PayPal that was set up is charged without its page.
  if (behaviour === 'redirects') return !(authenticated && offSession);
  return behaviour === 'authenticate_once' && !authenticated;
}

function proceed(engine: Engine, intent: PaymentIntent, method: PaymentMethod, behaviour: string): StripeRefusal | null {
  if (isSlow(behaviour)) {
    startProcessing(engine, intent, method, behaviour === 'processes');
    return null;
  }
  const decline = DECLINES[behaviour];
  if (decline) return declinePayment(engine, intent, method, decline);
  succeed(engine, intent, method);
  return null;
}

const isSlow = (behaviour: string): behaviour is Behaviour => behaviour === 'processes' || behaviour === 'processing_fails';

function requireAction(engine: Engine, intent: PaymentIntent, attempt: Attempt, redirects: boolean): null {
  const { returnUrl = null, usesSdk = false } = attempt;
  const query = `intent=${intent.id}&secret=${intent.client_secret}`;
  if (redirects && returnUrl === null) {
    throw invalid(
      'A `return_url` must be specified because this Payment Intent is configured to automatically accept the payment methods enabled in the Dashboard, some of which may require a full page redirect to succeed.',
      'return_url',
      'parameter_missing',
    );
  }
  const waiting = engine.change('payment_intent', intent, {
    status: 'requires_action',
    payment_method: attempt.method.id,
    last_payment_error: null,
    next_action:
      redirects || (returnUrl !== null && !usesSdk)
        ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: `${engine.url}/sandbox/redirect?${query}` } }
        : {
            type: 'use_stripe_sdk',
            use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `${engine.url}/sandbox/authenticate?${query}` },
          },
  });
  engine.emit('payment_intent.requires_action', waiting);
  engine.reactions.payment(waiting, 'requires_action');
  return null;
}

/** Ends what an intent's next action asks for, or its processing, at once. */
export function completePayment(engine: Engine, intent: PaymentIntent, succeeds: boolean): PaymentIntent {
  const method = engine.store.need('payment_method', intent.payment_method ?? '', 'payment_method');
  if (intent.status === 'processing') {
    settlePayment(engine, intent, succeeds);
  } else if (intent.status !== 'requires_action') {
    throw unexpectedState(intent, 'complete');
  } else if (succeeds) {
    const secret = engine.store.need('methodSecret', method.id);
    engine.store.put('methodSecret', { ...secret, authenticated: true });
    succeed(engine, intent, method);
  } else {
    declinePayment(engine, intent, method, method.type === 'card' ? DECLINES.authentication_failed : DECLINES.refused);
  }
  return engine.store.need('payment_intent', intent.id);
}

function startProcessing(engine: Engine, intent: PaymentIntent, method: PaymentMethod, succeeds: boolean): void {
  const charge = createCharge(engine, intent, method, 'pending');
  engine.emit('charge.pending', charge);
  const processing = engine.change('payment_intent', intent, {
    status: 'processing',
    payment_method: method.id,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
    processing: method.type === 'card' ? { type: 'card' } : null,
  });
  const ms = method.type === 'sepa_debit' ? DEBIT_PROCESSING_MS : PROCESSING_MS;
  engine.store.put('settlement', { id: intent.id, at: engine.clock.now() + ms, succeeds });
  engine.emit('payment_intent.processing', processing);
  saveMethod(engine, processing, method);
  engine.reactions.payment(processing, 'processing');
}

/** Ends a payment that was being processed. */
export function settlePayment(engine: Engine, intent: PaymentIntent, succeeds: boolean): void {
  engine.store.remove('settlement', intent.id);
  if (intent.status !== 'processing') return;
  const method = engine.store.need('payment_method', intent.payment_method ?? '', 'payment_method');
  if (succeeds) succeed(engine, intent, method);
  else declinePayment(engine, intent, method, DECLINES.processing_fails);
}

function succeed(engine: Engine, intent: PaymentIntent, method: PaymentMethod): void {
  const pending = engine.store.get('charge', intent.latest_charge ?? '');
  const charge =
    pending?.status === 'pending'
      ? engine.store.put('charge', { ...pending, status: 'succeeded', balance_transaction: newId('txn') })
      : createCharge(engine, intent, method, 'succeeded');
  const generated = saveMethod(engine, intent, method);
  const details =
    generated && LEAVES_DEBIT.has(method.type) ? withDebit(charge.payment_method_details, method.type, generated) : null;
  const final = details ? engine.store.put('charge', { ...charge, payment_method_details: details }) : charge;
  const paid = engine.change('payment_intent', intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    payment_method: method.id,
    latest_charge: final.id,
    next_action: null,
    last_payment_error: null,
    processing: null,
  });
  engine.emit('charge.succeeded', final);
  engine.emit('payment_intent.succeeded', paid);
  engine.reactions.payment(paid, 'succeeded');
  const behaviour = engine.store.get('methodSecret', method.id)?.behaviour;
  if (behaviour === 'disputed' || behaviour === 'inquired') openDispute(engine, final, { inquiry: behaviour === 'inquired' });
}

type Details = ReturnType<typeof createCharge>['payment_method_details'];

function withDebit(details: Details, type: string, debit: string): Details {
  return { ...details, type, [type]: { generated_sepa_debit: debit, generated_sepa_debit_mandate: null } };
}

/**
 * Keeps the method for later payments, where the intent says so.
 * @returns the id of what can be charged again; null where nothing can
 */
function saveMethod(engine: Engine, intent: PaymentIntent, method: PaymentMethod): string | null {
  if (intent.setup_future_usage === null || intent.customer === null || SINGLE_USE.has(method.type)) return null;
  if (LEAVES_DEBIT.has(method.type)) return generateDebit(engine, method, intent.customer).id;
  const secret = engine.store.need('methodSecret', method.id);
  engine.store.put('methodSecret', { ...secret, authenticated: true });
  const current = engine.store.need('payment_method', method.id);
  if (current.customer === null) {
    engine.emit('payment_method.attached', engine.store.put('payment_method', { ...current, customer: intent.customer }));
  }
  return method.id;
}

/** The SEPA debit that iDEAL or Bancontact leaves behind. */
export function generateDebit(engine: Engine, method: PaymentMethod, customer: string): PaymentMethod {
  const debit = createMethod(engine, {
    type: 'sepa_debit',
    sepa_debit: { iban: 'NL39RABO0300065264' },
    billing_details: { email: method.billing_details.email, name: method.billing_details.name },
  });
  return attachMethod(engine, debit, customer);
}

/** What a paid intent left to be charged again; null for a method that can be used once. */
export function reusableMethodOf(engine: Engine, intent: PaymentIntent): string | null {
  const charge = engine.store.get('charge', intent.latest_charge ?? '');
  const details = charge?.payment_method_details;
  const generated = details?.ideal?.generated_sepa_debit ?? details?.bancontact?.generated_sepa_debit;
  if (generated) return generated;
  const method = engine.store.get('payment_method', intent.payment_method ?? '');
  return method?.customer ? method.id : null;
}

function declinePayment(
  engine: Engine,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline = { code: 'card_declined', message: 'Your card was declined.' },
): StripeRefusal {
  const pending = engine.store.get('charge', intent.latest_charge ?? '');
  const failed =
    pending?.status === 'pending'
      ? engine.store.put('charge', {
          ...pending,
          status: 'failed',
          paid: false,
          captured: false,
          failure_code: decline.code,
          failure_message: decline.message,
        })
      : createCharge(engine, intent, method, 'failed', decline);
  const { code, decline_code, message } = decline;
  const refused = engine.change('payment_intent', intent, {
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: failed.id,
    next_action: null,
    processing: null,
    last_payment_error: { type: 'card_error', code, decline_code, message, charge: failed.id, payment_method: method },
  });
  engine.emit('charge.failed', failed);
  engine.emit('payment_intent.payment_failed', refused);
  engine.reactions.payment(refused, 'failed');
  const details = {
    type: 'card_error',
    code,
    decline_code,
    charge: failed.id,
    payment_intent: refused,
    payment_method: method,
  } as const;
  return new StripeRefusal(402, message, details, true);
}

/** Ends an intent that nobody shall pay any more. */
export function cancelPayment(engine: Engine, intent: PaymentIntent, reason: string | null): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'cancel');
  engine.store.remove('settlement', intent.id);
  const canceled = engine.change('payment_intent', intent, {
    status: 'canceled',
    canceled_at: engine.clock.seconds(),
    cancellation_reason: reason,
    next_action: null,
    processing: null,
  });
  engine.emit('payment_intent.canceled', canceled);
  engine.reactions.payment(canceled, 'canceled');
  return canceled;
}

function unexpectedState(intent: PaymentIntent, what: string): StripeRefusal {
  return new StripeRefusal(400, `You cannot ${what} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}
