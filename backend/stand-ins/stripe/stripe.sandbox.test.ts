import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, expanded, type Sandbox, startSandbox, subscribe } from '../../src/testing/stripe-sandbox.ts';
import { isRecord } from './engine/wire.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function call(
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(
    `${sandbox.server.url}${path}`,
    body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers },
  );
  const parsed: unknown = await answer.json();
  return { status: answer.status, body: isRecord(parsed) ? parsed : {} };
}

describe('a discount code that its page has made', () => {
  const make = (form: Record<string, string>) =>
    fetch(`${sandbox.server.url}/sandbox/pages/codes`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

  it('is found as one of Stripe’s, with its limit, and is made once', async () => {
    expect((await make({ code: 'page20', value: '20', kind: 'percent', lasts: '3', limit: '2' })).status).toBe(303);
    const { data } = await sandbox.stripe.promotionCodes.list({ code: 'PAGE20', expand: ['data.promotion.coupon'] });
    expect(data).toMatchObject([
      {
        ...{ code: 'PAGE20', active: true, max_redemptions: 2 },
        promotion: { coupon: { name: 'PAGE20', percent_off: 20, duration: 'repeating', duration_in_months: 3 } },
      },
    ]);
    const before = (await sandbox.stripe.coupons.list()).data.length;
    const again = await make({ code: 'PAGE20', value: '30', kind: 'percent', lasts: 'once', limit: '' });
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('There is such a code already')]);
    expect((await sandbox.stripe.coupons.list()).data).toHaveLength(before);
  });

  it('takes an amount off in what the prices are in', async () => {
    await make({ code: 'PAGE2', value: '2.5', kind: 'amount', lasts: 'forever', limit: '' });
    const { data } = await sandbox.stripe.promotionCodes.list({ code: 'PAGE2', expand: ['data.promotion.coupon'] });
    expect(data).toMatchObject([
      { max_redemptions: null, promotion: { coupon: { amount_off: 250, currency: 'eur', duration: 'forever' } } },
    ]);
  });
});

describe('the sandbox’s own calls', () => {
  it('move the clock by calendar months', async () => {
    const before = new Date(sandbox.server.now());
    await call('/sandbox/clock', { advance: '1 month' });
    const { body } = await call('/sandbox/clock');
    const after = new Date(Number(body.now));
    expect((after.getUTCMonth() - before.getUTCMonth() + 12) % 12).toBe(1);
    expect((await call('/sandbox/clock', { advance: 'a while' })).status).toBe(400);
  });

  it('show one customer’s state', async () => {
    const subscription = await subscribe(sandbox);
    const { body } = await call(`/sandbox/state?customer=${String(subscription.customer)}`);
    expect(body.subscriptions).toEqual([expect.objectContaining({ id: subscription.id, status: 'active' })]);
    expect(body.invoices).toHaveLength(1);
  });

  it('complete an intent that asks for it, once', async () => {
    const { intent, secret } = await begin(sandbox);
    await sandbox.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_authenticationRequired' });
    const page = await fetch(`${sandbox.server.url}/sandbox/authenticate?intent=${intent}&secret=${secret}`);
    expect(page.status).toBe(200);
    expect((await call(`/sandbox/intents/${intent}/complete`, { outcome: 'succeed' })).body.status).toBe('succeeded');
    expect((await call(`/sandbox/intents/${intent}/complete`, { outcome: 'succeed' })).status).toBe(400);
  });

  it('hold events back and let requests fail', async () => {
    expect((await call('/sandbox/events/hold', {})).status).toBe(200);
    expect((await call('/sandbox/events/drop', {})).status).toBe(200);
    expect((await call('/sandbox/events/release', {})).status).toBe(200);
    await call('/sandbox/fail', { path: '/v1/customers$', how: '429' });
    await expect(sandbox.stripe.customers.list()).rejects.toMatchObject({ statusCode: 429 });
    expect((await call('/sandbox/fail', { path: '/v1', how: 'explode' })).status).toBe(400);
  });

  it('are refused to other sites’ pages', async () => {
    const { status } = await call('/sandbox/clock', { advance: 60 }, { Origin: 'https://evil.example' });
    expect(status).toBe(403);
  });
});

describe('what the sandbox does not do', () => {
  it.each([{ trial_period_days: 7 }, { default_tax_rates: ['txr_1'] }, { add_invoice_items: [{ price: 'price_1' }] }])(
    '%j is refused, not ignored',
    async (more) => {
      await expect(begin(sandbox, more)).rejects.toMatchObject({ statusCode: 400, code: 'sandbox_unsupported' });
    },
  );
});

describe('money back', () => {
  it('as a credit note is a refund, and no more than was paid', async () => {
    const subscription = await subscribe(sandbox);
    const invoice = String(subscription.latest_invoice);
    const note = await sandbox.stripe.creditNotes.create({ invoice, amount: 300, refund_amount: 300 });
    expect(note).toMatchObject({ status: 'issued', total: 300, refunds: [{ amount_refunded: 300 }] });
    const more = sandbox.stripe.creditNotes.create({ invoice, amount: 700, refund_amount: 700 });
    await expect(more).rejects.toMatchObject({ statusCode: 400 });
    const charge = (await sandbox.stripe.charges.list({ customer: String(subscription.customer) })).data[0];
    expect(charge).toMatchObject({ amount: 999, amount_refunded: 300, refunded: false });
  });

  it('of a downgrade at once is credit for the next invoice', async () => {
    const subscription = await subscribe(sandbox, 'pm_card_visa', sandbox.prices.gold);
    const [item] = subscription.items.data;
    const changed = await sandbox.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item?.id, price: sandbox.prices.bronze.id }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice', 'customer'],
    });
    const invoice = expanded(changed.latest_invoice);
    expect(invoice).toMatchObject({ status: 'paid', amount_due: 0, total: -1500, ending_balance: -1500 });
    const next = await sandbox.stripe.invoices.createPreview({ subscription: subscription.id });
    expect(next).toMatchObject({ total: 499, amount_due: 0, starting_balance: -1500, ending_balance: -1001 });
  });
});
