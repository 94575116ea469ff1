import { readFile } from 'node:fs/promises';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, clientOf, expanded, type Sandbox, startSandbox, subscribe } from '../../src/testing/stripe-sandbox.ts';
import { API_VERSION } from './engine/engine.ts';
import { isRecord } from './engine/wire.ts';

let sandbox: Sandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandbox();
  stripe = sandbox.stripe;
});
afterAll(() => sandbox.close());

/** The client with parameters that its types refuse. */
const post = async (
  path: string,
  body: string,
  key = sandbox.server.secretKey,
): Promise<{ status: number; error: Record<string, unknown> }> => {
  const answer = await fetch(`${sandbox.server.url}${path}`, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const parsed: unknown = await answer.json();
  return { status: answer.status, error: isRecord(parsed) && isRecord(parsed.error) ? parsed.error : {} };
};

describe('parameters', () => {
  it('are those of the installed package', async () => {
    const script = new URL('../../scripts/stripe-parameters.mjs', import.meta.url);
    const { readParameters }: { readParameters(): object } = await import(script.href);
    const written: unknown = JSON.parse(await readFile(new URL('./parameters.json', import.meta.url), 'utf8'));
    expect(written, 'run `node backend/scripts/stripe-parameters.mjs`').toEqual(JSON.parse(JSON.stringify(readParameters())));
    expect(API_VERSION).toBe(Stripe.API_VERSION);
  });

  it.each([
    ['/v1/customers', 'foo=1', 'parameter_unknown', 'foo'],
    ['/v1/subscriptions', 'coupon=SAVE', 'parameter_unknown', 'coupon'],
    ['/v1/subscriptions', 'customer=cus_1&items[0][prize]=x', 'parameter_unknown', 'items[0][prize]'],
    ['/v1/prices', 'unit_amount=1', 'parameter_missing', 'currency'],
    ['/v1/prices', 'currency=eur&unit_amount=much', 'parameter_invalid_integer', 'unit_amount'],
    ['/v1/subscriptions', 'payment_behavior=hope', undefined, 'payment_behavior'],
    ['/v1/subscriptions', 'off_session=perhaps', undefined, 'off_session'],
    ['/v1/subscriptions', 'days_until_due=', 'parameter_invalid_empty', 'days_until_due'],
    ['/v1/subscriptions', 'items=x', undefined, 'items'],
  ])('%s %s is refused', async (path, body, code, param) => {
    const { status, error } = await post(path, body);
    expect(status).toBe(400);
    expect(error).toMatchObject({ type: 'invalid_request_error', param, ...(code ? { code } : {}) });
  });

  it('set and unset metadata', async () => {
    const customer = await stripe.customers.create({ metadata: { user: 7, plan: 'gold' } });
    expect(customer.metadata).toEqual({ user: '7', plan: 'gold' });
    const changed = await stripe.customers.update(customer.id, { metadata: { plan: '' }, name: 'Ana' });
    expect(changed).toMatchObject({ metadata: { user: '7' }, name: 'Ana' });
  });
});

describe('keys', () => {
  it('are needed, and the browser’s opens what it may', async () => {
    await expect(clientOf(sandbox.server, 'sk_test_wrong').customers.list()).rejects.toMatchObject({ statusCode: 401 });
    await expect(sandbox.browser.customers.list()).rejects.toMatchObject({ statusCode: 403, code: 'secret_key_required' });
    const { intent, secret } = await begin(sandbox);
    const shown = await sandbox.browser.paymentIntents.retrieve(intent, { client_secret: secret });
    expect(shown).toMatchObject({ id: intent, status: 'requires_payment_method' });
    expect(shown).not.toHaveProperty('customer');
    const guessed = sandbox.browser.paymentIntents.retrieve(intent, { client_secret: `${intent}_secret_guess` });
    await expect(guessed).rejects.toMatchObject({ statusCode: 404 });
    await expect(sandbox.browser.paymentIntents.retrieve(intent)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('make a payment method of a card in the browser; other numbers are refused', async () => {
    const card = (number: string): string =>
      new URLSearchParams({ type: 'card', 'card[number]': number, 'card[exp_month]': '4', 'card[exp_year]': '2031' }).toString();
    const { publishableKey } = sandbox.server;
    expect((await post('/v1/payment_methods', card('4242 4242 4242 4242'), publishableKey)).status).toBe(200);
    expect((await post('/v1/payment_methods', card('4242424242424241'), publishableKey)).error.code).toBe('incorrect_number');
    expect((await post('/v1/payment_methods', card('4111111111111111'), publishableKey)).error.decline_code).toBe(
      'test_mode_live_card',
    );
  });

  it('are no use to a page whose name points here', async () => {
    const { hostname, port } = new URL(sandbox.server.url);
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      request({ hostname, port, path: '/', headers: { Host: 'evil.example' } }, (answer) => resolve(answer.statusCode)).end();
    });
    expect(status).toBe(403);
  });
});

describe('lists and expansion', () => {
  it('page through what there is, the newest first', async () => {
    const created: string[] = [];
    for (let n = 0; n < 5; n++) created.push((await stripe.customers.create({ email: 'pages@example.com' })).id);
    const first = await stripe.customers.list({ email: 'pages@example.com', limit: 2 });
    expect(first.has_more).toBe(true);
    const all: string[] = [];
    for await (const { id } of stripe.customers.list({ email: 'pages@example.com', limit: 2 })) all.push(id);
    expect(all).toEqual(created.reverse());
    const [, , middle = ''] = all;
    const before = await stripe.customers.list({ email: 'pages@example.com', ending_before: middle });
    expect(before.data.map(({ id }) => id)).toEqual(all.slice(0, 2));
  });

  it('expand in depth, and refuse what cannot be expanded', async () => {
    const subscription = await subscribe(sandbox);
    const [found] = (
      await stripe.subscriptions.list({
        customer: String(subscription.customer),
        status: 'all',
        expand: ['data.latest_invoice.payments', 'data.default_payment_method', 'data.schedule'],
      })
    ).data;
    const [payment] = expanded(found?.latest_invoice).payments?.data ?? [];
    expect(payment).toMatchObject({ status: 'paid', payment: { type: 'payment_intent' } });
    const deep = await stripe.subscriptions.retrieve(subscription.id, { expand: ['items.data.price.product'] });
    expect(deep.items.data[0]?.price.product).toMatchObject({ object: 'product' });
    const wrong = stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice.payment_intent'] });
    await expect(wrong).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  });

  it('find prices by their lookup keys, which can move', async () => {
    const [silver] = (await stripe.prices.list({ lookup_keys: ['silver'], expand: ['data.product'] })).data;
    expect(silver?.unit_amount_decimal?.toString()).toBe('999');
    const more = {
      product: expanded(silver?.product).id,
      currency: 'eur',
      unit_amount: 1099,
      recurring: { interval: 'month' },
    } as const;
    await expect(stripe.prices.create({ ...more, lookup_key: 'silver' })).rejects.toMatchObject({ statusCode: 400 });
    const moved = await stripe.prices.create({ ...more, lookup_key: 'silver', transfer_lookup_key: true });
    expect((await stripe.prices.list({ lookup_keys: ['silver'] })).data.map(({ id }) => id)).toEqual([moved.id]);
  });
});

describe('promotion codes', () => {
  it('are found by their text, and used up', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'once' });
    const made = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'WELCOME',
      max_redemptions: 1,
    });
    const find = (): Promise<Stripe.ApiList<Stripe.PromotionCode>> =>
      stripe.promotionCodes.list({ code: 'WELCOME', active: true, expand: ['data.promotion.coupon'] });
    expect(expanded((await find()).data[0]?.promotion.coupon).percent_off).toBe(20);
    const preview = await stripe.invoices.createPreview({
      subscription_details: { items: [{ price: sandbox.prices.gold.id }] },
      discounts: [{ promotion_code: made.id }],
    });
    expect(preview).toMatchObject({ subtotal: 1999, total: 1599, amount_due: 1599 });
    const { invoice } = await begin(sandbox, {
      discounts: [{ promotion_code: made.id }],
      items: [{ price: sandbox.prices.gold.id }],
    });
    expect(invoice.total).toBe(preview.total);
    expect((await find()).data).toEqual([]);
    await expect(begin(sandbox, { discounts: [{ promotion_code: made.id }] })).rejects.toMatchObject({ code: 'coupon_expired' });
  });

  it('for a first payment are refused to one who has paid', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'once' });
    const code = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      restrictions: { first_time_transaction: true },
    });
    const subscription = await subscribe(sandbox);
    const change = stripe.subscriptions.update(subscription.id, { discounts: [{ promotion_code: code.id }] });
    await expect(change).rejects.toMatchObject({ code: 'promotion_code_customer_not_first_time' });
  });
});

describe('the account', () => {
  it('has its methods and its webhooks', async () => {
    const [configuration] = (await stripe.paymentMethodConfigurations.list()).data;
    expect(configuration?.ideal?.available).toBe(true);
    const made = await stripe.webhookEndpoints.create({ url: 'https://example.com/hook', enabled_events: ['invoice.paid'] });
    expect(made.secret).toMatch(/^whsec_/);
    await stripe.webhookEndpoints.update(made.id, { enabled_events: ['*'] });
    const [listed] = (await stripe.webhookEndpoints.list()).data;
    expect(listed).toMatchObject({ id: made.id, enabled_events: ['*'] });
    expect(listed?.secret).toBeUndefined();
  });
});
