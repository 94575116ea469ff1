import { describe, expect, it } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { authenticate, billing, CARDS, changeCard, confirm, currentOf, subscribe, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { WAIT } from '../../../testing/wait.ts';

const { apps, stripe, client, database } = await useBilling();
const [app] = apps as [(typeof apps)[number]];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function quote(user: TestUser, planId: string): Promise<Record<string, unknown>> {
  return Object((await billing(user, 'quote', { planId })).body).quote;
}

async function charged(user: TestUser): Promise<number[]> {
  const customer = await customerOf(user.id);
  const { data } = await client.charges.list({ customer, limit: 100 });
  return data.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
}

async function customerOf(userId: string): Promise<string> {
  const [row] = await database.query(`select "customerId" from billing_accounts where "userId" = '${userId}'`);
  return Object(row).customerId;
}

describe('an upgrade', () => {
  it('is charged what was quoted, to the cent, also an hour later', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'bronze');
    await stripe.advance(10 * DAY);
    const quoted = await quote(user, 'silver');
    expect(quoted).toMatchObject({ kind: 'upgrade', from: 'bronze', plan: 'silver', nextAmount: 999 });
    expect(Number(quoted.credit) + Number(quoted.cost)).toBe(quoted.dueNow);
    await stripe.advance(HOUR);
    const { status, body } = await billing(user, 'change', { quoteId: quoted.id });
    expect([status, body]).toMatchObject([200, { billingType: 'none', amount: quoted.dueNow }]);
    expect(await currentOf(user)).toMatchObject({ plan: 'silver', limit: 15, billing: { amount: 999 } });
    expect(await charged(user)).toEqual([quoted.dueNow, 499]);
    // The same quote again, from another tab, charges nothing more.
    await billing(user, 'change', { quoteId: quoted.id });
    expect(await charged(user)).toHaveLength(2);
  });

  it('is quoted anew where its price has changed since, and charges nothing', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'bronze');
    const quoted = await quote(user, 'gold');
    await client.customers
      .createBalanceTransaction(await customerOf(user.id), { amount: 150, currency: 'eur' })
      .catch(() => undefined);
    await stripe.advance(32 * DAY);
    await until(user, ({ currentPeriodEnd }) => Date.parse(String(currentPeriodEnd)) > stripe.now());
    const { body } = await billing(user, 'change', { quoteId: quoted.id });
    expect(body.code).toBe('quote_changed');
    expect(await currentOf(user)).toMatchObject({ plan: 'bronze' });
    expect(await charged(user)).toEqual([499, 499]);
  });

  it('that the bank declines changes and charges nothing', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'bronze');
    await changeCard(stripe, user, CARDS.failsLater);
    const quoted = await quote(user, 'gold');
    const { status, body } = await billing(user, 'change', { quoteId: quoted.id });
    expect([status, body.code]).toEqual([402, 'payment_failed']);
    expect(await until(user, ({ billing: facts }) => facts?.pending === null)).toMatchObject({ plan: 'bronze', limit: 10 });
    expect(await charged(user)).toHaveLength(1);
  });

  it('that the bank asks about changes with its answer', async () => {
    const user = await signUp(app);
    const { body: made } = await billing(user, 'create', { planId: 'bronze' });
    await confirm(stripe, String(made.clientSecret), CARDS.asksAlways);
    await authenticate(stripe, String(made.clientSecret));
    await until(user, ({ plan }) => plan === 'bronze');
    const quoted = await quote(user, 'gold');
    const { body } = await billing(user, 'change', { quoteId: quoted.id });
    expect(body).toMatchObject({ billingType: 'payment', amount: quoted.dueNow });
    expect(await currentOf(user)).toMatchObject({ plan: 'bronze', billing: { pending: { plan: 'gold' } } });
    await authenticate(stripe, String(body.clientSecret));
    // The plan and what is pending are read one after the other: for a moment both are seen.
    await until(user, ({ plan, billing: facts }) => plan === 'gold' && facts?.pending === null);
    expect(await charged(user)).toEqual([quoted.dueNow, 499]);
  });

  it("needs one's own quote", async () => {
    const [user, stranger] = [await signUp(app), await signUp(app)];
    await subscribe(stripe, user, 'bronze');
    await subscribe(stripe, stranger, 'bronze');
    const quoted = await quote(user, 'gold');
    expect((await billing(stranger, 'change', { quoteId: quoted.id })).body.code).toBe('quote_changed');
    expect(await currentOf(stranger)).toMatchObject({ plan: 'bronze' });
  });
});

describe('at the end of the period', () => {
  it('a downgrade begins, and can be undone until then', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'gold');
    const quoted = await quote(user, 'bronze');
    expect(quoted).toMatchObject({ kind: 'downgrade', dueNow: 0, nextAmount: 499 });
    await billing(user, 'change', { quoteId: quoted.id });
    expect(await currentOf(user)).toMatchObject({
      plan: 'gold',
      billing: { scheduledPlan: 'bronze', nextPayment: { amount: 499 } },
    });
    await billing(user, 'resume');
    expect(await currentOf(user)).toMatchObject({
      plan: 'gold',
      billing: { scheduledPlan: null, nextPayment: { amount: 1999 } },
    });
    await billing(user, 'change', { quoteId: (await quote(user, 'silver')).id });
    await billing(user, 'change', { quoteId: (await quote(user, 'bronze')).id });
    expect(await currentOf(user)).toMatchObject({ billing: { scheduledPlan: 'bronze' } });
    await stripe.advance(32 * DAY);
    expect(await until(user, ({ plan }) => plan === 'bronze')).toMatchObject({ limit: 10, billing: { scheduledPlan: null } });
    expect(await charged(user)).toEqual([499, 1999]);
  });

  it('a cancelled plan ends, and can be undone until then', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver');
    const { body } = await billing(user, 'cancel');
    expect(body.subscription).toMatchObject({ plan: 'silver', cancelAtPeriodEnd: true, billing: { nextPayment: null } });
    expect((await billing(user, 'resume')).body.subscription).toMatchObject({ cancelAtPeriodEnd: false });
    await billing(user, 'cancel');
    await stripe.advance(32 * DAY);
    expect(await until(user, ({ plan }) => plan === 'free')).toMatchObject({ status: 'canceled', limit: 3, billing: null });
    expect(await charged(user)).toEqual([999]);
    // A new one can begin.
    await subscribe(stripe, user, 'bronze');
  });

  it('a choice replaces the one before it: downgrade, cancel, keep, upgrade', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver');
    await billing(user, 'change', { quoteId: (await quote(user, 'bronze')).id });
    expect((await billing(user, 'cancel')).body.subscription).toMatchObject({
      cancelAtPeriodEnd: true,
      billing: { scheduledPlan: null },
    });
    await billing(user, 'change', { quoteId: (await quote(user, 'bronze')).id });
    expect(await currentOf(user)).toMatchObject({ cancelAtPeriodEnd: false, billing: { scheduledPlan: 'bronze' } });
    await billing(user, 'change', { quoteId: (await quote(user, 'silver')).id });
    expect(await currentOf(user)).toMatchObject({ cancelAtPeriodEnd: false, billing: { scheduledPlan: null } });
    await billing(user, 'cancel');
    await billing(user, 'change', { quoteId: (await quote(user, 'gold')).id });
    expect(await currentOf(user)).toMatchObject({ plan: 'gold', cancelAtPeriodEnd: false });
  });
});

describe('a renewal', () => {
  it('begins a new period with a new count', async () => {
    const user = await signUp(app);
    const { currentPeriodEnd } = await subscribe(stripe, user, 'bronze');
    await database.query(`update users set "usageCount" = 10 where id = '${user.id}'`);
    await stripe.advance(32 * DAY);
    expect(await until(user, (now) => now.currentPeriodEnd !== currentPeriodEnd)).toMatchObject({
      plan: 'bronze',
      usageCount: 0,
    });
    expect(await charged(user)).toEqual([499, 499]);
  });

  it('that fails keeps the plan for a while, and a new card settles it', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver');
    await changeCard(stripe, user, CARDS.failsLater);
    // An unpaid period brings no new uses; a paid one does.
    await database.query(`update users set "usageCount" = 7 where id = '${user.id}'`);
    await stripe.advance(32 * DAY);
    expect(await until(user, ({ status }) => status === 'past_due')).toMatchObject({
      plan: 'silver',
      limit: 15,
      usageCount: 7,
      billing: { pastDue: { amount: 999 } },
    });
    expect((await billing(user, 'quote', { planId: 'gold' })).body.code).toBe('payment_failed');
    const { body } = await billing(user, 'payment-method');
    expect(await confirm(stripe, String(body.clientSecret))).toMatchObject({ status: 'succeeded' });
    expect(await until(user, ({ status }) => status === 'active')).toMatchObject({
      usageCount: 0,
      billing: { pastDue: null, paymentMethod: { last4: '4242' } },
    });
    expect(await charged(user)).toEqual([999, 999]);
    await stripe.advance(32 * DAY);
    await until(user, ({ currentPeriodEnd }) => Date.parse(String(currentPeriodEnd)) > stripe.now());
    expect(await charged(user)).toEqual([999, 999, 999]);
  });

  it('that nobody repairs ends the plan', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver');
    await changeCard(stripe, user, CARDS.failsLater);
    await stripe.advance(32 * DAY);
    await until(user, ({ status }) => status === 'past_due');
    await stripe.advance(16 * DAY);
    expect(await until(user, ({ plan }) => plan === 'free')).toMatchObject({ limit: 3, billing: null });
    expect(await charged(user)).toEqual([999]);
  });
});

it('an account that is deleted takes its subscription with it', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'gold');
  const customer = await customerOf(user.id);
  expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
  const { vi } = await import('vitest');
  await vi.waitFor(async () => expect((await client.customers.retrieve(customer)).deleted).toBe(true), WAIT);
});
