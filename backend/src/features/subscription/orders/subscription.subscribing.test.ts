import { describe, expect, it } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { adviceRequest, generate } from '../../../testing/advice-requests.ts';
import { PLAN_PRICES } from '../../../testing/billing-history.ts';
import { authenticate, billing, CARDS, confirm, currentOf, subscribe, until } from '../../../testing/paying.ts';
import { admitted } from '../../../testing/test-browser.ts';
import { useBilling } from '../../../testing/use-billing.ts';

const { apps, stripe, client, database } = await useBilling(2);
const [app, other] = apps as [(typeof apps)[number], (typeof apps)[number]];

describe('choosing a plan', () => {
  it('lists the plans with their prices, and the payment methods in their order', async () => {
    const { body } = await app.browser().call('GET', '/api/subscription/plans');
    expect(body.plans).toMatchObject([
      { id: 'bronze', price: 4.99, amount: 499, currency: 'EUR', adviceLimit: 10 },
      { id: 'silver', price: 9.99, adviceLimit: 15 },
      {
        id: 'gold',
        price: 19.99,
        adviceLimit: null,
        features: expect.arrayContaining(['Unlimited advice sessions', 'Couples counseling']),
      },
    ]);
    const { body: methods } = await app.browser().call('GET', '/api/subscription/payment-methods');
    expect(Object(methods.paymentMethods).slice(0, 5)).toEqual(['ideal', 'klarna', 'bancontact', 'eps', 'card']);
  });

  it.each(['bronze', 'silver', 'gold'] as const)(
    '%s begins with its payment, never before, and its limits hold at once on every node',
    async (plan) => {
      const user = await signUp(app);
      const socket = await user.browser.at(other.url).socket();
      await admitted(socket);
      const pushed = new Promise((resolve) => socket.once('subscription:changed', resolve));
      const { status, body } = await billing(user, 'create', { planId: plan, beginAtOnce: true });
      expect([status, body.billingType, body.amount]).toEqual([200, 'payment', PLAN_PRICES[plan]]);
      expect(await until(user, ({ status }) => status === 'incomplete')).toMatchObject({
        plan: 'free',
        limit: 3,
        billing: { pending: { plan, reason: 'payment' } },
      });
      await pushed;
      const activated = new Promise<{ subscription: unknown }>((resolve) =>
        socket.on('subscription:changed', (push) => push.subscription.plan === plan && resolve(push)),
      );
      expect(await confirm(stripe, String(body.clientSecret))).toMatchObject({ status: 'succeeded' });
      expect((await activated).subscription).toMatchObject({
        plan,
        status: 'active',
        limit: { bronze: 10, silver: 15, gold: null }[plan],
        billing: {
          amount: PLAN_PRICES[plan],
          pending: null,
          nextPayment: { amount: PLAN_PRICES[plan] },
          paymentMethod: { type: 'card', last4: '4242' },
        },
      });
      expect((await generate(user.browser.at(other.url), adviceRequest())).status).toBe(200);
      expect(await currentOf(user)).toMatchObject({ plan, usageCount: 1 });
      expect((await billing(user, 'create', { planId: plan })).body.code).toBe('already_subscribed');
    },
  );

  it.each([
    ['declined', CARDS.declined, 'card_declined'],
    ['poor', CARDS.poor, 'insufficient_funds'],
  ])('a %s card buys nothing, and a good one after it does', async (_name, card, code) => {
    const user = await signUp(app);
    const { body } = await billing(user, 'create', { planId: 'bronze' });
    const failed = await confirm(stripe, String(body.clientSecret), card);
    expect(JSON.stringify(failed.error)).toContain(code);
    expect(await currentOf(user)).toMatchObject({ plan: 'free', limit: 3 });
    const again = await billing(user, 'create', { planId: 'bronze' });
    expect(again.body.clientSecret).toBe(body.clientSecret);
    await confirm(stripe, String(body.clientSecret));
    await until(user, ({ plan }) => plan === 'bronze');
  });

  it('a bank may ask first; a refusal there buys nothing', async () => {
    const user = await signUp(app);
    const { body } = await billing(user, 'create', { planId: 'gold' });
    const secret = String(body.clientSecret);
    expect(await confirm(stripe, secret, CARDS.asksOnce)).toMatchObject({ status: 'requires_action' });
    await authenticate(stripe, secret, 'fail');
    expect(await currentOf(user)).toMatchObject({ plan: 'free' });
    expect(await confirm(stripe, secret, CARDS.asksOnce)).toMatchObject({ status: 'requires_action' });
    await authenticate(stripe, secret);
    await until(user, ({ plan }) => plan === 'gold');
  });

  it('two tabs, on two nodes, end with one subscription and one charge', async () => {
    const user = await signUp(app);
    const there = { ...user, browser: user.browser.at(other.url) };
    const answers = await Promise.all([0, 1, 2, 3].map((tab) => billing(tab % 2 ? there : user, 'create', { planId: 'silver' })));
    const secrets = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.clientSecret));
    expect(secrets.size).toBe(1);
    const [secret] = secrets;
    await Promise.all([confirm(stripe, String(secret)), confirm(stripe, String(secret))]);
    await until(user, ({ plan }) => plan === 'silver');
    const customer = await customerOf(user.id);
    const { data } = await client.subscriptions.list({ customer, status: 'all' });
    expect(data).toHaveLength(1);
    const charges = await client.charges.list({ customer });
    expect(charges.data.map(({ amount, status }) => [amount, status])).toEqual([[999, 'succeeded']]);
  });

  it('another choice replaces one that is not paid', async () => {
    const user = await signUp(app);
    const first = await billing(user, 'create', { planId: 'bronze' });
    const second = await billing(user, 'create', { planId: 'gold' });
    expect(second.body).toMatchObject({ billingType: 'payment', amount: 1999 });
    expect(Object(await confirm(stripe, String(first.body.clientSecret))).error).toBeDefined();
    await confirm(stripe, String(second.body.clientSecret));
    await until(user, ({ plan }) => plan === 'gold');
    const { data } = await client.invoices.list({ customer: await customerOf(user.id) });
    expect(data.map(({ status }) => status)).toEqual(['paid', 'void']);
  });

  it('a method that cannot be charged again is billed by invoice, and the plan begins once it is paid', async () => {
    const user = await signUp(app);
    const { body } = await billing(user, 'create', { planId: 'silver', selectedPaymentMethod: 'eps' });
    expect(body).toMatchObject({ billingType: 'invoice', clientSecret: expect.stringMatching(/^http/) });
    expect(await until(user, ({ billing }) => billing?.pending !== null && billing !== null)).toMatchObject({
      plan: 'free',
      status: 'incomplete',
    });
    const [invoice] = (await client.invoices.list({ customer: await customerOf(user.id) })).data;
    await client.invoices.pay(String(invoice?.id), { paid_out_of_band: true });
    expect(await until(user, ({ plan }) => plan === 'silver')).toMatchObject({ billing: { byInvoice: true } });
  });
});

describe('discount codes', () => {
  const euros = async (id: string, more: object) =>
    client.coupons.create({ id, currency: 'eur', metadata: { code: 'true' }, ...more } as never);

  it.each([
    ['TEN1', { percent_off: 10, duration: 'once' }, 899, 999],
    ['TEN3', { percent_off: 10, duration: 'repeating', duration_in_months: 3 }, 899, 899],
    ['TENALL', { percent_off: 10, duration: 'forever' }, 899, 899],
    ['TWO1', { amount_off: 200, duration: 'once' }, 799, 999],
    ['TWO3', { amount_off: 200, duration: 'repeating', duration_in_months: 3 }, 799, 799],
    ['TWOALL', { amount_off: 200, duration: 'forever' }, 799, 799],
  ])('%s takes off what it says', async (code, more, now, next) => {
    await euros(code, more);
    const user = await signUp(app);
    const { status, body } = await billing(user, 'validate-coupon', { couponCode: ` ${code.toLowerCase()} ` });
    expect([status, Object(body.coupon)]).toMatchObject([200, { id: code, duration: more.duration }]);
    const made = await billing(user, 'create', { planId: 'silver', couponCode: Object(body.coupon).id });
    expect(made.body.amount).toBe(now);
    await confirm(stripe, String(made.body.clientSecret));
    expect(await until(user, ({ plan }) => plan === 'silver')).toMatchObject({ billing: { nextPayment: { amount: next } } });
    const [invoice] = (await client.invoices.list({ customer: await customerOf(user.id) })).data;
    expect(invoice?.amount_paid).toBe(now);
  });

  it('all off begins at once, and asks for a method for later', async () => {
    await euros('GIFT', { percent_off: 100, duration: 'once' });
    const user = await signUp(app);
    const { body } = await billing(user, 'create', { planId: 'bronze', couponCode: 'GIFT' });
    expect(body).toMatchObject({ billingType: 'setup', amount: 0 });
    await until(user, ({ plan }) => plan === 'bronze');
    expect(await confirm(stripe, String(body.clientSecret))).toMatchObject({ status: 'succeeded' });
    await until(user, ({ billing }) => billing?.paymentMethod?.last4 === '4242');
  });

  it('invalid, expired, used up, and not for you are told apart', async () => {
    await euros('USEDUP', { percent_off: 10, duration: 'once', max_redemptions: 1 });
    await client.coupons.create({ id: 'base', percent_off: 50, duration: 'once' });
    const soon = Math.floor(stripe.now() / 1000) + 2;
    await client.promotionCodes.create({ promotion: { type: 'coupon', coupon: 'base' }, code: 'SHORT', expires_at: soon });
    await client.promotionCodes.create({
      promotion: { type: 'coupon', coupon: 'base' },
      code: 'FIRST',
      restrictions: { first_time_transaction: true },
    });
    const user = await signUp(app);
    const codeOf = async (couponCode: string) => (await billing(user, 'validate-coupon', { couponCode })).body.code;
    expect(await codeOf('NOSUCH')).toBe('coupon_invalid');
    expect((await billing(user, 'validate-coupon', { couponCode: 'first' })).status).toBe(200);
    await subscribe(stripe, user, 'silver', { couponCode: 'USEDUP' });
    expect(await codeOf('USEDUP')).toBe('coupon_used_up');
    expect(await codeOf('FIRST')).toBe('coupon_not_for_you');
    await stripe.advance(5000);
    expect(await codeOf('SHORT')).toBe('coupon_expired');
  });
});

describe('a discount code with limits', () => {
  it('is counted once for all choices of a customer who has not paid, and holds for the last of them', async () => {
    await client.coupons.create({ id: 'autumn', name: 'Autumn', percent_off: 10, duration: 'once' });
    const { id } = await client.promotionCodes.create({
      promotion: { type: 'coupon', coupon: 'autumn' },
      code: 'AUTUMN',
      max_redemptions: 1,
      restrictions: { minimum_amount: 600, minimum_amount_currency: 'eur' },
    });
    const [user, other] = [await signUp(app), await signUp(app)];
    const { body } = await billing(user, 'validate-coupon', { couponCode: 'AUTUMN' });
    expect(Object(body.coupon)).toMatchObject({ id, name: 'Autumn' });
    const order = (planId: string) => billing(user, 'create', { planId, couponCode: id });
    for (const [plan, amount] of [
      ['silver', 899],
      ['gold', 1799],
      ['silver', 899],
    ] as const)
      expect((await order(plan)).body).toMatchObject({ billingType: 'payment', amount });
    expect((await client.promotionCodes.retrieve(id)).times_redeemed).toBe(1);
    expect((await order('bronze')).body.code).toBe('coupon_not_for_you');
    expect((await billing(other, 'validate-coupon', { couponCode: 'AUTUMN' })).body.code).toBe('coupon_used_up');
    expect((await billing(user, 'validate-coupon', { couponCode: 'AUTUMN' })).status).toBe(200);
    const last = await order('gold');
    await confirm(stripe, String(last.body.clientSecret));
    await until(user, ({ plan }) => plan === 'gold');
    const [invoice] = (await client.invoices.list({ customer: await customerOf(user.id) })).data;
    expect(invoice?.amount_paid).toBe(1799);
  });

  it('is not used up by one customer who orders and withdraws', async () => {
    await client.coupons.create({ id: 'again', percent_off: 50, duration: 'once' });
    const promotion = { type: 'coupon', coupon: 'again' } as const;
    const { id } = await client.promotionCodes.create({ promotion, code: 'LIMITED', max_redemptions: 2 });
    const timesRedeemed = async () => (await client.promotionCodes.retrieve(id)).times_redeemed;
    const user = await signUp(app);
    const withdrawn = { name: 'Clara', email: user.email, contract: 'Silver' };
    const order = () => subscribe(stripe, user, 'silver', { couponCode: 'LIMITED', beginAtOnce: true });
    for (let times = 0; times < 4; times++) {
      await order();
      await user.browser.call('POST', '/api/subscription/withdraw', withdrawn);
      await until(user, ({ plan }) => plan === 'free');
    }
    expect(await timesRedeemed()).toBe(1);
    // An order that keeps its money has used its code.
    await order();
    await database.query(`update users set "periodUsage" = '{"silver": 14}', "usageCount" = 14 where id = '${user.id}'`);
    await user.browser.call('POST', '/api/subscription/withdraw', withdrawn);
    await until(user, ({ plan }) => plan === 'free');
    await order();
    expect(await timesRedeemed()).toBe(2);
    const { body } = await billing(await signUp(app), 'create', { planId: 'silver', couponCode: 'LIMITED' });
    expect(body.code).toBe('coupon_used_up');
  });

  it('is not evaded by the id of its coupon, which is shown nowhere', async () => {
    await client.coupons.create({ id: 'BASE90', percent_off: 90, duration: 'forever' });
    const { id } = await client.promotionCodes.create({ promotion: { type: 'coupon', coupon: 'BASE90' }, code: 'NINETY' });
    const user = await signUp(app);
    expect((await billing(user, 'validate-coupon', { couponCode: 'NINETY' })).text).not.toContain('BASE90');
    const made = await billing(user, 'create', { planId: 'silver', couponCode: id });
    expect(made.body.amount).toBe(100);
    expect((await until(user, ({ billing: facts }) => facts?.pending?.plan === 'silver')).billing?.pending?.discount).toBe(
      '90% off',
    );
    await client.promotionCodes.update(id, { active: false });
    const stranger = await signUp(app);
    for (const couponCode of ['NINETY', 'BASE90', 'base90', id])
      expect((await billing(stranger, 'create', { planId: 'silver', couponCode })).body.code).toBe('coupon_invalid');
  });
});

async function customerOf(userId: string): Promise<string> {
  const [row] = await database.query(`select "customerId" from billing_accounts where "userId" = '${userId}'`);
  return Object(row).customerId;
}
