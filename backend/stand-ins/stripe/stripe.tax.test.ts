import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expanded, type Sandbox, startSandbox } from '../../src/testing/stripe-sandbox.ts';

let sandbox: Sandbox;
let prices: Record<'bronze' | 'silver' | 'gold', Stripe.Price>;
beforeAll(async () => {
  sandbox = await startSandbox();
  const { stripe } = sandbox;
  const { id: product } = await stripe.products.create({ name: 'Taxed', tax_code: 'txcd_10103000' });
  const price = (unit_amount: number) =>
    stripe.prices.create({
      product,
      currency: 'eur',
      unit_amount,
      recurring: { interval: 'month' },
      tax_behavior: 'inclusive',
    });
  prices = { bronze: await price(499), silver: await price(999), gold: await price(1999) };
});
afterAll(() => sandbox.close());

const customerIn = (address: Stripe.AddressParam | undefined) =>
  sandbox.stripe.customers.create({ email: 'ana@example.com', ...(address ? { address } : {}) });
const taxed = async (address: Stripe.AddressParam | undefined, price = prices.silver) => {
  const { id: customer } = await customerIn(address);
  return sandbox.stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    automatic_tax: { enabled: true },
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
};
const pay = async (subscription: Stripe.Subscription): Promise<void> => {
  const [intent = ''] = (expanded(subscription.latest_invoice).confirmation_secret?.client_secret ?? '').split('_secret');
  await sandbox.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
};

it.each([undefined, { country: 'Germany' }, { country: 'US' }, { country: 'CA' }])(
  'automatic tax needs a place that is known well enough: %j',
  async (address) => {
    await expect(taxed(address)).rejects.toMatchObject({ statusCode: 400, code: 'customer_tax_location_invalid' });
  },
);

it('a place that is not enough for tax is refused where that is asked', async () => {
  const { id } = await customerIn(undefined);
  const update = (address: Stripe.AddressParam) =>
    sandbox.stripe.customers.update(id, { address, tax: { validate_location: 'immediately' }, expand: ['tax'] });
  await expect(update({ country: 'US' })).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
  expect((await sandbox.stripe.customers.retrieve(id)) as Stripe.Customer).toMatchObject({ address: null });
  expect(await update({ country: 'US', postal_code: '94107' })).toMatchObject({ tax: { automatic_tax: 'not_collecting' } });
  expect(await update({ country: 'FR' })).toMatchObject({
    tax: { automatic_tax: 'supported', location: { country: 'FR', source: 'billing_address' } },
  });
});

it('a price that does not say whether it includes tax is refused', async () => {
  await expect(taxed({ country: 'DE' }, sandbox.prices.silver)).rejects.toMatchObject({ statusCode: 400, param: 'items' });
});

it.each([
  ['DE', 160, 'standard_rated'],
  ['NL', 173, 'standard_rated'],
  ['CH', 0, 'not_collecting'],
])('an invoice names the tax that its amounts include: %s', async (country, tax, reason) => {
  const subscription = await taxed({ country });
  expect(subscription.automatic_tax).toMatchObject({ enabled: true, liability: { type: 'self' } });
  expect(expanded(subscription.latest_invoice)).toMatchObject({
    automatic_tax: { enabled: true, status: 'complete' },
    subtotal: 999,
    total: 999,
    amount_due: 999,
    total_excluding_tax: 999 - tax,
    subtotal_excluding_tax: 999 - tax,
    total_taxes: [{ amount: tax, tax_behavior: 'inclusive', taxable_amount: 999 - tax, taxability_reason: reason }],
    lines: { data: [{ taxes: [{ amount: tax }] }] },
  });
});

it('a discount lowers the tax, and an upgrade has the tax of its difference', async () => {
  const { stripe } = sandbox;
  const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
  const { id: customer } = await customerIn({ country: 'DE' });
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices.silver.id }],
    automatic_tax: { enabled: true },
    discounts: [{ coupon: coupon.id }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  // 50 % of 9.99 are rounded up to 5.00.
  expect(expanded(subscription.latest_invoice)).toMatchObject({
    total: 499,
    total_taxes: [{ amount: 80 }],
    total_excluding_tax: 419,
  });
  await pay(subscription);
  const upgraded = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: subscription.items.data[0]?.id, price: prices.gold.id }],
      proration_behavior: 'always_invoice',
    },
  });
  expect(upgraded.automatic_tax.enabled).toBe(true);
  const [tax] = upgraded.total_taxes ?? [];
  expect(tax?.amount).toBe(Math.round((upgraded.total * 19) / 119));
});

it('goes on with the next phase of a schedule, unless its settings are given without it', async () => {
  const { stripe, server } = sandbox;
  for (const settings of [{}, { default_settings: { collection_method: 'charge_automatically' as const } }]) {
    const subscription = await taxed({ country: 'DE' });
    await pay(subscription);
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const { start_date = 0, end_date = 0 } = schedule.current_phase ?? {};
    await stripe.subscriptionSchedules.update(schedule.id, {
      ...settings,
      phases: [
        { items: [{ price: prices.silver.id }], start_date, end_date },
        { items: [{ price: prices.bronze.id }], start_date: end_date, duration: { interval: 'month', interval_count: 1 } },
      ],
    });
    await server.advance(end_date * 1000 - server.now() + 7_200_000);
    const renewed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    const isTaxed = !('default_settings' in settings);
    expect(renewed.automatic_tax.enabled).toBe(isTaxed);
    expect(expanded(renewed.latest_invoice)).toMatchObject({
      total: 499,
      total_taxes: isTaxed ? [{ amount: 80 }] : [],
      automatic_tax: { enabled: isTaxed },
    });
  }
});
