import { describe, expect, it } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { customerOf } from '../../testing/billing-checks.ts';
import { billing, CARDS, confirm, currentOf, subscribe, until } from '../../testing/paying.ts';
import { useBilling } from '../../testing/use-billing.ts';

const world = await useBilling(1, { RATE_LIMIT_FACTOR: '1' });
const { apps, stripe, client } = world;
const [app] = apps as [(typeof apps)[number]];

describe("somebody else's", () => {
  it('invoice is not there: not in the list, not to pay, not to read', async () => {
    const [owner, stranger] = [await signUp(app), await signUp(app)];
    await subscribe(stripe, owner, 'silver');
    await subscribe(stripe, stranger, 'bronze');
    const { invoices } = (await owner.browser.call('GET', '/api/invoices/list')).body;
    const [mine] = Array.isArray(invoices) ? invoices : [];
    expect(mine).toMatchObject({
      status: 'paid',
      amount: 999,
      currency: 'EUR',
      plan: 'silver',
      id: expect.stringMatching(/^in_/),
    });
    const { id } = Object(mine);
    const file = await fetch(`${app.url}/api/invoices/download/${id}`, { headers: { cookie: owner.browser.cookie } });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await owner.browser.call('POST', '/api/invoices/pay', { invoiceId: id })).body).toMatchObject({ paymentUrl: null });

    const asks = (browser: typeof owner.browser, invoiceId: string) =>
      Promise.all([
        browser.call('POST', '/api/invoices/pay', { invoiceId }),
        browser.call('GET', `/api/invoices/download/${invoiceId}`),
        browser.call('GET', `/api/invoices/list?cursor=${invoiceId}`),
      ]);
    // What is another's cannot be told from what is not.
    const [anothers, none] = [await asks(stranger.browser, id), await asks(stranger.browser, 'in_doesnotexist1')];
    expect(anothers.map(({ status, body }) => [status, body])).toEqual(none.map(({ status, body }) => [status, body]));
    expect(anothers.map(({ status }) => status)).toEqual([404, 404, 404]);
    for (const bad of ['in_', '../in_12345678', 'cus_12345678', `in_${'a'.repeat(80)}`])
      expect((await stranger.browser.call('GET', `/api/invoices/download/${encodeURIComponent(bad)}`)).status).toBe(404);
    expect((await app.browser().call('GET', '/api/invoices/list')).status).toBe(401);
  });

  it('payment cannot be confirmed, and buys nothing for a stranger', async () => {
    const [owner, stranger] = [await signUp(app), await signUp(app)];
    const { clientSecret } = (await billing(owner, 'create', { planId: 'gold' })).body;
    const guessed = `${String(clientSecret).split('_secret_')[0]}_secret_guessed`;
    expect(Object(await confirm(stripe, guessed, CARDS.good)).error).toBeDefined();
    expect(await currentOf(stranger)).toMatchObject({ plan: 'free', billing: null });
    for (const call of ['cancel', 'resume']) expect((await billing(stranger, call)).body.code).toBe('not_subscribed');
    expect((await billing(stranger, 'quote', { planId: 'gold' })).body.code).toBe('not_subscribed');
    expect((await stranger.browser.call('GET', '/api/subscription/withdrawal')).body).toMatchObject({ withdrawal: null });
    // Nor is its page a form of ours for them: a link could have them pay for another.
    const { clientSecret: setup } = (await billing(owner, 'payment-method')).body;
    const isOwn = async (user: typeof owner, secret: unknown) =>
      (await billing(user, 'own-intent', { clientSecret: secret })).body.isOwn;
    for (const secret of [clientSecret, setup])
      expect([await isOwn(owner, secret), await isOwn(stranger, secret)]).toEqual([true, false]);
    expect(await isOwn(owner, guessed)).toBe(false);
    expect(await isOwn(owner, 'seti_none_secret_none')).toBe(false);
    expect((await billing(owner, 'own-intent', { clientSecret: 'cus_1' })).status).toBe(400);
    expect((await app.browser().call('POST', '/api/subscription/own-intent', { clientSecret })).status).toBe(401);
  });

  it('fields are dropped: nobody names their own plan, price or customer', async () => {
    const user = await signUp(app);
    const { body } = await billing(user, 'create', {
      planId: 'bronze',
      price: 1,
      amount: 1,
      customer: 'cus_other',
      trial_end: 4_000_000_000,
      subscriptionPlan: 'gold',
    });
    expect(body).toMatchObject({ billingType: 'payment', amount: 499 });
    const { data } = await client.subscriptions.list({ customer: String(await customerOf(world, user.id)), status: 'all' });
    expect(data.map(({ status, trial_end }) => [status, trial_end])).toEqual([['incomplete', null]]);
    expect((await billing(user, 'create', { planId: 'free' })).status).toBe(400);
    // Such an id must not reach the database, nor lock its user's plan.
    for (const quoteId of ['0'.repeat(36), '-'.repeat(36)]) expect((await billing(user, 'change', { quoteId })).status).toBe(400);
    expect((await billing(user, 'create', { planId: 'bronze' })).status).toBe(200);
    expect((await billing(user, 'create', { planId: 'bronze', couponCode: 7 })).status).toBe(400);
  });
});

it('codes are not to be guessed: a user has a dozen tries, an address forty', async () => {
  const user = await signUp(app);
  const tries: number[] = [];
  for (let guess = 0; guess < 14; guess++)
    tries.push(
      (await billing(user, guess % 2 ? 'validate-coupon' : 'create', { planId: 'bronze', couponCode: `GUESS${guess}` })).status,
    );
  expect(tries).toEqual([...Array.from({ length: 12 }, () => 400), 429, 429]);
  const address = '198.51.100.77';
  const statuses: number[] = [];
  for (let account = 0; account < 4; account++) {
    const guesser = await signUp(app, app.browser(address));
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await billing(guesser, 'validate-coupon', { couponCode: `G${account}${guess}` })).status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(40);
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
});

it('what the product asks of Stripe fits its types: nothing was refused as unknown, and every change has its key', () => {
  const refused = stripe.requests.filter(({ path, status }) => status === 400 && !/coupons|promotion_codes|confirm/.test(path));
  expect(refused.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const keyless = stripe.requests.filter(
    ({ method, path, idempotencyKey }) =>
      method !== 'GET' &&
      !/create_preview|confirm$|products|prices/.test(path) &&
      (idempotencyKey === null || idempotencyKey.startsWith('stripe-node-retry')),
  );
  expect(keyless.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('a parameter that Stripe does not know fails', async () => {
  const body = new URLSearchParams({ email: 'a@example.com', nickname: 'A' });
  const reply = await fetch(`${stripe.url}/v1/customers`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${stripe.secretKey}` },
    body,
  });
  expect([reply.status, await reply.json()]).toMatchObject([400, { error: { code: 'parameter_unknown', param: 'nickname' } }]);
});

it('strangers behind one address cannot use up the notices of a signed-in owner there', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'bronze');
  const notice = (email: string) => ({ name: 'Clara Almeida', email, contract: 'Bronze' });
  const neighbour = app.browser(user.browser.ip);
  const statuses: number[] = [];
  for (let number = 0; number < 11; number++)
    statuses.push((await neighbour.call('POST', '/api/subscription/withdraw', notice(`no${number}@example.com`))).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  // Nor by accounts of their own, about other addresses.
  const accounts = [await signUp(app, app.browser(user.browser.ip)), await signUp(app, app.browser(user.browser.ip))];
  for (const { browser } of accounts)
    expect(
      (await browser.call('POST', '/api/subscription/cancel-request', { ...notice(user.email), kind: 'ordinary' })).status,
    ).toBe(429);
  const { status } = await user.browser.call('POST', '/api/subscription/withdraw', notice(user.email));
  expect(status).toBe(200);
  expect(await until(user, ({ plan }) => plan === 'free')).toMatchObject({ plan: 'free' });
});
