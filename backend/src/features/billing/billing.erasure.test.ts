import { expect, it, vi } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { customerOf } from '../../testing/billing-checks.ts';
import { subscribe } from '../../testing/paying.ts';
import { useBilling } from '../../testing/use-billing.ts';
import { WAIT } from '../../testing/wait.ts';
import { billingCustomers } from './billing.customers.ts';
import { billingStore } from './billing.store.ts';

const world = await useBilling();
const { apps, stripe, client, database } = world;
const [app] = apps as [(typeof apps)[number]];

const tombstones = () => database.query('select "customerId" from billing_erasures');
const taskOf = async (customer: string) =>
  (await database.query(`select kind, state, "isSettled" from owner_tasks where subject = '${customer}'`))[0];

it('the customer of a deleted account is kept in mind until Stripe has deleted it, and becomes a task after a day', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  const customer = (await customerOf(world, user.id)) ?? '';
  const recover = stripe.fail({ path: `/v1/customers/${customer}`, method: 'DELETE', how: '500-before', times: 1000 });
  expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
  expect(await tombstones()).toEqual([{ customerId: customer }]);
  // The job has given up long ago.
  await database.query(`update billing_erasures set "createdAt" = now() - interval '23 hours'`);
  await app.billing?.catchUp();
  expect(await taskOf(customer)).toBeUndefined();
  await database.query(`update billing_erasures set "createdAt" = now() - interval '25 hours'`);
  await app.billing?.catchUp();
  expect(await taskOf(customer)).toEqual({ kind: 'erasure', state: 'lost', isSettled: false });
  recover();
  await app.billing?.catchUp();
  expect(await tombstones()).toEqual([]);
  expect(await client.customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect(await taskOf(customer)).toMatchObject({ isSettled: true });
});

it('a deletion that overtakes the making of a customer leaves none at Stripe', async () => {
  const user = await signUp(app);
  const contact = { userId: user.id, email: user.email, firstName: 'Clara', lastName: 'Almeida', language: 'en' } as const;
  const customers = billingCustomers({ pool: app.db.pool, stripe: client, account: { contactOf: async () => contact } });
  const create = client.customers.create.bind(client.customers);
  vi.spyOn(client.customers, 'create').mockImplementationOnce(async (...given) => {
    const made = await create(...given);
    expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
    return made;
  });
  const operation = { id: '1', userId: user.id, input: {}, begunAt: 0, step: () => ({}) };
  await expect(customers.ensure(operation)).rejects.toMatchObject({ code: 'not_signed_in' });
  await vi.waitFor(async () => expect(await tombstones()).toEqual([]), WAIT);
  expect((await client.customers.list({ email: user.email })).data).toEqual([]);
});

it('a choice of a user who is gone is answered as one who is not signed in', async () => {
  await expect(billingStore.begin(app.db.pool, 'nobody', 'create', {})).rejects.toMatchObject({ code: 'not_signed_in' });
});
