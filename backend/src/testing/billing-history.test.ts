import { afterAll, expect, it } from 'vitest';
import { chargeFaults, faultsBetween, refundFaults } from './billing-history.ts';
import { begin, startSandbox } from './stripe-sandbox.ts';

const sandbox = await startSandbox();
const { stripe } = sandbox;
afterAll(() => sandbox.close());

/** Pays a subscription, and returns its id. */
async function pay(customer: string): Promise<string> {
  const { subscription, intent } = await begin(sandbox, { customer });
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  return subscription.id;
}

const newCustomer = async () => (await stripe.customers.create({ email: 'ana@example.com' })).id;

async function refundFaultsOf(customer: string): Promise<string[]> {
  const { data: all } = await stripe.subscriptions.list({ customer, status: 'all' });
  const { data: invoices } = await stripe.invoices.list({ customer, expand: ['data.payments'] });
  const { data: charges } = await stripe.charges.list({ customer });
  expect(chargeFaults(invoices)).toEqual([]);
  return refundFaults(all, invoices, charges);
}

async function giveBack(customer: string): Promise<void> {
  const { data } = await stripe.charges.list({ customer, limit: 1 });
  await stripe.refunds.create({ charge: data[0]?.id });
}

it('a second subscription that is paid at the same time is a fault until it is given back', async () => {
  const customer = await newCustomer();
  await pay(customer);
  expect(await refundFaultsOf(customer)).toEqual([]);
  const second = await pay(customer);
  await stripe.subscriptions.cancel(second);
  expect(await refundFaultsOf(customer)).toEqual(['999 was paid for a second subscription at the same time']);
  await giveBack(customer);
  expect(await refundFaultsOf(customer)).toEqual([]);
});

it('a withdrawal that was not paid back is a fault', async () => {
  const customer = await newCustomer();
  await stripe.subscriptions.cancel(await pay(customer), { cancellation_details: { comment: 'withdrawal' } });
  expect(await refundFaultsOf(customer)).toEqual(['999 was kept after a withdrawal']);
  await giveBack(customer);
  expect(await refundFaultsOf(customer)).toEqual([]);
});

it('what was too little to be charged is owed with the next invoice, and is no fault', async () => {
  const customer = await newCustomer();
  await stripe.customers.update(customer, { balance: 33 });
  await pay(customer);
  const { data } = await stripe.charges.list({ customer });
  expect(data.map(({ amount }) => amount)).toEqual([1032]);
  expect(await refundFaultsOf(customer)).toEqual([]);
});

it('a plan without a subscription, and a subscription without its plan, are faults', async () => {
  const customer = await newCustomer();
  const gone = { plan: 'silver', status: 'active', subscription: 'sub_gone', endsAt: null, isLast: false };
  expect(faultsBetween(gone, [], [])).toEqual(['silver is had, and nothing is subscribed']);
  await pay(customer);
  const { data: all } = await stripe.subscriptions.list({ customer });
  const { data: invoices } = await stripe.invoices.list({ customer });
  const none = { plan: 'free', status: 'active', subscription: null, endsAt: null, isLast: false };
  expect(faultsBetween(none, all, invoices)).toHaveLength(1);
});
