import { describe, expect, it, vi } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { chargesOf, customerOf, faultsOf, idle } from '../../../testing/billing-checks.ts';
import { ACCOUNTS, billing, confirm, currentOf, steer, subscribe, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { WAIT } from '../../../testing/wait.ts';

const DAY = 86_400_000;
const MONTH = 32 * DAY;
const world = await useBilling();
const { apps, stripe, client } = world;
const [app] = apps as [(typeof apps)[number]];

const dayIn = (days: number): string => new Date(stripe.now() + days * DAY).toISOString().slice(0, 10);
const declare = (user: TestUser, endsOn?: string) =>
  user.browser.call('POST', '/api/subscription/cancel-request', {
    ...{ name: 'Clara Almeida', email: user.email, contract: 'Silver plan', kind: 'ordinary' },
    ...(endsOn === undefined ? {} : { endsOn }),
  });
const atStripe = async (user: TestUser) => {
  const customer = (await customerOf(world, user.id)) ?? '';
  const [one] = (await client.subscriptions.list({ customer, status: 'all' })).data;
  if (!one) throw new Error('No subscription');
  return one;
};
const change = async (user: TestUser, planId: string) => {
  const { quote } = (await billing(user, 'quote', { planId })).body;
  return billing(user, 'change', { quoteId: Object(quote).id });
};
/** The clock moves to just after the end of the month that goes on, and the renewal is paid. */
const renew = async (user: TestUser, times: number) => {
  const { currentPeriodEnd } = await currentOf(user);
  await stripe.advance(Date.parse(String(currentPeriodEnd)) - stripe.now() + DAY);
  await until(user, (now) => now.currentPeriodEnd !== currentPeriodEnd);
  await vi.waitFor(async () => expect(await chargesOf(world, user.id)).toHaveLength(times), WAIT);
};
const subscribed = async (plan: 'silver' | 'gold' = 'silver') => {
  const user = await signUp(app);
  await subscribe(stripe, user, plan);
  return user;
};

describe('a cancellation to a later date', () => {
  it('is renewed twice, ends with the month in which the date lies, and Stripe itself ends it', async () => {
    const user = await subscribed();
    const { body } = await declare(user, dayIn(75));
    expect(body.message).toContain('The plan ends with the month in which');
    const now = await currentOf(user);
    expect(now).toMatchObject({ plan: 'silver', cancelAtPeriodEnd: false, billing: { nextPayment: { amount: 999 } } });
    const endsAt = String(now.billing?.endsAt);
    expect(endsAt.slice(0, 10) >= dayIn(75)).toBe(true);
    expect(Date.parse(endsAt) - stripe.now()).toBeLessThan(95 * DAY);
    expect(await atStripe(user)).toMatchObject({ cancel_at: Date.parse(endsAt) / 1000, cancel_at_period_end: false });

    await renew(user, 2);
    expect(await currentOf(user)).toMatchObject({ cancelAtPeriodEnd: false, billing: { endsAt } });
    await renew(user, 3);
    expect(await currentOf(user)).toMatchObject({
      ...{ plan: 'silver', cancelAtPeriodEnd: true, currentPeriodEnd: endsAt },
      billing: { nextPayment: null, endsAt: null },
    });
    await stripe.advance(MONTH);
    await until(user, ({ plan, status }) => plan === 'free' && status === 'canceled');
    expect(await chargesOf(world, user.id)).toEqual([999, 999, 999]);
    expect((await atStripe(user)).ended_at).toBe(Date.parse(endsAt) / 1000);
    expect(await faultsOf(world, user.id)).toEqual([]);
  });

  it('that lies in the month that is paid for ends with it', async () => {
    const user = await subscribed();
    await declare(user, dayIn(3));
    expect(await currentOf(user)).toMatchObject({ cancelAtPeriodEnd: true, billing: { endsAt: null, nextPayment: null } });
  });

  it('is undone, by the button and by keeping the plan', async () => {
    const user = await subscribed();
    await declare(user, dayIn(75));
    expect((await billing(user, 'resume')).body.subscription).toMatchObject({
      cancelAtPeriodEnd: false,
      billing: { endsAt: null },
    });
    expect(await atStripe(user)).toMatchObject({ cancel_at: null, metadata: {} });
    await declare(user, dayIn(75));
    await change(user, 'silver');
    expect(await currentOf(user)).toMatchObject({ billing: { endsAt: null } });
    expect((await atStripe(user)).cancel_at).toBeNull();
    // In the last month, too.
    await declare(user, dayIn(40));
    await renew(user, 2);
    expect(await currentOf(user)).toMatchObject({ cancelAtPeriodEnd: true });
    await billing(user, 'resume');
    expect(await currentOf(user)).toMatchObject({ cancelAtPeriodEnd: false, billing: { endsAt: null } });
    await renew(user, 3);
  });

  it('gives way to an earlier end, and never moves one to a later time', async () => {
    const user = await subscribed();
    await declare(user, dayIn(75));
    const { endsAt } = (await currentOf(user)).billing ?? {};
    await declare(user, dayIn(200));
    expect((await currentOf(user)).billing?.endsAt).toBe(endsAt);
    await declare(user, dayIn(40));
    expect(Date.parse(String((await currentOf(user)).billing?.endsAt))).toBeLessThan(Date.parse(String(endsAt)));
    await billing(user, 'cancel');
    expect(await currentOf(user)).toMatchObject({ cancelAtPeriodEnd: true, billing: { endsAt: null } });
    await declare(user, dayIn(75));
    expect(await currentOf(user)).toMatchObject({ cancelAtPeriodEnd: true, billing: { endsAt: null } });
    expect((await atStripe(user)).metadata.endsAt).toBeUndefined();
  });

  it('stays with a larger plan', async () => {
    const user = await subscribed();
    await declare(user, dayIn(75));
    const { endsAt } = (await currentOf(user)).billing ?? {};
    await change(user, 'gold');
    expect(await currentOf(user)).toMatchObject({ plan: 'gold', cancelAtPeriodEnd: false, billing: { endsAt } });
    expect((await atStripe(user)).cancel_at).toBe(Date.parse(String(endsAt)) / 1000);
  });

  it.each(['before', 'after'])('stays with a smaller plan that is chosen %s it', async (when) => {
    const user = await subscribed('gold');
    if (when === 'before') await change(user, 'bronze');
    await declare(user, dayIn(75));
    if (when === 'after') await change(user, 'bronze');
    const { endsAt } = (await currentOf(user)).billing ?? {};
    expect(await currentOf(user)).toMatchObject({ cancelAtPeriodEnd: false, billing: { scheduledPlan: 'bronze' } });
    await renew(user, 2);
    await vi.waitFor(async () => expect((await atStripe(user)).cancel_at).toBe(Date.parse(String(endsAt)) / 1000), WAIT);
    expect(await until(user, ({ plan }) => plan === 'bronze')).toMatchObject({ billing: { endsAt, scheduledPlan: null } });
    await renew(user, 3);
    await stripe.advance(MONTH);
    await until(user, ({ plan }) => plan === 'free');
    expect(await chargesOf(world, user.id)).toEqual([499, 499, 1999]);
  });

  it('is undone before a smaller plan that is to follow', async () => {
    const user = await subscribed('gold');
    await change(user, 'bronze');
    await declare(user, dayIn(75));
    await billing(user, 'resume');
    expect(await currentOf(user)).toMatchObject({ billing: { scheduledPlan: 'bronze', endsAt: null } });
    await billing(user, 'resume');
    expect(await currentOf(user)).toMatchObject({ billing: { scheduledPlan: null, endsAt: null } });
  });

  it('of an order that a bank processes is kept, shown, and carried out when it is paid', async () => {
    const user = await signUp(app);
    const { body } = await billing(user, 'create', { planId: 'silver' });
    await confirm(stripe, String(body.clientSecret), ACCOUNTS.good);
    await until(user, ({ billing: facts }) => facts?.pending?.reason === 'processing');
    const endsOn = dayIn(40);
    await declare(user, endsOn);
    expect(await currentOf(user)).toMatchObject({ billing: { pending: { declared: 'cancel', endsOn } } });
    await stripe.advance(6 * DAY);
    const now = await until(user, ({ plan, billing: facts }) => plan === 'silver' && typeof facts?.endsAt === 'string');
    expect(String(now.billing?.endsAt).slice(0, 10) >= endsOn).toBe(true);
    expect(now.cancelAtPeriodEnd).toBe(false);
    await idle(world, user.id);
    expect((await atStripe(user)).metadata).not.toHaveProperty('declared');
  });

  it('waits while a payment is disputed, which is not renewed, and holds once the payment stands', async () => {
    const disputed = await subscribed();
    await declare(disputed, dayIn(75));
    const { endsAt } = (await currentOf(disputed)).billing ?? {};
    const meanwhile = await subscribed();
    for (const user of [disputed, meanwhile]) {
      const { data } = await client.charges.list({ customer: (await customerOf(world, user.id)) ?? '' });
      const { id } = await steer(stripe, `charges/${data[0]?.id}/dispute`, {});
      await until(user, ({ billing: facts }) => facts?.isDisputed === true);
      await idle(world, user.id);
      if (user === meanwhile) expect((await declare(user, dayIn(75))).status).toBe(200);
      expect(await currentOf(user)).toMatchObject({
        cancelAtPeriodEnd: true,
        billing: { endsForDispute: true, nextPayment: null, endsAt: expect.any(String) },
      });
      await steer(stripe, `disputes/${id}/decide`, { outcome: 'win' });
      await until(user, ({ cancelAtPeriodEnd, billing: facts }) => !cancelAtPeriodEnd && facts?.isDisputed === false);
      await vi.waitFor(async () => expect(await atStripe(user)).toMatchObject({ cancel_at: expect.any(Number) }), WAIT);
    }
    expect((await currentOf(disputed)).billing?.endsAt).toBe(endsAt);
  });
});

it('the payment provider takes one of two ends, as Stripe does', async () => {
  const user = await subscribed();
  const { id } = await atStripe(user);
  await expect(
    client.subscriptions.update(id, { cancel_at_period_end: true, cancel_at: Math.floor(stripe.now() / 1000) + 10 ** 7 }),
  ).rejects.toMatchObject({ statusCode: 400, param: 'cancel_at' });
});
