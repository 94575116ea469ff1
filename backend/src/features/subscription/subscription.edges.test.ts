import { describe, expect, it, vi } from 'vitest';
import { signUp, type TestUser } from '../../testing/accounts.ts';
import { chargesOf, customerOf, faultsOf } from '../../testing/billing-checks.ts';
import { billing, CARDS, changeCard, confirm, currentOf, subscribe, until } from '../../testing/paying.ts';
import { useBilling } from '../../testing/use-billing.ts';
import { WAIT } from '../../testing/wait.ts';

const world = await useBilling();
const { apps, stripe, client, database } = world;
const [app] = apps as [(typeof apps)[number]];

const customer = async (user: TestUser): Promise<string> => String(await customerOf(world, user.id));
const subscriptionsOf = async (user: TestUser) =>
  (await client.subscriptions.list({ customer: await customer(user), status: 'all' })).data.map(({ status }) => status);

describe('a second subscription', () => {
  it('is ended and given back, also when Stripe fails meanwhile', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'bronze');
    const [first] = (await client.subscriptions.list({ customer: await customer(user) })).data;
    await stripe.advance(2000);
    stripe.events.hold();
    await client.subscriptions.create({
      customer: await customer(user),
      items: [{ price: String(first?.items.data[0]?.price.id) }],
      default_payment_method: String(first?.default_payment_method),
    });
    stripe.fail({ path: /^\/v1\/refunds/, method: 'POST', how: '500-before', times: 3 });
    // Some of these meet the failures, and one has to repair it.
    const repaired = async () => {
      await app.services.subscription.reconciliation?.reconcile();
      await app.services.subscription.reconciliation?.catchUp();
      return (await chargesOf(world, user.id)).toSorted();
    };
    await expect.poll(repaired).toEqual([0, 499]);
    stripe.events.drop();
    await stripe.events.release();
    expect((await subscriptionsOf(user)).toSorted()).toEqual(['active', 'canceled']);
    expect((await chargesOf(world, user.id)).toSorted()).toEqual([0, 499]);
    expect(await faultsOf(world, user.id)).toEqual([]);
  });
});

describe('a card', () => {
  it('that is newer stays, when the event of an older one comes late', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver');
    stripe.events.hold();
    const { clientSecret: older } = (await billing(user, 'payment-method')).body;
    await confirm(stripe, String(older), CARDS.failsLater);
    const late = stripe.events.all().findLast(({ type }) => type === 'setup_intent.succeeded');
    await stripe.advance(2000);
    stripe.events.drop();
    await stripe.events.release();
    await changeCard(stripe, user, CARDS.good);
    expect(await stripe.events.deliver(String(late?.id))).toBe(200);
    expect(await currentOf(user)).toMatchObject({ billing: { paymentMethod: { last4: '4242' } } });
  });
});

describe('a withdrawal', () => {
  it('that is under way is not lost with the account', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'gold');
    // Events of the payment may still be read meanwhile: no number of faults is enough.
    const answerAgain = stripe.fail({
      path: /^\/v1\/subscriptions/,
      method: 'GET',
      how: '500-before',
      times: Number.POSITIVE_INFINITY,
    });
    try {
      const declared = { name: 'Clara', email: user.email, contract: 'Gold' };
      expect((await user.browser.call('POST', '/api/subscription/withdraw', declared)).status).toBe(200);
      expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(409);
    } finally {
      answerAgain();
    }
    await database.query(`update graphile_worker._private_jobs set run_at = now() where key like 'notice-carry-out%'`);
    await app.services.subscription.reconciliation?.catchUp();
    await until(user, ({ plan }) => plan === 'free', 15_000);
    expect(await chargesOf(world, user.id)).toEqual([0]);
  });

  it('from before a contract does not end it', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver');
    await database.query(
      `insert into contract_notices (id, kind, number, "receivedAt", name, email, contract, language, "userId", "confirmedAt")
       values (gen_random_uuid(), 'withdraw', 'W-OLD', now() - interval '200 days', 'Clara', '${user.email}', 'an older plan', 'en', '${user.id}', now())`,
    );
    await database.query(
      `select graphile_worker.add_job('notice-carry-out', json_build_object('noticeId', id)) from contract_notices where number = 'W-OLD'`,
    );
    await vi.waitFor(
      async () =>
        expect(
          await database.query(`select 1 from contract_notices where number = 'W-OLD' and "doneAt" is not null`),
        ).toHaveLength(1),
      WAIT,
    );
    expect(await chargesOf(world, user.id)).toEqual([999]);
  });
});

it('keys of another account end nobody’s plan', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'gold');
  await database.query(`update billing_accounts set "customerId" = 'cus_elsewhere' where "userId" = '${user.id}'`);
  await app.services.subscription.reconciliation?.reconcile();
  expect(await currentOf(user)).toMatchObject({ plan: 'gold', status: 'active' });
});

it('a customer who was deleted at Stripe can choose a plan again', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'gold');
  // The next choice may come before the event.
  stripe.events.hold();
  await client.customers.del(await customer(user));
  const { body } = await billing(user, 'create', { planId: 'bronze' });
  expect(body).toMatchObject({ billingType: 'payment' });
  await stripe.events.release();
  await confirm(stripe, String(body.clientSecret));
  await until(user, ({ plan }) => plan === 'bronze');
});

it('a customer who was deleted at Stripe loses the plan, also where the next choice fails', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'gold');
  stripe.events.hold();
  await client.customers.del(await customer(user));
  const answerAgain = stripe.fail({
    path: /^\/v1\/customers$/,
    method: 'POST',
    how: '500-before',
    times: Number.POSITIVE_INFINITY,
  });
  try {
    expect((await billing(user, 'create', { planId: 'bronze' })).status).toBe(503);
  } finally {
    answerAgain();
  }
  stripe.events.drop();
  await stripe.events.release();
  await app.services.subscription.reconciliation?.catchUp();
  expect(await currentOf(user)).toMatchObject({ plan: 'free' });
  await subscribe(stripe, user, 'bronze');
});

it('one customer’s trouble stops neither the others’ events nor the night', async () => {
  const [poor, lucky] = [await signUp(app), await signUp(app)];
  await subscribe(stripe, poor, 'bronze');
  stripe.events.hold();
  const { clientSecret } = (await billing(lucky, 'create', { planId: 'gold' })).body;
  await confirm(stripe, String(clientSecret));
  stripe.events.drop();
  await stripe.events.release();
  stripe.fail({ path: /^\/v1\/subscriptions$/, method: 'GET', how: '500-before', times: 3 });
  await app.services.subscription.reconciliation?.reconcile();
  await app.services.subscription.reconciliation?.reconcile();
  expect(await currentOf(lucky)).toMatchObject({ plan: 'gold' });
});
