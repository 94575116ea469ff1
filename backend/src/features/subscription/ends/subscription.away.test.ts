import { afterEach, expect, it, vi } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { chargesOf, customerOf, faultsOf } from '../../../testing/billing-checks.ts';
import { billing, confirm, currentOf, subscribe, until } from '../../../testing/paying.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { WAIT } from '../../../testing/wait.ts';

const world = await useBilling();
const { apps, stripe, client, database, model } = world;
const [app] = apps as [(typeof apps)[number]];

const started: { close(): Promise<void> }[] = [];
// Its jobs would be tried by them as well.
afterEach(async () => {
  for (const one of started.splice(0)) await one.close();
});

/** A node whose payment provider is another one. */
async function nodeWith(settings: Partial<typeof stripe>): Promise<(typeof apps)[number]> {
  const node = await startTestApp({ databaseUrl: database.url, modelUrl: model.url, stripe: { ...stripe, ...settings } });
  started.push(node);
  return node;
}

it.each([
  ['away', { url: 'http://127.0.0.1:9' }],
  ['given a wrong key', { secretKey: 'sk_test_wrong' }],
])('Stripe %s: a clear error, nothing half done, and everything else works', async (_how, settings) => {
  const node = await nodeWith(settings);
  const user = await signUp(node);
  for (const [call, body] of [
    ['create', { planId: 'gold' }],
    ['validate-coupon', { couponCode: 'AUTUMN' }],
  ] as const) {
    const answer = await billing(user, call, body);
    expect([call, answer.status, answer.body.code]).toEqual([call, 503, 'unavailable']);
    expect(JSON.stringify(answer.body)).not.toMatch(/sk_test|127\.0\.0\.1|api key/i);
  }
  expect(await currentOf(user)).toMatchObject({ plan: 'free', limit: 3 });
  expect((await node.browser().call('GET', '/api/subscription/plans')).status).toBe(200);
  // Another node reaches Stripe: the same choice goes on there, and another one need not wait.
  const there = { ...user, browser: user.browser.at(app.url) };
  const { body } = await billing(there, 'create', { planId: 'bronze' });
  await confirm(stripe, String(body.clientSecret));
  await until(there, ({ plan }) => plan === 'bronze');
  expect(await faultsOf(world, user.id)).toEqual([]);
});

it('an account is deleted while Stripe is away: its subscription ends once Stripe is back', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  const customer = String(await customerOf(world, user.id));
  stripe.fail({ path: `/v1/customers/${customer}`, method: 'DELETE', how: '500-before', times: 3 });
  expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
  await vi.waitFor(async () => expect((await client.customers.retrieve(customer)).deleted).toBe(true), WAIT);
  expect(await database.query(`select 1 from billing_accounts where "customerId" = '${customer}'`)).toEqual([]);
  expect(await chargesOf(world, user.id)).toEqual([]);
});

it('a new name and address reach Stripe with the next change, or by night', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  const customer = String(await customerOf(world, user.id));
  const email = `new-${user.email}`;
  expect((await user.browser.call('PUT', '/api/auth/user', { firstName: 'Ines', lastName: 'Costa', email })).status).toBe(200);
  await app.services.subscription.reconciliation?.reconcile();
  expect(await client.customers.retrieve(customer)).toMatchObject({ email, name: 'Ines Costa' });
});
