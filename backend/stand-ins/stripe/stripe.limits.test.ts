import { afterAll, describe, expect, it } from 'vitest';
import { begin, DAY, expanded, startSandbox, subscribe } from '../../src/testing/stripe-sandbox.ts';

const sandbox = await startSandbox();
const { stripe, server, prices } = sandbox;
afterAll(() => sandbox.close());

const HOUR = 3_600_000;
/** So dear that the last hours of a month cost enough to be charged. */
const dear = await stripe.prices.create({
  ...{ product: String(prices.gold.product), currency: 'eur', unit_amount: 90_000, recurring: { interval: 'month' } },
});

/** A change that waits until its customer has authenticated the payment. */
async function waiting(subscription: string) {
  const { items } = await stripe.subscriptions.retrieve(subscription);
  return stripe.subscriptions.update(subscription, {
    items: [{ id: items.data[0]?.id, price: dear.id }],
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
  });
}

describe('a change that waits for its payment', () => {
  it('is void after 23 hours, or with the period where that ends first', async () => {
    const { id } = await subscribe(sandbox, 'pm_card_authenticationRequired');
    const voidAt = () => Math.floor(server.now() / 1000) + 23 * 3600;
    const from = voidAt();
    const expiresAt = Number((await waiting(id)).pending_update?.expires_at);
    // The second may change meanwhile.
    expect([expiresAt >= from, expiresAt <= voidAt()]).toEqual([true, true]);
    await server.advance(24 * HOUR);
    const period = (await stripe.subscriptions.retrieve(id)).items.data[0]?.current_period_end ?? 0;
    expect((await stripe.subscriptions.retrieve(id)).pending_update).toBeNull();
    await server.advance(period * 1000 - server.now() - 2 * HOUR);
    const late = await waiting(id);
    expect(late.pending_update?.expires_at).toBe(period);
  });

  it('is void when the next phase of a schedule begins', async () => {
    const { id } = await subscribe(sandbox, 'pm_card_authenticationRequired');
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
    const [phase] = schedule.phases;
    const [start, end] = [phase?.start_date ?? 0, phase?.end_date ?? 0];
    await stripe.subscriptionSchedules.update(schedule.id, {
      phases: [
        { items: [{ price: prices.silver.id }], start_date: start, end_date: end },
        { items: [{ price: prices.bronze.id }], start_date: end },
      ],
    });
    await server.advance(end * 1000 - server.now() - HOUR);
    const { latest_invoice } = await waiting(id);
    await server.advance(2 * HOUR);
    const after = await stripe.subscriptions.retrieve(id);
    expect(after).toMatchObject({ pending_update: null });
    expect(after.items.data[0]?.price.id).toBe(prices.bronze.id);
    expect((await stripe.invoices.retrieve(String(latest_invoice))).status).toBe('void');
  });
});

it('an order that is not paid takes little but metadata and a way to pay', async () => {
  const { subscription } = await begin(sandbox);
  for (const change of [{ cancel_at_period_end: true }, { collection_method: 'send_invoice', days_until_due: 3 }] as const)
    await expect(stripe.subscriptions.update(subscription.id, { ...change })).rejects.toMatchObject({ statusCode: 400 });
  expect((await stripe.subscriptions.update(subscription.id, { metadata: { declared: 'cancel' } })).metadata.declared).toBe(
    'cancel',
  );
});

it('an invoice whose payment is processed cannot be voided', async () => {
  const { invoice, intent } = await begin(sandbox);
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_processing' });
  await expect(stripe.invoices.voidInvoice(invoice.id)).rejects.toMatchObject({ statusCode: 400 });
  await server.advance(DAY);
  expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('paid');
});

it('the data of a list is a level of what is expanded', async () => {
  const { subscription } = await begin(sandbox);
  const four = await stripe.subscriptions.list({ expand: ['data.latest_invoice.payments.data'] });
  expect(expanded(four.data[0]?.latest_invoice).payments?.data).toHaveLength(1);
  expect(subscription.id).toMatch(/^sub_/);
  await expect(
    stripe.subscriptions.list({ expand: ['data.latest_invoice.payments.data.payment.payment_intent'] }),
  ).rejects.toMatchObject({ param: 'expand' });
});
