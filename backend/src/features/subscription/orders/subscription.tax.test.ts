import { expect, it } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { billing, changeCard, confirm, currentOf, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';

const world = await useBilling(1, { STRIPE_AUTOMATIC_TAX: 'on' });
const { stripe, client } = world;
const [app] = world.apps as [(typeof world.apps)[number]];

const invoicesOf = async (user: TestUser): Promise<Record<string, unknown>[]> =>
  Object((await user.browser.call('GET', '/api/invoices/list')).body).invoices;
const subscriptionsOf = async (user: TestUser) => {
  const customers = await client.customers.list({ email: user.email });
  const all = await Promise.all(customers.data.map(({ id: customer }) => client.subscriptions.list({ customer, status: 'all' })));
  return all.flatMap(({ data }) => data);
};
const buy = async (user: TestUser, body: object): Promise<void> => {
  const { body: order } = await billing(user, 'create', body);
  await confirm(stripe, String(order.clientSecret));
};

it('an order says where the customer lives, and its invoice then has a line of VAT', async () => {
  const user = await signUp(app);
  const refused = await billing(user, 'create', { planId: 'silver' });
  expect([refused.status, refused.body.code]).toEqual([400, 'location_needed']);
  expect(await subscriptionsOf(user)).toEqual([]);
  await buy(user, { planId: 'silver', country: 'DE' });
  expect(await until(user, ({ plan }) => plan === 'silver')).toMatchObject({ billing: { amount: 999 } });
  expect(await invoicesOf(user)).toMatchObject([{ amount: 999, vat: 160, status: 'paid' }]);
});

it.each([
  [{ country: 'US' }, 400, 'location_needed'],
  [{ country: 'US', postalCode: '94107' }, 200, undefined],
  [{ country: 'Germany' }, 400, 'validation_failed'],
  [{ country: 'DE', postalCode: '<b>' }, 400, 'validation_failed'],
])('an order from %j is answered with %s', async (place, status, code) => {
  const user = await signUp(app);
  const answer = await billing(user, 'create', { planId: 'bronze', ...place });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

it('another country is another order; the same one, or none, takes the order up again', async () => {
  const user = await signUp(app);
  const order = async (place: object) => (await billing(user, 'create', { planId: 'silver', ...place })).body.clientSecret;
  const first = await order({ country: 'DE' });
  expect(await order({ country: 'DE' })).toBe(first);
  expect(await order({})).toBe(first);
  const second = await order({ country: 'FR' });
  expect(second).not.toBe(first);
  await confirm(stripe, String(second));
  await until(user, ({ plan }) => plan === 'silver');
  expect((await subscriptionsOf(user)).filter(({ status }) => status === 'active')).toHaveLength(1);
  expect((await invoicesOf(user)).filter(({ status }) => status === 'paid')).toMatchObject([{ vat: 167 }]);
});

it('a country that Stripe refuses does not cost the order that is there', async () => {
  const user = await signUp(app);
  const { body } = await billing(user, 'create', { planId: 'silver', country: 'DE' });
  expect((await billing(user, 'create', { planId: 'silver', country: 'CA' })).body.code).toBe('location_needed');
  expect(await confirm(stripe, String(body.clientSecret))).toMatchObject({ status: 'succeeded' });
  await until(user, ({ plan }) => plan === 'silver');
});

it('an upgrade, and a smaller plan after a new card, have their tax, too', async () => {
  const user = await signUp(app);
  await buy(user, { planId: 'silver', country: 'NL' });
  await until(user, ({ plan }) => plan === 'silver');
  const { body } = await billing(user, 'quote', { planId: 'gold' });
  expect((await billing(user, 'change', { quoteId: Object(body.quote).id })).status).toBe(200);
  await until(user, ({ plan }) => plan === 'gold');
  const [upgrade] = await invoicesOf(user);
  expect(upgrade?.vat).toBe(Math.round((Number(upgrade?.amount) * 21) / 121));
  const { body: down } = await billing(user, 'quote', { planId: 'bronze' });
  expect((await billing(user, 'change', { quoteId: Object(down.quote).id })).status).toBe(200);
  await changeCard(stripe, user, '5555555555554444');
  const { currentPeriodEnd } = await currentOf(user);
  await stripe.advance(Date.parse(String(currentPeriodEnd)) - stripe.now() + 7_200_000);
  await until(user, ({ plan }) => plan === 'bronze');
  expect((await invoicesOf(user))[0]).toMatchObject({ amount: 499, vat: 87 });
});

it('a withdrawal gives back the whole price, tax included', async () => {
  const user = await signUp(app);
  await buy(user, { planId: 'silver', country: 'DE' });
  await until(user, ({ plan }) => plan === 'silver');
  const { status } = await billing(user, 'withdraw', { name: 'Clara', email: user.email, contract: 'Silver' });
  expect(status).toBe(200);
  await until(user, ({ plan }) => plan === 'free');
  const [customer] = (await client.customers.list({ email: user.email })).data;
  const { data } = await client.charges.list({ customer: customer?.id ?? '' });
  expect(data).toMatchObject([{ amount: 999, amount_refunded: 999 }]);
});

it('a plan from before the tax was calculated goes on without it', async () => {
  const user = await signUp(app);
  await buy(user, { planId: 'silver', country: 'DE' });
  await until(user, ({ plan }) => plan === 'silver');
  const [subscription] = await subscriptionsOf(user);
  await client.subscriptions.update(subscription?.id ?? '', { automatic_tax: { enabled: false } });
  await changeCard(stripe, user, '5555555555554444');
  const { currentPeriodEnd } = await currentOf(user);
  await stripe.advance(Date.parse(String(currentPeriodEnd)) - stripe.now() + 7_200_000);
  await expect.poll(async () => (await invoicesOf(user))[0]).toMatchObject({ amount: 999, vat: null, status: 'paid' });
});
