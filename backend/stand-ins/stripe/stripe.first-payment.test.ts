import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, complete, DAY, expanded, type Sandbox, startSandbox, subscribe } from '../../src/testing/stripe-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const read = (id: string): Promise<Stripe.Subscription> =>
  sandbox.stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice.payments', 'default_payment_method', 'pending_setup_intent'],
  });

describe('a first payment', () => {
  it('activates an incomplete subscription, and is kept for later', async () => {
    const { subscription, invoice, intent, secret } = await begin(sandbox);
    expect(subscription.status).toBe('incomplete');
    expect(invoice).toMatchObject({ status: 'open', total: 999, amount_due: 999, billing_reason: 'subscription_create' });
    const confirmed = await sandbox.browser.paymentIntents.confirm(intent, {
      client_secret: secret,
      payment_method: 'pm_card_visa',
    } as Stripe.PaymentIntentConfirmParams);
    expect(confirmed.status).toBe('succeeded');
    const active = await read(subscription.id);
    expect(active.status).toBe('active');
    expect(expanded(active.default_payment_method).card?.last4).toBe('4242');
    expect(expanded(active.latest_invoice)).toMatchObject({ status: 'paid', amount_paid: 999, amount_remaining: 0 });
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
  ])('that is declined (%s) leaves the subscription incomplete, and can be tried again', async (method, code, decline_code) => {
    const { subscription, intent } = await begin(sandbox);
    const refused = sandbox.stripe.paymentIntents.confirm(intent, { payment_method: method });
    await expect(refused).rejects.toMatchObject({ statusCode: 402, type: 'StripeCardError', code, decline_code });
    expect((await read(subscription.id)).status).toBe('incomplete');
    await sandbox.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    expect((await read(subscription.id)).status).toBe('active');
  });

  it('that needs authentication waits for it', async () => {
    const { subscription, intent } = await begin(sandbox);
    const waiting = await sandbox.stripe.paymentIntents.confirm(intent, {
      payment_method: 'pm_card_authenticationRequiredOnSetup',
    });
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    await complete(sandbox, intent, 'fail');
    const failed = await sandbox.stripe.paymentIntents.retrieve(intent);
    expect(failed.status).toBe('requires_payment_method');
    expect(failed.last_payment_error?.code).toBe('payment_intent_authentication_failure');
    await sandbox.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_authenticationRequiredOnSetup' });
    await complete(sandbox, intent, 'succeed');
    expect((await read(subscription.id)).status).toBe('active');
    await sandbox.server.advance(32 * DAY);
    const renewed = await read(subscription.id);
    expect(expanded(renewed.latest_invoice)).toMatchObject({ billing_reason: 'subscription_cycle', status: 'paid' });
  });

  it('by iDEAL goes through a redirect, and leaves a SEPA debit that renews', async () => {
    const { subscription, intent } = await begin(sandbox);
    const waiting = await sandbox.stripe.paymentIntents.confirm(intent, {
      payment_method_data: { type: 'ideal', billing_details: { name: 'Ana' } },
      return_url: 'http://localhost:5173/back',
    });
    expect(waiting.next_action?.redirect_to_url?.url).toContain(`/sandbox/redirect?intent=${intent}`);
    await complete(sandbox, intent, 'succeed');
    const active = await read(subscription.id);
    expect(active.status).toBe('active');
    expect(expanded(active.default_payment_method).type).toBe('sepa_debit');
    await sandbox.server.advance(32 * DAY);
    const cycle = { billing_reason: 'subscription_cycle', attempted: true };
    const renewing = await read(subscription.id);
    expect(renewing.status).toBe('active');
    expect(expanded(renewing.latest_invoice)).toMatchObject({ ...cycle, status: 'open' });
    // A bank takes days for a debit.
    await sandbox.server.advance(6 * DAY);
    const renewed = await read(subscription.id);
    expect(renewed.status).toBe('active');
    expect(expanded(renewed.latest_invoice)).toMatchObject({ ...cycle, status: 'paid' });
  });

  it.each([
    ['pm_card_processing', 'active', 'paid'],
    ['pm_card_processingFails', 'incomplete', 'open'],
  ])('that is being processed (%s) settles later', async (method, status, invoiceStatus) => {
    const { subscription, intent } = await begin(sandbox);
    const waiting = await sandbox.stripe.paymentIntents.confirm(intent, { payment_method: method });
    expect(waiting.status).toBe('processing');
    expect((await read(subscription.id)).status).toBe('incomplete');
    await sandbox.server.advance(60_000);
    const settled = await read(subscription.id);
    expect(settled.status).toBe(status);
    expect(expanded(settled.latest_invoice).status).toBe(invoiceStatus);
  });

  it('that nobody makes within 23 hours lets the subscription go', async () => {
    const { subscription, invoice, intent } = await begin(sandbox);
    await sandbox.server.advance(22.9 * 3_600_000);
    expect((await read(subscription.id)).status).toBe('incomplete');
    await sandbox.server.advance(0.2 * 3_600_000);
    expect((await read(subscription.id)).status).toBe('incomplete_expired');
    expect((await sandbox.stripe.invoices.retrieve(invoice.id)).status).toBe('void');
    expect((await sandbox.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
  });

  it('is not asked for with a coupon for everything: the subscription is active, and a method can be set up', async () => {
    const coupon = await sandbox.stripe.coupons.create({ percent_off: 100, duration: 'once' });
    const { subscription, invoice } = await begin(sandbox, { discounts: [{ coupon: coupon.id }] });
    expect(subscription.status).toBe('active');
    expect(invoice).toMatchObject({ status: 'paid', total: 0, amount_due: 0 });
    expect(invoice.confirmation_secret).toBeNull();
    const setup = expanded(subscription.pending_setup_intent);
    await sandbox.stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' });
    const ready = await read(subscription.id);
    expect(ready.pending_setup_intent).toBeNull();
    expect(expanded(ready.default_payment_method).card?.last4).toBe('4242');
  });
});

describe('a bill that is sent', () => {
  it('is a draft for an hour, then open with a due date, and overdue later; the subscription is active meanwhile', async () => {
    const { subscription, invoice: draft } = await begin(sandbox, {
      collection_method: 'send_invoice',
      days_until_due: 14,
      payment_behavior: undefined,
    });
    expect(subscription.status).toBe('active');
    expect(draft).toMatchObject({ status: 'draft', automatically_finalizes_at: draft.created + 3600 });
    await sandbox.server.advance(3_600_000);
    const invoice = await sandbox.stripe.invoices.retrieve(draft.id);
    expect(invoice.status).toBe('open');
    expect(invoice.due_date).toBe(draft.created + 3600 + 14 * 86_400);
    expect(invoice.hosted_invoice_url).toContain(sandbox.server.url);
    expect((await fetch(String(invoice.hosted_invoice_url))).status).toBe(200);
    await sandbox.server.advance(15 * DAY);
    expect((await read(subscription.id)).status).toBe('past_due');
    await sandbox.stripe.invoices.pay(invoice.id, { paid_out_of_band: true });
    expect((await read(subscription.id)).status).toBe('active');
  });
});

describe('a cancellation', () => {
  it('of an unpaid subscription voids its invoice', async () => {
    const { subscription, invoice } = await begin(sandbox);
    const canceled = await sandbox.stripe.subscriptions.cancel(subscription.id);
    expect(canceled.status).toBe('incomplete_expired');
    expect((await sandbox.stripe.invoices.retrieve(invoice.id)).status).toBe('void');
  });

  it('of a paid one can be prorated, and its payment refunded', async () => {
    const subscription = await subscribe(sandbox);
    const [payment] = (await sandbox.stripe.invoicePayments.list({ invoice: String(subscription.latest_invoice) })).data;
    const refund = await sandbox.stripe.refunds.create({ payment_intent: String(payment?.payment.payment_intent), amount: 400 });
    expect(refund).toMatchObject({ amount: 400, status: 'succeeded' });
    const again = sandbox.stripe.refunds.create({ payment_intent: String(payment?.payment.payment_intent), amount: 600 });
    await expect(again).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    const canceled = await sandbox.stripe.subscriptions.cancel(subscription.id);
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'cancellation_requested' } });
    await expect(sandbox.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' });
  });
});
