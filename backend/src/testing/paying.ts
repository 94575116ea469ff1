import { setTimeout as pause } from 'node:timers/promises';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import type { StripeServer } from '../../stand-ins/stripe/stripe.server.ts';
import type { TestUser } from './accounts.ts';
import type { Answer } from './test-browser.ts';

/** Stripe's own test cards. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asksOnce: '4000002500003155',
  asksAlways: '4000002760003184',
  failsLater: '4000000000000341',
  refundFails: '4000000000005126',
  refundPends: '4000000000007726',
};

/** Stripe's own test accounts, whose debits are processed for days: one pays, one does not. */
export const ACCOUNTS = { good: 'DE89370400440532013000', failing: 'AT861904300235473202' };

/** Milliseconds between two looks at a subscription. */
const LOOK_MS = 30;

/** Calls one of the billing calls. */
export const billing = (user: TestUser, call: string, body: object = {}): Promise<Answer> =>
  user.browser.call('POST', `/api/subscription/${call}`, body);

export async function currentOf(user: TestUser): Promise<SubscriptionView> {
  return Object((await user.browser.call('GET', '/api/subscription/current')).body).subscription;
}

/** Waits until a user's subscription meets a condition. It needs no test runner, so that the soak can use this file. */
export async function until(
  user: TestUser,
  meets: (subscription: SubscriptionView) => boolean,
  timeout = 30_000,
): Promise<SubscriptionView> {
  const end = performance.now() + timeout;
  for (;;) {
    const subscription = await currentOf(user);
    if (meets(subscription)) return subscription;
    if (performance.now() > end) throw new Error(`Not yet: ${JSON.stringify(subscription)}`);
    await pause(LOOK_MS);
  }
}

/**
 * Confirms an intent by its client secret, as the browser's form does. Returns the intent, or Stripe's error.
 * @param card its number, or the IBAN of an account
 */
export async function confirm(
  stripe: Pick<StripeServer, 'url' | 'publishableKey'>,
  clientSecret: string,
  card = CARDS.good,
): Promise<Record<string, unknown>> {
  const [id = ''] = clientSecret.split('_secret_');
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const method: Record<string, string> = /^\d/.test(card)
    ? {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
      }
    : {
        'payment_method_data[type]': 'sepa_debit',
        'payment_method_data[sepa_debit][iban]': card,
        'payment_method_data[billing_details][email]': 'clara@example.com',
        'payment_method_data[billing_details][name]': 'Clara Almeida',
      };
  const body = new URLSearchParams({
    client_secret: clientSecret,
    ...method,
    return_url: 'http://localhost/subscribe?payment_success=true',
  });
  const reply = await fetch(`${stripe.url}/v1/${kind}/${id}/confirm`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${stripe.publishableKey}` },
    body,
  });
  return Object(await reply.json());
}

/** Has the sandbox do what happens outside: at a bank, or in the provider's dashboard. */
export async function steer(
  stripe: Pick<StripeServer, 'url'>,
  what: string,
  body: object = {},
): Promise<Record<string, unknown>> {
  const reply = await fetch(`${stripe.url}/sandbox/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`The sandbox answered ${reply.status}`);
  return Object(await reply.json());
}

/** The bank's page: the customer approves, or not. */
export async function authenticate(
  stripe: StripeServer,
  clientSecret: string,
  outcome: 'succeed' | 'fail' = 'succeed',
): Promise<void> {
  const [id = ''] = clientSecret.split('_secret_');
  await steer(stripe, `intents/${id}/complete`, { outcome });
}

/** Chooses a plan and pays it; resolves once it is active. */
export async function subscribe(
  stripe: StripeServer,
  user: TestUser,
  planId: 'bronze' | 'silver' | 'gold',
  { card = CARDS.good, ...more }: { card?: string; couponCode?: string; beginAtOnce?: boolean } = {},
): Promise<SubscriptionView> {
  const { body } = await billing(user, 'create', { planId, ...more });
  await confirm(stripe, String(body.clientSecret), card);
  return until(user, ({ plan }) => plan === planId);
}

/** Pays with another card from now on. */
export async function changeCard(stripe: StripeServer, user: TestUser, card: string): Promise<void> {
  const { body } = await billing(user, 'payment-method');
  await confirm(stripe, String(body.clientSecret), card);
  await until(user, ({ billing: facts }) => facts?.paymentMethod?.last4 === card.slice(-4));
}
