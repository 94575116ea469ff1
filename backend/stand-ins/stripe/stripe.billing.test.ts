import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complete, DAY, expanded, type Sandbox, startSandbox, subscribe } from '../../src/testing/stripe-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const EXPAND = ['latest_invoice.payments', 'discounts', 'schedule'];
const read = (id: string): Promise<Stripe.Subscription> => sandbox.stripe.subscriptions.retrieve(id, { expand: EXPAND });
const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('No item');
  return item;
};
const planOf = (subscription: Stripe.Subscription): string | null => itemOf(subscription).price.lookup_key;
const seconds = (): number => Math.floor(sandbox.server.now() / 1000);
const eventsOf = (id: string): string[] =>
  sandbox.server.events
    .all()
    .filter(({ data }) => JSON.stringify(data.object).includes(id))
    .map(({ type }) => type);

describe('a renewal', () => {
  it('is announced, drafted, and charged an hour later', async () => {
    const subscription = await subscribe(sandbox);
    const { current_period_end } = itemOf(subscription);
    await sandbox.server.advance((current_period_end + 60 - seconds()) * 1000);
    const drafted = await read(subscription.id);
    expect(itemOf(drafted).current_period_start).toBe(current_period_end);
    expect(expanded(drafted.latest_invoice)).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle', total: 999 });
    await sandbox.server.advance(3_600_000);
    expect(expanded((await read(subscription.id)).latest_invoice).status).toBe('paid');
    expect(eventsOf(subscription.id)).toEqual(
      expect.arrayContaining(['invoice.upcoming', 'customer.subscription.updated', 'invoice.paid']),
    );
  });

  it('that fails is tried again after 3, 5 and 7 days, and then ends the subscription', async () => {
    const subscription = await subscribe(sandbox);
    const customer = String(subscription.customer);
    const bad = await sandbox.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await sandbox.stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
    await sandbox.server.advance((itemOf(subscription).current_period_end + 3700 - seconds()) * 1000);
    for (const [attempt, days] of [3, 5, 7].entries()) {
      const failed = await read(subscription.id);
      const invoice = expanded(failed.latest_invoice);
      expect(failed.status).toBe('past_due');
      expect(invoice).toMatchObject({ status: 'open', attempt_count: attempt + 1, attempted: true });
      expect(invoice.next_payment_attempt).not.toBeNull();
      await sandbox.server.advance(days * DAY);
    }
    expect(await read(subscription.id)).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
  });

  it('that failed is settled by paying with another card', async () => {
    const subscription = await subscribe(sandbox);
    const customer = String(subscription.customer);
    const bad = await sandbox.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await sandbox.stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
    await sandbox.server.advance(32 * DAY);
    const good = await sandbox.stripe.paymentMethods.attach('pm_card_mastercard', { customer });
    const invoice = expanded((await read(subscription.id)).latest_invoice);
    const paid = await sandbox.stripe.invoices.pay(invoice.id, { payment_method: good.id });
    expect(paid.status).toBe('paid');
    expect(await read(subscription.id)).toMatchObject({ status: 'active', default_payment_method: good.id });
  });

  it('of a card that always asks for authentication is past due', async () => {
    const subscription = await subscribe(sandbox, 'pm_card_authenticationRequired');
    await sandbox.server.advance(32 * DAY);
    expect((await read(subscription.id)).status).toBe('past_due');
    expect(eventsOf(subscription.id)).toContain('invoice.payment_action_required');
  });

  it('uses a coupon as long as it lasts', async () => {
    const coupon = await sandbox.stripe.coupons.create({ percent_off: 50, duration: 'repeating', duration_in_months: 2 });
    const customer = await sandbox.stripe.customers.create({ email: 'c@example.com' });
    const method = await sandbox.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const subscription = await sandbox.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: sandbox.prices.gold.id }],
      discounts: [{ coupon: coupon.id }],
      default_payment_method: method.id,
    });
    expect(subscription.status).toBe('active');
    await sandbox.server.advance(100 * DAY);
    const invoices = await sandbox.stripe.invoices.list({ subscription: subscription.id });
    expect(invoices.data.map(({ total }) => total).reverse()).toEqual([999, 999, 1999, 1999]);
    expect((await read(subscription.id)).discounts).toEqual([]);
  });
});

describe('a change of plan', () => {
  it('costs at once what its preview said', async () => {
    const subscription = await subscribe(sandbox);
    await sandbox.server.advance(11 * DAY);
    const items = [{ id: itemOf(subscription).id, price: sandbox.prices.gold.id }];
    const details = { items, proration_behavior: 'always_invoice', proration_date: seconds() } as const;
    await sandbox.server.advance(600_000);
    const preview = await sandbox.stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: details });
    const changed = await sandbox.stripe.subscriptions.update(subscription.id, {
      ...details,
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    });
    const invoice = expanded(changed.latest_invoice);
    expect(planOf(changed)).toBe('gold');
    expect(changed.pending_update).toBeNull();
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual(preview.lines.data.map(({ amount }) => amount));
    expect(invoice).toMatchObject({ status: 'paid', amount_due: preview.amount_due, billing_reason: 'subscription_update' });
    expect(preview.lines.data.every(({ parent }) => parent?.subscription_item_details?.proration)).toBe(true);
  });

  it('waits for a payment that needs authentication', async () => {
    const subscription = await subscribe(sandbox, 'pm_card_authenticationRequired');
    const change: Stripe.SubscriptionUpdateParams = {
      items: [{ id: itemOf(subscription).id, price: sandbox.prices.gold.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    };
    const waiting = await sandbox.stripe.subscriptions.update(subscription.id, change);
    expect(planOf(waiting)).toBe('silver');
    expect(waiting.status).toBe('active');
    expect(waiting.pending_update?.subscription_items?.[0]?.price.lookup_key).toBe('gold');
    const secret = expanded(waiting.latest_invoice).confirmation_secret?.client_secret ?? '';
    await complete(sandbox, secret.split('_secret')[0] ?? '', 'succeed');
    const applied = await read(subscription.id);
    expect(planOf(applied)).toBe('gold');
    expect(applied.pending_update).toBeNull();
    expect(eventsOf(subscription.id)).toContain('customer.subscription.pending_update_applied');
  });

  it('that is not paid in time is dropped', async () => {
    const subscription = await subscribe(sandbox, 'pm_card_authenticationRequired');
    await sandbox.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: sandbox.prices.gold.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    await sandbox.server.advance(DAY);
    const kept = await read(subscription.id);
    expect(kept.pending_update).toBeNull();
    expect(planOf(kept)).toBe('silver');
    expect(kept.status).toBe('active');
    expect(expanded(kept.latest_invoice).status).toBe('void');
  });

  it('with error_if_incomplete and a declined card changes nothing', async () => {
    const subscription = await subscribe(sandbox);
    const customer = String(subscription.customer);
    const bad = await sandbox.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await sandbox.stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
    const count = sandbox.server.events.all().length;
    const change = sandbox.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: sandbox.prices.gold.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    await expect(change).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect(planOf(await read(subscription.id))).toBe('silver');
    expect(sandbox.server.events.all()).toHaveLength(count);
  });

  it('with prorations waits for the next invoice', async () => {
    const subscription = await subscribe(sandbox);
    await sandbox.server.advance(10 * DAY);
    await sandbox.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: sandbox.prices.gold.id }],
    });
    const preview = await sandbox.stripe.invoices.createPreview({ subscription: subscription.id });
    expect(preview.lines.data).toHaveLength(3);
    await sandbox.server.advance(25 * DAY);
    const invoice = expanded((await read(subscription.id)).latest_invoice);
    expect(invoice).toMatchObject({ status: 'paid', total: preview.total });
  });
});

describe('a schedule', () => {
  it('changes the plan at the period’s end, keeps the discount that it is given, and is released', async () => {
    const coupon = await sandbox.stripe.coupons.create({ amount_off: 100, currency: 'eur', duration: 'forever' });
    const subscription = await subscribe(sandbox, 'pm_card_visa', sandbox.prices.gold);
    await sandbox.stripe.subscriptions.update(subscription.id, { discounts: [{ coupon: coupon.id }] });
    const schedule = await sandbox.stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [now] = schedule.phases;
    const discounts = now?.discounts.map(({ discount }) => ({ discount: String(discount) })) ?? [];
    await sandbox.stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        { start_date: now?.start_date, end_date: now?.end_date, items: [{ price: sandbox.prices.gold.id }], discounts },
        { items: [{ price: sandbox.prices.bronze.id }], discounts, duration: { interval: 'month' }, proration_behavior: 'none' },
      ],
    });
    const preview = await sandbox.stripe.invoices.createPreview({ subscription: subscription.id });
    expect(preview.total).toBe(399);
    const refused = sandbox.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await expect(refused).rejects.toMatchObject({ statusCode: 400, param: 'cancel_at_period_end' });
    await sandbox.server.advance(32 * DAY);
    const changed = await read(subscription.id);
    expect(planOf(changed)).toBe('bronze');
    expect(expanded(changed.latest_invoice)).toMatchObject({ status: 'paid', total: 399 });
    expect(expanded(changed.schedule).status).toBe('active');
    await sandbox.server.advance(31 * DAY);
    expect((await read(subscription.id)).schedule).toBeNull();
    expect((await sandbox.stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('released');
  });

  it('that is released leaves everything as it is', async () => {
    const subscription = await subscribe(sandbox);
    const schedule = await sandbox.stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    await sandbox.stripe.subscriptionSchedules.release(schedule.id);
    expect(await read(subscription.id)).toMatchObject({ schedule: null, status: 'active' });
    await expect(sandbox.stripe.subscriptionSchedules.release(schedule.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('loses a discount that its phase does not name', async () => {
    const coupon = await sandbox.stripe.coupons.create({ percent_off: 10, duration: 'forever' });
    const subscription = await subscribe(sandbox);
    await sandbox.stripe.subscriptions.update(subscription.id, { discounts: [{ coupon: coupon.id }] });
    const schedule = await sandbox.stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [now] = schedule.phases;
    await sandbox.stripe.subscriptionSchedules.update(schedule.id, {
      phases: [{ start_date: now?.start_date, end_date: now?.end_date, items: [{ price: sandbox.prices.silver.id }] }],
    });
    expect((await read(subscription.id)).discounts).toEqual([]);
  });
});

describe('the end of a period', () => {
  it('ends a subscription that was to end, unless that was undone', async () => {
    const ending = await subscribe(sandbox);
    const kept = await subscribe(sandbox);
    const set = await sandbox.stripe.subscriptions.update(ending.id, { cancel_at_period_end: true });
    expect(set.cancel_at).toBe(itemOf(ending).current_period_end);
    await sandbox.stripe.subscriptions.update(kept.id, { cancel_at_period_end: true });
    await sandbox.stripe.subscriptions.update(kept.id, { cancel_at_period_end: false });
    await sandbox.server.advance(32 * DAY);
    expect((await read(ending.id)).status).toBe('canceled');
    expect(eventsOf(ending.id)).toContain('customer.subscription.deleted');
    expect(await read(kept.id)).toMatchObject({ status: 'active', cancel_at: null });
  });
});
