import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { addJob } from '../../../database/jobs.ts';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { chargesOf, customerOf, idle } from '../../../testing/billing-checks.ts';
import { ACCOUNTS, billing, confirm, subscribe, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { WAIT } from '../../../testing/wait.ts';
import { subscriptionCustomers } from '../subscription.customers.ts';
import { subscriptionStatements } from '../subscription.statements.ts';

const DAY = 86_400_000;
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
  await app.services.subscription.reconciliation?.catchUp();
  expect(await taskOf(customer)).toBeUndefined();
  await database.query(`update billing_erasures set "createdAt" = now() - interval '25 hours'`);
  await app.services.subscription.reconciliation?.catchUp();
  expect(await taskOf(customer)).toEqual({ kind: 'erasure', state: 'lost', isSettled: false });
  recover();
  await app.services.subscription.reconciliation?.catchUp();
  expect(await tombstones()).toEqual([]);
  expect(await client.customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect(await taskOf(customer)).toMatchObject({ isSettled: true });
});

it('a deletion that overtakes the making of a customer leaves none at Stripe', async () => {
  const user = await signUp(app);
  const contact = { userId: user.id, email: user.email, firstName: 'Clara', lastName: 'Almeida', language: 'en' } as const;
  const customers = subscriptionCustomers({
    ...{ pool: app.db.pool, stripe: client, installationId: app.db.installationId },
    account: { contactOf: async () => contact },
  });
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

it('a customer whose account was deleted before a dead node could link it is erased; another installation’s stays', async () => {
  const { installationId } = app.db;
  const make = (installation: string) =>
    client.customers.create({ name: 'Gone Person', metadata: { userId: 'a-deleted-user', installation } });
  const [own, foreign] = [await make(installationId), await make('another')];
  await vi.waitFor(async () => expect(await client.customers.retrieve(own.id)).toMatchObject({ deleted: true }), WAIT);
  await vi.waitFor(async () => expect(await tombstones()).toEqual([]), WAIT);
  expect(await client.customers.retrieve(foreign.id)).toMatchObject({ name: 'Gone Person' });
});

it('a choice of a user who is gone is answered as one who is not signed in', async () => {
  await expect(subscriptionStatements.begin(app.db.pool, 'nobody', 'create', {})).rejects.toMatchObject({
    code: 'not_signed_in',
  });
});

const deleteAccount = (user: TestUser) => user.browser.call('DELETE', '/api/auth/delete-account');
const declaration = (user: TestUser) => ({ name: 'Clara', email: user.email, contract: 'Gold plan' });
/** A user whose first payment a bank processes. */
async function debited(): Promise<TestUser> {
  const user = await signUp(app);
  const { body } = await billing(user, 'create', { planId: 'gold' });
  await confirm(stripe, String(body.clientSecret), ACCOUNTS.good);
  await until(user, ({ billing: facts }) => facts?.pending?.reason === 'processing');
  return user;
}

describe('an account is not deleted', () => {
  it('while the refund of a payment that has settled since the withdrawal is missing', async () => {
    const user = await debited();
    await user.browser.call('POST', '/api/subscription/withdraw', declaration(user));
    const recover = stripe.fail({ path: '/v1/refunds', method: 'POST', how: '500-before', times: 9999 });
    await stripe.advance(6 * DAY);
    await until(user, ({ billing: facts }) => facts?.pending?.reason !== 'processing');
    expect((await deleteAccount(user)).body.code).toBe('conflict');
    await vi.waitFor(
      async () =>
        expect(
          await database.query(`select kind from billing_operations where "userId" = '${user.id}' and "finishedAt" is null`),
        ).toEqual([{ kind: 'declared' }]),
      WAIT,
    );
    expect((await deleteAccount(user)).body.code).toBe('conflict');
    recover();
    await vi.waitFor(async () => {
      await app.services.subscription.reconciliation?.catchUp();
      expect(await chargesOf(world, user.id)).toEqual([0]);
    }, WAIT);
    await idle(world, user.id);
    expect((await deleteAccount(user)).status).toBe(200);
  });

  it('while a bank processes a renewal that goes back', async () => {
    const user = await debited();
    await stripe.advance(6 * DAY);
    await until(user, ({ plan }) => plan === 'gold');
    await stripe.advance(26 * DAY);
    const customer = String(await customerOf(world, user.id));
    await vi.waitFor(
      async () => expect((await client.paymentIntents.list({ customer })).data[0]?.status).toBe('processing'),
      WAIT,
    );
    const noticeId = randomUUID();
    await database.query(`insert into contract_notices
      (id, number, kind, "receivedAt", name, email, contract, language, "userId", "confirmedAt", "usedBefore") values
      ('${noticeId}', 'W-${noticeId}', 'withdraw', now() - interval '20 days', 'Clara', '${user.email}', 'my plan', 'en', '${user.id}', now(), 0)`);
    await addJob(app.db.pool, 'notice-carry-out', { noticeId });
    await until(user, ({ plan }) => plan === 'free');
    await idle(world, user.id);
    await vi.waitFor(
      async () =>
        expect(
          await database.query(`select 1 from contract_notices where id = '${noticeId}' and "doneAt" is not null`),
        ).toHaveLength(1),
      WAIT,
    );
    expect((await deleteAccount(user)).body.code).toBe('payment_processing');
    await stripe.advance(6 * DAY);
    await vi.waitFor(async () => expect((await chargesOf(world, user.id))[0]).toBeLessThan(200), WAIT);
    await vi.waitFor(async () => expect((await deleteAccount(user)).status).toBe(200), WAIT);
  });
});

describe('a withdrawal that nobody has confirmed when its account is deleted', () => {
  const withdrawnUnconfirmed = async (user: TestUser): Promise<string> => {
    const { body } = await app.browser().call('POST', '/api/subscription/withdraw', declaration(user));
    return String(Object(body.receipt).number);
  };
  const taskOf = async (number: string) =>
    (await database.query(`select kind, state, cents, details, "doneAt" from owner_tasks where subject = '${number}'`))[0];

  it('becomes a task for the owner at once, with what leads to its payments', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'gold');
    const customer = String(await customerOf(world, user.id));
    const [subscription] = (await client.subscriptions.list({ customer })).data;
    const number = await withdrawnUnconfirmed(user);
    expect((await deleteAccount(user)).status).toBe(200);
    const task = { kind: 'declaration', state: 'deleted', cents: 1999, details: { contract: subscription?.id }, doneAt: null };
    await vi.waitFor(async () => expect(await taskOf(number)).toEqual(task), WAIT);
  });

  it('is one task with the later ones', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver');
    const first = await withdrawnUnconfirmed(user);
    const second = await withdrawnUnconfirmed(user);
    expect((await deleteAccount(user)).status).toBe(200);
    await vi.waitFor(async () => expect(await taskOf(first)).toMatchObject({ details: { later: [second] } }), WAIT);
    expect(await taskOf(second)).toBeUndefined();
  });

  it('is no task without a contract', async () => {
    const user = await signUp(app);
    const number = await withdrawnUnconfirmed(user);
    expect((await deleteAccount(user)).status).toBe(200);
    expect(await database.query(`select 1 from graphile_worker.jobs where task_identifier = 'notice-deleted'`)).toEqual([]);
    expect(await taskOf(number)).toBeUndefined();
  });

  it('stays done where the owner has dealt with it before', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver');
    const number = await withdrawnUnconfirmed(user);
    await database.query(`insert into owner_tasks (id, kind, subject, state, "userId", "doneAt")
      values ('${randomUUID()}', 'declaration', '${number}', 'withdraw', '${user.id}', now())`);
    expect((await deleteAccount(user)).status).toBe(200);
    await vi.waitFor(
      async () =>
        expect(await database.query(`select 1 from graphile_worker.jobs where task_identifier = 'notice-deleted'`)).toEqual([]),
      WAIT,
    );
    expect(await taskOf(number)).toMatchObject({ state: 'withdraw', doneAt: expect.any(Date) });
  });
});
