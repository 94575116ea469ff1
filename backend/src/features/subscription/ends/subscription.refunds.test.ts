import { expect, it, vi } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { chargesOf, customerOf } from '../../../testing/billing-checks.ts';
import { currentOf, steer, subscribe, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { WAIT } from '../../../testing/wait.ts';

const DAY = 86_400_000;
const world = await useBilling();
const { apps, stripe, client, database } = world;
const [app] = apps as [(typeof apps)[number]];

const tasksOf = (user: TestUser): Promise<unknown[]> =>
  database.query(
    `select kind, subject, state, cents, "doneAt" is not null as "isDone", "isSettled" from owner_tasks where "userId" = '${user.id}'`,
  );

const declare = (user: TestUser, call: 'withdraw' | 'cancel-request') =>
  user.browser.call('POST', `/api/subscription/${call}`, { name: 'Clara Almeida', email: user.email, contract: 'Silver plan' });

async function subscribed(card: string) {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver', { card });
  const customer = (await customerOf(world, user.id)) ?? '';
  const { data } = await client.charges.list({ customer });
  return { user, customer, charge: data[0]?.id ?? '', intent: String(data[0]?.payment_intent) };
}

it('a withdrawal whose refund is refused ends the contract, charges nobody again, and asks the owner', async () => {
  const { user, customer, charge, intent } = await subscribed('4242424242424242');
  // The bank is faster than its events.
  stripe.events.hold();
  await steer(stripe, `charges/${charge}/dispute`);
  const { status, body } = await declare(user, 'withdraw');
  expect([status, body.message]).toEqual([200, expect.stringContaining('The contract has ended')]);
  expect(await currentOf(user)).toMatchObject({ plan: 'free', status: 'canceled' });
  expect(await tasksOf(user)).toContainEqual({
    kind: 'refund',
    subject: intent,
    state: 'disputed',
    cents: 999,
    isDone: false,
    isSettled: false,
  });
  await stripe.events.release();
  await stripe.advance(32 * DAY);
  expect((await client.charges.list({ customer })).data).toHaveLength(1);
});

it.each([
  ['won', 0],
  ['lost', 999],
])('a refund that waits for a bank is settled by night where the event of its decision, %s, was lost', async (outcome, kept) => {
  const { user, charge, intent } = await subscribed('4242424242424242');
  stripe.events.hold();
  await steer(stripe, `charges/${charge}/dispute`);
  await declare(user, 'withdraw');
  const [dispute] = (await client.disputes.list({ payment_intent: intent })).data;
  await app.services.subscription.reconciliation?.reconcile();
  expect(await tasksOf(user)).toMatchObject([{ state: 'disputed', isDone: false }]);
  await steer(stripe, `disputes/${dispute?.id}/decide`, { outcome: outcome === 'won' ? 'win' : 'lose' });
  await app.services.subscription.reconciliation?.reconcile();
  expect(await tasksOf(user)).toMatchObject([{ subject: intent, isDone: true, isSettled: true }]);
  expect(await chargesOf(world, user.id)).toEqual([kept]);
  await stripe.events.release();
});

it('a refund that failed during an outage of weeks, after which its event comes no more, asks the owner', async () => {
  const { user } = await subscribed('4000000000005126');
  await declare(user, 'withdraw');
  // Up to here nothing is missing, as every few minutes.
  await app.services.subscription.reconciliation?.catchUp();
  stripe.events.hold();
  await stripe.advance(28 * DAY);
  // Something arrives before the first look.
  await database.query(`insert into stripe_events (id, type, "doneAt") values ('evt_after_the_outage', 'charge.updated', now())`);
  await app.services.subscription.reconciliation?.catchUp();
  expect(await tasksOf(user)).toMatchObject([{ kind: 'refund', state: 'failed', cents: 999, isDone: false }]);
  await stripe.events.release();
});

it('a refund that fails later asks the owner, and the income follows', async () => {
  const { user, customer } = await subscribed('4000000000005126');
  await declare(user, 'withdraw');
  expect(await chargesOf(world, user.id)).toEqual([0]);
  expect(await tasksOf(user)).toEqual([]);
  const { data } = await client.refunds.list({ payment_intent: (await client.paymentIntents.list({ customer })).data[0]?.id });
  await stripe.advance(6 * DAY);
  await vi.waitFor(
    async () =>
      expect(await tasksOf(user)).toEqual([
        { kind: 'refund', subject: data[0]?.id, state: 'failed', cents: 999, isDone: false, isSettled: false },
      ]),
    WAIT,
  );
  const charge = String(data[0]?.charge);
  await vi.waitFor(
    async () =>
      expect(await database.query(`select cents::int from billing_income where id = '${charge}'`)).toEqual([{ cents: 0 }]),
    WAIT,
  );
});

it('a pending refund asks the owner until it succeeds', async () => {
  const { user } = await subscribed('4000000000007726');
  await declare(user, 'withdraw');
  const pending = { kind: 'refund', subject: expect.stringMatching(/^re_/), state: 'pending', cents: 999 };
  expect(await tasksOf(user)).toEqual([{ ...pending, isDone: false, isSettled: false }]);
  await stripe.advance(6 * DAY);
  await vi.waitFor(async () => expect(await tasksOf(user)).toEqual([{ ...pending, isDone: true, isSettled: true }]), WAIT);
});

it.each([0, 60])(
  'a node that dies between the end and the refund leaves a refund that another makes, %i days later',
  async (days) => {
    const { user } = await subscribed('4242424242424242');
    const giveUp = stripe.fail({ path: '/v1/refunds', method: 'POST', how: '500-before', times: 99 });
    const { body } = await declare(user, 'withdraw');
    expect(body.message).toContain('We carry it out shortly');
    await until(user, ({ plan }) => plan === 'free');
    expect(await chargesOf(world, user.id)).toEqual([999]);
    await stripe.advance(days * DAY);
    // The node learns of the provider's clock by what it reads there.
    await subscribed('4242424242424242');
    giveUp();
    await app.services.subscription.reconciliation?.catchUp();
    expect(await chargesOf(world, user.id)).toEqual([0]);
    expect(await tasksOf(user)).toEqual([]);
  },
);

it.each([
  [39, 0],
  [300, 300],
  [-39, -39],
])('a withdrawal with a balance of %i at the provider leaves %i', async (balance, left) => {
  const { user, customer } = await subscribed('4242424242424242');
  await client.customers.update(customer, { balance });
  await declare(user, 'withdraw');
  await until(user, ({ plan }) => plan === 'free');
  expect(await client.customers.retrieve(customer)).toMatchObject({ balance: left });
  expect(await chargesOf(world, user.id)).toEqual([0]);
});
