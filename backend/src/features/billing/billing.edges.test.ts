import { describe, expect, it, vi } from 'vitest';
import { signUp, type TestUser } from '../../testing/accounts.ts';
import { chargesOf, customerOf, faultsOf } from '../../testing/billing-checks.ts';
import { authenticate, billing, CARDS, changeCard, confirm, currentOf, subscribe, until } from '../../testing/paying.ts';
import { useBilling } from '../../testing/use-billing.ts';
import { WAIT } from '../../testing/wait.ts';

const world = await useBilling();
const { apps, stripe, client, database } = world;
const [app] = apps as [(typeof apps)[number]];
const DAY = 86_400_000;

const customer = async (user: TestUser): Promise<string> => String(await customerOf(world, user.id));
const quote = async (user: TestUser, planId: string) => Object((await billing(user, 'quote', { planId })).body).quote;
const subscriptionsOf = async (user: TestUser) =>
  (await client.subscriptions.list({ customer: await customer(user), status: 'all' })).data.map(({ status }) => status);

describe('an order', () => {
  it('by invoice that nobody pays gives nothing, ends with its due date, and can be cancelled before', async () => {
    const [late, early] = [await signUp(app), await signUp(app)];
    for (const user of [late, early]) await billing(user, 'create', { planId: 'gold', selectedPaymentMethod: 'eps' });
    expect((await billing(early, 'cancel')).status).toBe(200);
    expect(await subscriptionsOf(early)).toEqual(['canceled']);
    await stripe.advance(9 * DAY);
    await app.billing?.reconcile();
    await stripe.advance(32 * DAY);
    await app.billing?.reconcile();
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
    await app.billing?.reconcile();
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
    // Some of these meet the failures, and one has to mend it.
    const mended = async () => {
      await app.billing?.reconcile();
      await app.billing?.catchUp();
      return (await chargesOf(world, user.id)).toSorted();
    };
    await expect.poll(mended).toEqual([0, 499]);
    stripe.events.drop();
    await stripe.events.release();
    expect((await subscriptionsOf(user)).toSorted()).toEqual(['active', 'canceled']);
    expect((await chargesOf(world, user.id)).toSorted()).toEqual([0, 499]);
    expect(await faultsOf(world, user.id)).toEqual([]);
  });
});

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
    await app.billing?.catchUp();
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
  await app.billing?.reconcile();
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
  await app.billing?.catchUp();
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
  await app.billing?.reconcile();
  await app.billing?.reconcile();
  expect(await currentOf(lucky)).toMatchObject({ plan: 'gold' });
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
