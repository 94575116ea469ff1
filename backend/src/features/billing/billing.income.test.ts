import { expect, it } from 'vitest';
import { readDaily } from '../../database/counters.ts';
import { signUp } from '../../testing/accounts.ts';
import { subscribe } from '../../testing/paying.ts';
import { useBilling } from '../../testing/use-billing.ts';

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
  await app.billing?.catchUp();
  const { rows } = await app.db.pool.query(
    `select count(*)::int as done from stripe_events where type in ('invoice.paid', 'charge.refunded')`,
  );
  expect(rows).toEqual([{ done: 3 }]);
  expect(await income()).toBe(0);
});
