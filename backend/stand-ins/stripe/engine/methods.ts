import { type Behaviour, passesLuhn, TEST_CARDS, TEST_METHODS } from './cards.ts';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { invalid, StripeRefusal } from './stripe.error.ts';
import type { PaymentMethod } from './tables.ts';

/** What a request says of a new payment method. */
export interface MethodData {
  type: string;
  card?: { number?: string; exp_month?: number; exp_year?: number; cvc?: string; token?: string };
  sepa_debit?: { iban?: string };
  billing_details?: {
    email?: string | null;
    name?: string | null;
    phone?: string | null;
    address?: object | string | null;
  };
  metadata?: Record<string, string | number | null>;
  allow_redisplay?: string;
}

type Specifics = Partial<Pick<PaymentMethod, 'card' | 'sepa_debit' | 'ideal' | 'paypal' | 'klarna' | 'link'>>;

/** Makes a payment method, not attached to anybody. Refuses a card number that is wrong, or not one of the test cards. */
export function createMethod(engine: Engine, data: MethodData): PaymentMethod {
  const { specifics, behaviour } = describe(engine, data);
  const address: unknown = data.billing_details?.address;
  const method = engine.store.put('payment_method', {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: data.allow_redisplay ?? 'unspecified',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...asObject(address) },
      email: data.billing_details?.email || null,
      name: data.billing_details?.name || null,
      phone: data.billing_details?.phone || null,
      tax_id: null,
    },
    created: engine.clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: data.type,
    ...specifics,
  });
  engine.store.put('methodSecret', { id: method.id, behaviour, authenticated: false });
  return method;
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

function describe(engine: Engine, data: MethodData): { specifics: Specifics; behaviour: Behaviour } {
  if (data.type === 'card') return describeCard(engine, data.card ?? {});
  if (data.type === 'link') return { specifics: { link: { email: data.billing_details?.email ?? null } }, behaviour: 'succeeds' };
  if (data.type === 'sepa_debit') return describeDebit(data.sepa_debit?.iban ?? 'DE89370400440532013000');
  const specifics = {
    ideal: { ideal: { bank: 'ing', bic: 'INGBNL2A' } },
    paypal: { paypal: { country: 'NL', payer_email: data.billing_details?.email ?? null, payer_id: 'SANDBOXPAYER1' } },
    klarna: { klarna: {} },
  }[data.type];
  return { specifics: { [data.type]: {}, ...specifics }, behaviour: 'redirects' };
}

const cardError = (message: string, code: string, param: string): StripeRefusal =>
  new StripeRefusal(402, message, { type: 'card_error', code, param });

function describeCard(engine: Engine, card: NonNullable<MethodData['card']>): { specifics: Specifics; behaviour: Behaviour } {
  const number = (card.token ? '4242424242424242' : (card.number ?? '')).replaceAll(' ', '');
  if (!passesLuhn(number)) throw cardError('Your card number is incorrect.', 'incorrect_number', 'number');
  const test = TEST_CARDS[number];
  if (!test) {
    throw new StripeRefusal(
      402,
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      { type: 'card_error', code: 'card_declined', decline_code: 'test_mode_live_card', param: '' },
    );
  }
  const now = new Date(engine.clock.now());
  const month = card.exp_month ?? 12;
  const year = (card.exp_year ?? now.getUTCFullYear() + 3) % 100;
  if (month < 1 || month > 12) throw cardError("Your card's expiration month is invalid.", 'invalid_expiry_month', 'exp_month');
  if (2000 + year < now.getUTCFullYear() || (2000 + year === now.getUTCFullYear() && month < now.getUTCMonth() + 1)) {
    throw cardError("Your card's expiration year is invalid.", 'invalid_expiry_year', 'exp_year');
  }
  return {
    behaviour: test.behaviour,
    specifics: {
      card: {
        brand: test.brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: 'US',
        display_brand: test.brand,
        exp_month: month,
        exp_year: 2000 + year,
        fingerprint: `sandbox${number.slice(-8)}`,
        funding: 'credit',
        generated_from: null,
        last4: number.slice(-4),
        networks: { available: [test.brand], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
    },
  };
}

/** Stripe's test accounts by their end; any other one succeeds. */
const FAILING_DEBITS = ['3202', '3203', '2011'];

function describeDebit(iban: string): { specifics: Specifics; behaviour: Behaviour } {
  const number = iban.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(number)) {
    throw invalid('The IBAN you provided is invalid.', 'sepa_debit[iban]', 'invalid_bank_account_iban');
  }
  return {
    behaviour: FAILING_DEBITS.some((end) => number.endsWith(end)) ? 'processing_fails' : 'processes',
    specifics: {
      sepa_debit: {
        bank_code: number.slice(4, 12),
        branch_code: null,
        country: number.slice(0, 2),
        fingerprint: `sandbox${number.slice(-8)}`,
        generated_from: null,
        last4: number.slice(-4),
      },
    },
  };
}

/** A payment method by its id; Stripe's test names (`pm_card_visa`) make a new one. */
export function findMethod(engine: Engine, id: string, param = 'payment_method'): PaymentMethod {
  const number = TEST_METHODS[id];
  if (number !== undefined) return createMethod(engine, { type: 'card', card: { number } });
  return engine.store.need('payment_method', id, param);
}

export function attachMethod(engine: Engine, method: PaymentMethod, customer: string): PaymentMethod {
  engine.store.need('customer', customer, 'customer');
  if (method.customer === customer) return method;
  if (method.customer !== null) {
    throw invalid(
      'The payment method you provided has already been attached to a customer.',
      undefined,
      'resource_already_exists',
    );
  }
  const behaviour = engine.store.get('methodSecret', method.id)?.behaviour ?? '';
  if (behaviour === 'declined' || behaviour === 'insufficient_funds' || behaviour === 'expired_card') {
    const message = behaviour === 'expired_card' ? 'Your card has expired.' : 'Your card was declined.';
    const code = behaviour === 'expired_card' ? 'expired_card' : 'card_declined';
    throw new StripeRefusal(402, message, { type: 'card_error', code, decline_code: 'generic_decline' });
  }
  const attached = engine.store.put('payment_method', { ...method, customer });
  engine.emit('payment_method.attached', attached);
  return attached;
}

/** Takes a payment method from its customer, for good. */
export function detachMethod(engine: Engine, method: PaymentMethod): PaymentMethod {
  const { customer } = method;
  if (customer === null) {
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
  }
  const detached = engine.store.put('payment_method', { ...method, customer: null });
  const owner = engine.store.get('customer', customer);
  if (owner?.invoice_settings.default_payment_method === method.id) {
    const settings = { ...owner.invoice_settings, default_payment_method: null };
    engine.change('customer', owner, { invoice_settings: settings }, 'customer.updated');
  }
  for (const one of engine.store.all('subscription')) {
    if (one.default_payment_method === method.id) {
      engine.change('subscription', one, { default_payment_method: null }, 'customer.subscription.updated');
    }
  }
  engine.emit('payment_method.detached', detached, { customer });
  return detached;
}
