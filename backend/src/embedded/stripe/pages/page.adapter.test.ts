import { createServer, type Server } from 'node:http';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenOnLoopback } from '../../smtp/listen.ts';
import { Engine } from '../engine/engine.ts';
import { sandboxKeys } from '../engine/keys.ts';
import { connectReactions } from '../engine/reactions.ts';
import { handleApi } from '../http/api.handler.ts';
import { Api } from '../http/api.ts';
import { Faults } from '../http/faults.ts';
import { ROUTES } from '../resources/all.ts';
import { pageEngineOf } from './page.adapter.ts';
import type { PageEngine } from './page.engine.ts';
import { createStripePages } from './stripe.pages.ts';

const BACK = 'http://localhost:3000/done';
let server: Server;
let url: string;
let stripe: Stripe;
let engine: Engine;
let pageEngine: PageEngine;
let advanced: number[];

beforeEach(async () => {
  advanced = [];
  engine = new Engine({ url: '', methods: ['card', 'ideal'], rows: [], write: () => undefined });
  connectReactions(engine);
  const keys = sandboxKeys(engine);
  const api = new Api(engine, ROUTES, keys);
  pageEngine = pageEngineOf(engine, { ...keys, advance: async (ms) => void advanced.push(ms) });
  const pages = createStripePages(pageEngine);
  server = createServer((request, response) => {
    if (!pages(request, response)) void handleApi(api, new Faults(), request, response);
  });
  const port = await listenOnLoopback(server);
  url = `http://127.0.0.1:${port}`;
  engine.url = url;
  stripe = new Stripe(keys.secretKey, { host: '127.0.0.1', port, protocol: 'http' });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

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
    expand: ['latest_invoice.confirmation_secret'],
  });
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  return { hosted: invoice?.hosted_invoice_url ?? '', secret: invoice?.confirmation_secret?.client_secret ?? '' };
}

/** What the Payment Element's frame sends. */
function confirm(secret: string, data: Record<string, string>): Promise<Response> {
  const form = new URLSearchParams({ client_secret: secret, return_url: BACK, use_stripe_sdk: 'true', ...data });
  const headers = { Authorization: `Bearer ${pageEngine.publishableKey}` };
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
  await confirm(secret, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4000002760003184',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  });
  const intent = secret.split('_secret_')[0] ?? '';
  await post('/sandbox/authenticate', { intent, secret, outcome: 'fail' });
  const { status, last_payment_error } = await stripe.paymentIntents.retrieve(intent);
  expect([status, last_payment_error?.code]).toEqual(['requires_payment_method', 'payment_intent_authentication_failure']);
  expect(await (await fetch(hosted)).text()).toContain('<form');
});

it('knows an intent only with its secret, and an invoice only by its token', async () => {
  const { hosted, secret } = await subscribe();
  const intent = secret.split('_secret_')[0] ?? '';
  expect(pageEngine.findIntent(intent, secret)?.amount).toBe(1999);
  for (const guess of ['', `${secret}x`]) expect(pageEngine.findIntent(intent, guess)).toBeNull();
  expect((await fetch(`${hosted.slice(0, -1)}`)).status).toBe(404);
});

it('moves the clock by a month of the calendar', async () => {
  await post('/sandbox/pages/clock', { step: '1 day' });
  await post('/sandbox/pages/clock', { step: '1 month' });
  const days = advanced.map((ms) => ms / 86_400_000);
  expect(days[0]).toBe(1);
  expect([28, 29, 30, 31]).toContain(days[1]);
});
