import Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type StripeServer, startStripeServer } from '../stripe.server.ts';

const BACK = 'http://localhost:3000/done';
let server: StripeServer;
let url: string;
let stripe: Stripe;

beforeEach(async () => {
  server = await startStripeServer({ folder: null });
  url = server.url;
  stripe = new Stripe(server.secretKey, { host: '127.0.0.1', port: new URL(url).port, protocol: 'http' });
});
afterEach(() => server.close());

/** A first subscription, with its invoice open. */
async function subscribe(): Promise<{ hosted: string; secret: string }> {
  const product = await stripe.products.create({ name: 'Premium' });
  const price = await stripe.prices.create({
    product: product.id,
    unit_amount: 1999,
    currency: 'eur',
    recurring: { interval: 'month' },
  });
  const customer = await stripe.customers.create({ email: 'ana@example.com' });
  const { latest_invoice } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  return { hosted: invoice?.hosted_invoice_url ?? '', secret: invoice?.confirmation_secret?.client_secret ?? '' };
}

const cardData = (number: string): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2040',
  'payment_method_data[card][cvc]': '123',
});

/** What the Payment Element's frame sends. */
function confirm(secret: string, data: Record<string, string>): Promise<Response> {
  const form = new URLSearchParams({ client_secret: secret, return_url: BACK, use_stripe_sdk: 'true', ...data });
  const headers = { Authorization: `Bearer ${server.publishableKey}` };
  return fetch(`${url}/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`, { method: 'POST', body: form, headers });
}

const post = (path: string, form: Record<string, string>): Promise<Response> =>
  fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

it("an invoice is paid over a method's page", async () => {
  const { hosted, secret } = await subscribe();
  expect(await (await fetch(hosted)).text()).toContain(`data-client-secret="${secret}"`);
  await confirm(secret, { 'payment_method_data[type]': 'ideal' });
  const intent = secret.split('_secret_')[0] ?? '';
  const page = await fetch(`${url}/sandbox/redirect?intent=${intent}&secret=${secret}`);
  expect(await page.text()).toContain('Authorise with iDEAL');
  const answer = await post('/sandbox/redirect', { intent, secret, outcome: 'succeed' });
  expect(answer.headers.get('location')).toBe(
    `${BACK}?payment_intent=${intent}&payment_intent_client_secret=${secret}&redirect_status=succeeded`,
  );
  const paid = await (await fetch(hosted)).text();
  expect(paid).toContain('<dd>Paid</dd>');
  expect(paid).not.toContain('<form');
  expect(await (await fetch(`${url}/`)).text()).toMatch(/ana@example\.com[\s\S]*active[\s\S]*invoice\.paid/);
});

it("a card's authentication that fails leaves the invoice to be paid again", async () => {
  const { hosted, secret } = await subscribe();
  await confirm(secret, cardData('4000002760003184'));
  const intent = secret.split('_secret_')[0] ?? '';
  await post('/sandbox/authenticate', { intent, secret, outcome: 'fail' });
  const { status, last_payment_error } = await stripe.paymentIntents.retrieve(intent);
  expect([status, last_payment_error?.code]).toEqual(['requires_payment_method', 'payment_intent_authentication_failure']);
  expect(await (await fetch(hosted)).text()).toContain('<form');
});

it('an intent is known only by its secret, and an invoice by its token', async () => {
  const { hosted, secret } = await subscribe();
  const element = (guess: string): Promise<Response> =>
    fetch(`${url}/sandbox/element?secret=${guess}&parent=http://localhost:3000`);
  expect((await element(secret)).status).toBe(200);
  expect((await element(`${secret}x`)).status).toBe(404);
  expect((await fetch(hosted.slice(0, -1))).status).toBe(404);
});

it('a month and a day forward renew what is subscribed', async () => {
  const { secret } = await subscribe();
  await confirm(secret, cardData('4242424242424242'));
  const answer = await post('/sandbox/pages/clock', { step: '1 month' });
  expect(answer.headers.get('location')).toBe('/');
  // An invoice of a renewal stays a draft for an hour.
  await post('/sandbox/pages/clock', { step: '1 day' });
  const { data } = await stripe.invoices.list({ status: 'paid' });
  expect(data.map(({ billing_reason }) => billing_reason)).toEqual(['subscription_cycle', 'subscription_create']);
});
