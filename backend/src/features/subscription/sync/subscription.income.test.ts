import { expect, it } from 'vitest';
import { readDaily } from '../../../database/counters.ts';
import { signUp } from '../../../testing/accounts.ts';
import { subscribe } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { subscriptionIncome } from './subscription.income.ts';

const { stripe, client, apps } = await useBilling();
const [app] = apps;
if (!app) throw new Error('There is no node');

const income = async (): Promise<number> =>
  (await readDaily(app.db.pool, '2000-01-01'))
    .filter(({ name }) => name === 'incomeCents')
    .reduce((sum, { count }) => sum + count, 0);

it('counts a paid invoice and what is given back once each, however often their events come', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  await expect.poll(income).toBe(999);
  const { data } = await client.charges.list({ limit: 1 });
  const [charge] = data;
  if (!charge) throw new Error('Nothing was charged');
  await client.refunds.create({ charge: charge.id, amount: 300 });
  await expect.poll(income).toBe(699);
  await client.refunds.create({ charge: charge.id });
  await expect.poll(income).toBe(0);
  const events = await client.events.list({ types: ['invoice.paid', 'charge.refunded'], limit: 100 });
  expect(events.data.length).toBe(3);
  // As if none had been done: all are taken once more.
  await app.db.pool.query('delete from stripe_events');
  await stripe.advance(600_000);
  await app.services.subscription.reconciliation?.catchUp();
  const { rows } = await app.db.pool.query(
    `select count(*)::int as done from stripe_events where type in ('invoice.paid', 'charge.refunded')`,
  );
  expect(rows).toEqual([{ done: 3 }]);
  expect(await income()).toBe(0);
});

it('keeps the later of two readings of a charge, whichever is stored last', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  await expect.poll(income).toBe(999);
  const [charge] = (await client.charges.list({ limit: 1 })).data;
  if (!charge) throw new Error('Nothing was charged');
  await client.refunds.create({ charge: charge.id, amount: 300 });
  await expect.poll(income).toBe(699);
  const [event] = (await client.events.list({ types: ['charge.refunded'], limit: 1 })).data;
  if (!event) throw new Error('There is no event');
  const [read, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const refunds = {
    async *list(params: object) {
      const { data } = await client.refunds.list(params);
      read.resolve();
      await later.promise;
      yield* data;
    },
  };
  const recorded = subscriptionIncome({ pool: app.db.pool, stripe: Object.assign(Object.create(client), { refunds }) }).record(
    event,
    true,
  );
  await read.promise;
  await client.refunds.create({ charge: charge.id });
  await expect.poll(income).toBe(0);
  later.resolve();
  await recorded;
  expect(await income()).toBe(0);
});

it('counts what was paid and given back for our plans of a deleted account, and nothing of other products', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  await expect.poll(income).toBe(999);
  const [charge] = (await client.charges.list({ limit: 1 })).data;
  if (!charge) throw new Error('Nothing was charged');
  expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
  await client.refunds.create({ charge: charge.id, amount: 300 });
  await expect.poll(income).toBe(699);
  // As if nothing of theirs had been taken before.
  const { data } = await client.events.list({ types: ['invoice.paid', 'charge.refunded'], limit: 2 });
  await app.db.pool.query('delete from billing_income');
  const { record } = subscriptionIncome({ pool: app.db.pool, stripe: client });
  for (const event of data) await record(event, false);
  expect(await income()).toBe(699 + 699);
  // The same account at Stripe sells other things.
  await app.db.pool.query('delete from billing_income');
  for (const event of data) {
    const foreign = JSON.parse(JSON.stringify(event).replaceAll('beside_silver', 'a_book'));
    await record({ ...foreign, data: { object: { ...foreign.data.object, payment_intent: null } } }, false);
  }
  expect(await income()).toBe(699 + 699);
});

it('counts again what a refund had taken that is cancelled at the provider', async () => {
  const before = await income();
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  await expect.poll(income).toBe(before + 999);
  const [charge] = (await client.charges.list({ limit: 1 })).data;
  const refund = await client.refunds.create({ charge: String(charge?.id), amount: 300 });
  await expect.poll(income).toBe(before + 699);
  const cancelled = { ...refund, status: 'canceled' };
  const refunds = {
    async *list() {
      yield cancelled;
    },
  };
  const { record } = subscriptionIncome({ pool: app.db.pool, stripe: Object.assign(Object.create(client), { refunds }) });
  const [event] = (await client.events.list({ limit: 1 })).data;
  await record(Object.assign({}, event, { type: 'refund.updated', data: { object: cancelled } }), true);
  expect(await income()).toBe(before + 999);
});
