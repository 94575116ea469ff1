import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { addJob } from '../../../database/jobs.ts';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { chargesOf, customerOf, idle } from '../../../testing/billing-checks.ts';
import { ACCOUNTS, billing, CARDS, changeCard, confirm, currentOf, steer, subscribe, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { WAIT } from '../../../testing/wait.ts';

// What the steps of a contract do to each other: a declaration beside an event, a renewal, an upgrade, a dispute, or another declaration.
const DAY = 86_400_000;
const world = await useBilling();
const { apps, stripe, client, database } = world;
const [app] = apps as [(typeof apps)[number]];

const withdraw = (user: TestUser) =>
  user.browser.call('POST', '/api/subscription/withdraw', { name: 'Clara', email: user.email, contract: 'my plan' });
const withdrawalOf = async (user: TestUser) =>
  Object((await user.browser.call('GET', '/api/subscription/withdrawal')).body).withdrawal;
/** As so many advices with the present plan leave it. */
const use = (user: TestUser, count: number) =>
  database.query(
    `update users set "usageCount" = ${count}, "periodUsage" = "periodUsage" || jsonb_build_object("subscriptionPlan", ${count})
     where id = '${user.id}'`,
  );
async function quote(user: TestUser, planId: string) {
  return Object((await billing(user, 'quote', { planId })).body).quote;
}
async function upgrade(user: TestUser, planId: string): Promise<number> {
  const { id, dueNow } = await quote(user, planId);
  expect((await billing(user, 'change', { quoteId: id })).status).toBe(200);
  await until(user, ({ plan }) => plan === planId);
  return dueNow;
}
const noticesOf = (user: TestUser) =>
  database.query(
    `select outcome, "doneAt" is not null as done from contract_notices where "userId" = '${user.id}' order by "receivedAt"`,
  );
/** A declaration that was confirmed some time after it was received, and is carried out now. */
async function declare(user: TestUser, { daysAgo, outcome = null }: { daysAgo: number; outcome?: string | null }): Promise<void> {
  const noticeId = randomUUID();
  await database.query(`insert into contract_notices
    (id, number, kind, "receivedAt", name, email, contract, language, "userId", "confirmedAt", "usedBefore", outcome) values
    ('${noticeId}', 'W-${noticeId}', 'withdraw', now() - interval '${daysAgo} days', 'Clara', '${user.email}', 'my plan', 'en', '${user.id}', now(), 0,
     ${outcome === null ? 'null' : `'${outcome}'`})`);
  await addJob(app.db.pool, 'notice-carry-out', { noticeId });
  await vi.waitFor(async () => expect(await noticesOf(user)).toMatchObject([{ done: true }]), WAIT);
  await idle(world, user.id);
}
const debit = async (user: TestUser, planId: string, account: string): Promise<void> => {
  const { body } = await billing(user, 'create', { planId });
  await confirm(stripe, String(body.clientSecret), account);
  await stripe.advance(6 * DAY);
  await until(user, ({ plan }) => plan === planId);
};

describe('a withdrawal', () => {
  it.each([
    ['card', CARDS.good],
    ['bank account', ACCOUNTS.good],
  ])('that overtakes the event of a payment by %s is carried out', async (_name, method) => {
    const user = await signUp(app);
    const { body } = await billing(user, 'create', { planId: 'gold' });
    stripe.events.hold();
    await confirm(stripe, String(body.clientSecret), method);
    const { body: answer } = await withdraw(user);
    expect(answer.message).not.toContain('no contract for a paid plan');
    await stripe.events.release();
    await stripe.advance(6 * DAY);
    await vi.waitFor(async () => expect(await chargesOf(world, user.id)).toEqual([0]), WAIT);
    expect(await currentOf(user)).toMatchObject({ plan: 'free' });
    expect(await noticesOf(user)).toEqual([{ outcome: 'withdrawn', done: true }]);
  });

  it('gives back a renewal that was on its way from the bank when the contract ended', async () => {
    const user = await signUp(app);
    await debit(user, 'silver', ACCOUNTS.good);
    const customer = String(await customerOf(world, user.id));
    await stripe.advance(26 * DAY);
    const statuses = async () => (await client.paymentIntents.list({ customer })).data.map(({ status }) => status);
    await vi.waitFor(async () => expect(await statuses()).toEqual(['processing', 'succeeded']), WAIT);
    await declare(user, { daysAgo: 20 });
    expect(await currentOf(user)).toMatchObject({ plan: 'free' });
    expect(await chargesOf(world, user.id)).toContain(0);
    await stripe.advance(8 * DAY);
    await vi.waitFor(async () => expect(await statuses()).toEqual(['succeeded', 'succeeded']), WAIT);
    // Of the month that began after the declaration some hours were there to use.
    await vi.waitFor(async () => expect(Math.max(...(await chargesOf(world, user.id)))).toBeLessThan(120), WAIT);
    expect(await chargesOf(world, user.id)).toHaveLength(2);
    const all = await client.subscriptions.list({ customer, status: 'all' });
    await vi.waitFor(async () => expect(all.data).toHaveLength(1), WAIT);
  });

  it('voids a renewal that was not paid: nobody pays for a contract that has ended', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver');
    await changeCard(stripe, user, CARDS.failsLater);
    await stripe.advance(32 * DAY);
    await until(user, ({ status }) => status === 'past_due');
    await declare(user, { daysAgo: 25 });
    const customer = String(await customerOf(world, user.id));
    const { data } = await client.invoices.list({ customer });
    expect(data.map(({ status }) => status).toSorted()).toEqual(['paid', 'void']);
  });

  it('in two tabs ends one contract, and never the next one', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver', { beginAtOnce: true });
    const slow = stripe.fail({ path: '/v1/refunds', method: 'POST', how: '500-before', times: 1 });
    await Promise.all([withdraw(user), withdraw(user)]);
    slow();
    await until(user, ({ plan }) => plan === 'free');
    await app.services.subscription.reconciliation?.catchUp();
    await idle(world, user.id);
    await subscribe(stripe, user, 'gold', { beginAtOnce: true });
    const left = await database.query(`select id from contract_notices where "userId" = '${user.id}' and "doneAt" is null`);
    for (const row of left) await addJob(app.db.pool, 'notice-carry-out', { noticeId: Object(row).id });
    await vi.waitFor(async () => {
      for (const notice of await noticesOf(user)) expect(notice).toMatchObject({ done: true });
    }, WAIT);
    await idle(world, user.id);
    expect(await currentOf(user)).toMatchObject({ plan: 'gold', status: 'active', cancelAtPeriodEnd: false });
  });

  it('that an earlier release had decided, and whose contract is another now, is done, and keeps nobody from leaving', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'gold');
    await declare(user, { daysAgo: 1, outcome: 'withdrawn' });
    expect(await currentOf(user)).toMatchObject({ plan: 'gold' });
    expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
  });

  it('gives back no more than is due where an older payment was refunded by hand', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'bronze', { beginAtOnce: true });
    await upgrade(user, 'gold');
    await use(user, 15);
    const customer = String(await customerOf(world, user.id));
    const [first] = (await client.charges.list({ customer })).data.toReversed();
    await client.refunds.create({ charge: first?.id ?? '' });
    const { paid, refund } = await withdrawalOf(user);
    await withdraw(user);
    await until(user, ({ plan }) => plan === 'free');
    await idle(world, user.id);
    const kept = (await chargesOf(world, user.id)).reduce((sum, each) => sum + each, 0);
    expect(kept).toBe(paid - refund);
  });
});

describe('what a withdrawal owes', () => {
  it('is no less after an upgrade: the sessions of each plan at its own price', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'bronze', { beginAtOnce: true });
    await use(user, 10);
    expect(await withdrawalOf(user)).toMatchObject({ used: 499 });
    const due = await upgrade(user, 'gold');
    expect(await withdrawalOf(user)).toMatchObject({ paid: 499 + due, used: 499 });
    await use(user, 3);
    expect(await withdrawalOf(user)).toMatchObject({ used: 499 + Math.floor(1999 / 10) });
  });

  it('is the price of all sessions also where they are used up after the day until which earlier ones count', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver', { beginAtOnce: true });
    await withdraw(user);
    await until(user, ({ plan }) => plan === 'free');
    await stripe.advance(28 * DAY);
    await subscribe(stripe, user, 'silver', { beginAtOnce: true });
    await use(user, 15);
    await database.query(
      `update users set "usageKeptUntil" = now() - interval '1 second', "usageResetAt" = now() - interval '29 days' where id = '${user.id}'`,
    );
    expect(await withdrawalOf(user)).toMatchObject({ paid: 999, used: 999, refund: 0 });
  });
});

describe('a change', () => {
  it('of the plan waits for the payment of the month, which it would take off', async () => {
    const user = await signUp(app);
    await debit(user, 'silver', ACCOUNTS.good);
    const { body: method } = await billing(user, 'payment-method');
    await confirm(stripe, String(method.clientSecret), ACCOUNTS.failing);
    await until(user, ({ billing: facts }) => facts?.paymentMethod?.last4 === ACCOUNTS.failing.slice(-4));
    await stripe.advance(26 * DAY);
    await changeCard(stripe, user, CARDS.good);
    await idle(world, user.id);
    const { status, body } = await billing(user, 'quote', { planId: 'gold' });
    expect([status, body.code]).toEqual([409, 'payment_processing']);
  });

  it.each(['silver', 'bronze', 'gold'])('to %s that was quoted before a dispute waits for its decision', async (planId) => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver');
    const { id } = await quote(user, planId);
    const [charge] = (await client.charges.list({ customer: String(await customerOf(world, user.id)) })).data;
    await steer(stripe, `charges/${charge?.id}/dispute`);
    await until(user, ({ billing: facts }) => facts?.isDisputed === true);
    await idle(world, user.id);
    const { status, body } = await billing(user, 'change', { quoteId: id });
    expect([status, body.code]).toEqual([409, 'payment_disputed']);
    expect(await currentOf(user)).toMatchObject({ plan: 'silver', cancelAtPeriodEnd: true });
  });
});
