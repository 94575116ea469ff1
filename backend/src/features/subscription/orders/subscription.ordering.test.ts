import { describe, expect, it, vi } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { chargesOf, customerOf, faultsOf } from '../../../testing/billing-checks.ts';
import { billing, confirm, currentOf, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { WAIT } from '../../../testing/wait.ts';

const world = await useBilling();
const { apps, stripe, client } = world;
const [app] = apps as [(typeof apps)[number]];
const DAY = 86_400_000;

const customer = async (user: TestUser): Promise<string> => String(await customerOf(world, user.id));
const subscriptionsOf = async (user: TestUser) =>
  (await client.subscriptions.list({ customer: await customer(user), status: 'all' })).data.map(({ status }) => status);

describe('an order', () => {
  it('by invoice that nobody pays gives nothing, ends with its due date, and can be cancelled before', async () => {
    const [late, early] = [await signUp(app), await signUp(app)];
    for (const user of [late, early]) await billing(user, 'create', { planId: 'gold', selectedPaymentMethod: 'eps' });
    expect((await billing(early, 'cancel')).status).toBe(200);
    expect(await subscriptionsOf(early)).toEqual(['canceled']);
    await stripe.advance(9 * DAY);
    await app.services.subscription.reconciliation?.reconcile();
    await stripe.advance(32 * DAY);
    await app.services.subscription.reconciliation?.reconcile();
    for (const user of [late, early]) {
      expect(await currentOf(user)).toMatchObject({ plan: 'free', limit: 3 });
      expect(await chargesOf(world, user.id)).toEqual([]);
      expect((await subscriptionsOf(user)).filter((status) => status !== 'canceled' && status !== 'incomplete_expired')).toEqual(
        [],
      );
    }
  });

  it('by invoice whose invoice is written off gives nothing', async () => {
    const user = await signUp(app);
    await billing(user, 'create', { planId: 'gold', selectedPaymentMethod: 'eps' });
    const [invoice] = (await client.invoices.list({ customer: await customer(user) })).data;
    await client.invoices.markUncollectible(String(invoice?.id));
    await app.services.subscription.reconciliation?.reconcile();
    expect(await currentOf(user)).toMatchObject({ plan: 'free', limit: 3 });
  });

  it('that is paid while another is chosen stands: one plan, one charge', async () => {
    const user = await signUp(app);
    const { clientSecret } = (await billing(user, 'create', { planId: 'bronze' })).body;
    await until(user, ({ billing: facts }) => facts?.pending?.plan === 'bronze');
    // The order's own events are done: none of their looks takes the slow answer away.
    await vi.waitFor(async () => {
      const [row] = await world.database.query('select count(*)::int as done from stripe_events where "doneAt" is not null');
      expect(Object(row).done).toBe(stripe.events.all().length);
    }, WAIT);
    stripe.events.hold();
    const before = stripe.requests.length;
    // The look at the old order's payment takes a while, and it is paid meanwhile.
    stripe.fail({ path: /^\/v1\/invoices\/in_/, method: 'GET', how: 'slow', ms: 700 });
    const other = billing(user, 'create', { planId: 'gold' });
    await vi.waitFor(
      () => expect(stripe.requests.slice(before).some(({ path }) => /^\/v1\/invoices\/in_/.test(path))).toBe(true),
      WAIT,
    );
    await confirm(stripe, String(clientSecret));
    expect((await other).body.code).toBe('payment_processing');
    await stripe.events.release();
    await until(user, ({ plan }) => plan === 'bronze');
    expect(await chargesOf(world, user.id)).toEqual([499]);
    expect(await faultsOf(world, user.id)).toEqual([]);
  });

  it('is one, however slow Stripe is and however often it is asked for', async () => {
    const user = await signUp(app);
    await billing(user, 'payment-method');
    stripe.fail({ path: /^\/v1\/subscriptions$/, method: 'POST', how: 'slow', ms: 3000 });
    const answers = await Promise.all([1, 2, 3].map(() => billing(user, 'create', { planId: 'silver' })));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await subscriptionsOf(user)).toEqual(['incomplete']);
  });
});

it('a code that asks for more than the plan costs is refused, and said so', async () => {
  const user = await signUp(app);
  await client.coupons.create({ id: 'minbase', percent_off: 50, duration: 'once' });
  await client.promotionCodes.create({
    promotion: { type: 'coupon', coupon: 'minbase' },
    code: 'MINI',
    restrictions: { minimum_amount: 1500, minimum_amount_currency: 'eur' },
  });
  const { status, body } = await billing(user, 'create', { planId: 'bronze', couponCode: 'MINI' });
  expect([status, body.code]).toEqual([400, 'coupon_not_for_you']);
  expect((await billing(user, 'create', { planId: 'gold', couponCode: 'MINI' })).body).toMatchObject({ amount: 999 });
});

it('an order that was only looked at is no invoice, keeps its code where none is named, and loses it where none is wanted', async () => {
  const user = await signUp(app);
  await client.coupons.create({ id: 'HALF', name: 'Half', percent_off: 50, duration: 'forever', metadata: { code: 'true' } });
  expect((await billing(user, 'create', { planId: 'silver', couponCode: 'HALF' })).body).toMatchObject({ amount: 499 });
  expect((await user.browser.call('GET', '/api/invoices/list')).body).toMatchObject({ invoices: [] });
  const [invoice] = (await client.invoices.list({ customer: await customer(user) })).data;
  expect((await user.browser.call('POST', '/api/invoices/pay', { invoiceId: invoice?.id })).status).toBe(409);
  expect((await billing(user, 'create', { planId: 'silver' })).body).toMatchObject({ amount: 499 });
  expect(await until(user, ({ billing: facts }) => facts?.pending?.plan === 'silver')).toMatchObject({
    billing: { pending: { discount: 'Half', amount: 499 } },
  });
  const { body } = await billing(user, 'create', { planId: 'silver', withoutCoupon: true });
  expect(body).toMatchObject({ amount: 999 });
  await confirm(stripe, String(body.clientSecret));
  await until(user, ({ plan }) => plan === 'silver');
  expect((await user.browser.call('GET', '/api/invoices/list')).body.invoices).toHaveLength(1);
});

it('an order that is not paid takes no plan that an owner has given; a paid one does', async () => {
  const user = await signUp(app);
  await world.database.query(
    `update users set "subscriptionPlan" = 'gold', "subscriptionStatus" = 'active' where id = '${user.id}'`,
  );
  await billing(user, 'create', { planId: 'bronze' });
  const ordered = await until(user, ({ billing: facts }) => facts?.pending?.plan === 'bronze');
  expect(ordered).toMatchObject({ plan: 'gold', status: 'active' });
  await stripe.advance(2 * 86_400_000);
  expect(await until(user, ({ billing: facts }) => facts === null)).toMatchObject({ plan: 'gold' });
  const { body } = await billing(user, 'create', { planId: 'bronze' });
  await confirm(stripe, String(body.clientSecret));
  await until(user, ({ plan }) => plan === 'bronze');
  await stripe.advance(40 * 86_400_000);
  expect(await currentOf(user)).toMatchObject({ plan: 'bronze' });
});
