import { describe, expect, it, vi } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { chargesOf, customerOf } from '../../../testing/billing-checks.ts';
import { authenticate, billing, CARDS, confirm, currentOf, subscribe, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { WAIT } from '../../../testing/wait.ts';

const world = await useBilling();
const { apps, stripe, client, database } = world;
const [app] = apps as [(typeof apps)[number]];

const customer = async (user: TestUser): Promise<string> => String(await customerOf(world, user.id));
const quote = async (user: TestUser, planId: string) => Object((await billing(user, 'quote', { planId })).body).quote;

describe('an upgrade', () => {
  it.each([
    ['a cancellation', (user: TestUser) => billing(user, 'cancel')],
    ['a downgrade', async (user: TestUser) => billing(user, 'change', { quoteId: Object(await quote(user, 'bronze')).id })],
  ])('that the bank asks about ends %s that was chosen before it', async (_what, before) => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver');
    const { clientSecret } = (await billing(user, 'payment-method')).body;
    await confirm(stripe, String(clientSecret), CARDS.asksAlways);
    await authenticate(stripe, String(clientSecret));
    await until(user, ({ billing: facts }) => facts?.paymentMethod?.last4 === '3184');
    await before(user);
    const { body } = await billing(user, 'change', { quoteId: Object(await quote(user, 'gold')).id });
    await authenticate(stripe, String(body.clientSecret));
    await until(
      user,
      ({ plan, cancelAtPeriodEnd, billing: facts }) => plan === 'gold' && !cancelAtPeriodEnd && facts?.scheduledPlan === null,
    );
    // The schedule is let go of after the state is stored.
    await vi.waitFor(async () => {
      const [subscription] = (await client.subscriptions.list({ customer: await customer(user) })).data;
      expect(subscription).toMatchObject({ cancel_at_period_end: false, schedule: null });
    }, WAIT);
  });

  it('of another plan drops one whose payment waits', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'bronze');
    const { clientSecret } = (await billing(user, 'payment-method')).body;
    await confirm(stripe, String(clientSecret), CARDS.asksAlways);
    await authenticate(stripe, String(clientSecret));
    await until(user, ({ billing: facts }) => facts?.paymentMethod?.last4 === '3184');
    const [silver, gold] = [await quote(user, 'silver'), await quote(user, 'gold')];
    expect((await billing(user, 'change', { quoteId: silver.id })).body).toMatchObject({
      billingType: 'payment',
      amount: silver.dueNow,
    });
    const { body } = await billing(user, 'change', { quoteId: gold.id });
    expect(body).toMatchObject({ billingType: 'payment', amount: gold.dueNow });
    await authenticate(stripe, String(body.clientSecret));
    await until(user, ({ plan }) => plan === 'gold');
    expect(await chargesOf(world, user.id)).toEqual([gold.dueNow, 499]);
  });
});

describe('a quote', () => {
  it('is used once: an old one takes nothing back that was chosen since', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'gold');
    await billing(user, 'cancel');
    const keep = await quote(user, 'gold');
    expect((await billing(user, 'change', { quoteId: keep.id })).status).toBe(200);
    await billing(user, 'cancel');
    expect((await billing(user, 'change', { quoteId: keep.id })).body.code).toBe('quote_changed');
    expect(await currentOf(user)).toMatchObject({ cancelAtPeriodEnd: true });
  });

  it('of a downgrade ends with its time', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'gold');
    const { id } = await quote(user, 'bronze');
    await database.query(
      `update billing_quotes set view = jsonb_set(view, '{expiresAt}', '"2020-01-01T00:00:00.000Z"') where id = '${id}'`,
    );
    expect((await billing(user, 'change', { quoteId: id })).body.code).toBe('quote_changed');
    expect(await currentOf(user)).toMatchObject({ billing: { scheduledPlan: null } });
  });
});
