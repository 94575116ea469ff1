import { describe, expect, it } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { chargesOf, customerOf, faultsOf } from '../../../testing/billing-checks.ts';
import { ACCOUNTS, billing, confirm, currentOf, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';

const DAY = 86_400_000;
const world = await useBilling();
const { apps, stripe, client } = world;
const [app] = apps as [(typeof apps)[number]];

const declare = (user: TestUser, call: 'withdraw' | 'cancel-request') =>
  user.browser.call('POST', `/api/subscription/${call}`, {
    name: 'Clara Almeida',
    email: user.email,
    contract: 'Silver plan',
    kind: 'ordinary',
  });

/** A user whose first payment a bank processes. */
async function processing(account = ACCOUNTS.good): Promise<TestUser> {
  const user = await signUp(app);
  const { body } = await billing(user, 'create', { planId: 'silver', beginAtOnce: true });
  await confirm(stripe, String(body.clientSecret), account);
  await until(user, ({ billing: facts }) => facts?.pending?.reason === 'processing');
  return user;
}

describe('while a bank processes the first payment', () => {
  it('a withdrawal is kept, shown, and carried out when the payment has settled: ended and given back', async () => {
    const user = await processing();
    expect((await user.browser.call('GET', '/api/subscription/withdrawal')).body).toMatchObject({
      withdrawal: { plan: 'silver', paid: 999, used: 0, refund: 999, isProcessing: true },
    });
    const { status, body } = await declare(user, 'withdraw');
    expect([status, body.message]).toEqual([200, expect.stringContaining('when it arrives, your money goes back')]);
    expect(await currentOf(user)).toMatchObject({
      plan: 'free',
      billing: { pending: { reason: 'processing', declared: 'withdraw' } },
    });
    await stripe.advance(6 * DAY);
    await until(user, ({ status: state, billing: facts }) => state === 'canceled' && facts === null);
    expect(await chargesOf(world, user.id)).toEqual([0]);
    expect(await faultsOf(world, user.id)).toEqual([]);
    await stripe.advance(32 * DAY);
    expect(await chargesOf(world, user.id)).toEqual([0]);
  });

  it('a cancellation ends the plan with its first month', async () => {
    const user = await processing();
    expect((await billing(user, 'cancel')).status).toBe(200);
    expect((await declare(user, 'cancel-request')).body.message).toContain('The plan ends with the month that is paid for');
    expect(await currentOf(user)).toMatchObject({ billing: { pending: { declared: 'cancel' } } });
    await stripe.advance(6 * DAY);
    await until(user, ({ plan, cancelAtPeriodEnd }) => plan === 'silver' && cancelAtPeriodEnd);
    await stripe.advance(32 * DAY);
    await until(user, ({ plan }) => plan === 'free');
    expect(await chargesOf(world, user.id)).toEqual([999]);
  });

  it('a cancellation can be taken back, and a withdrawal is not weakened by a cancellation', async () => {
    const user = await processing();
    await billing(user, 'cancel');
    expect((await billing(user, 'resume')).status).toBe(200);
    expect(await currentOf(user)).toMatchObject({ billing: { pending: { declared: null } } });
    await declare(user, 'withdraw');
    await billing(user, 'cancel');
    expect(await currentOf(user)).toMatchObject({ billing: { pending: { declared: 'withdraw' } } });
  });

  it('a declaration about a payment that fails ends the order', async () => {
    const user = await processing(ACCOUNTS.failing);
    await declare(user, 'withdraw');
    await stripe.advance(6 * DAY);
    const customer = (await customerOf(world, user.id)) ?? '';
    await until(user, ({ status, billing: facts }) => status === 'active' && facts === null);
    const { data } = await client.subscriptions.list({ customer, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['incomplete_expired']);
    expect(await chargesOf(world, user.id)).toEqual([]);
  });
});
