import { PAID_PLANS, type PaidPlan } from '@beside/common/subscription/subscription.constants';
import type Stripe from 'stripe';
import { takeTime } from '../../lib/stripe.ts';
import type { FullSubscription, OpenInvoice } from './subscription.types.ts';

/** What is read with a subscription: Stripe expands at most four levels. */
export const SUBSCRIPTION_PARTS = [
  'latest_invoice',
  'default_payment_method',
  'schedule',
  'discounts.source.coupon',
  'pending_setup_intent',
];
const IN_LIST = SUBSCRIPTION_PARTS.map((part) => `data.${part}`);
const LIST_MAX = 100;

/** States in which a subscription goes on and is charged. */
const LIVE: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

const isLive = ({ status }: Stripe.Subscription): boolean => LIVE.includes(status);

/** An object, or null where Stripe has left its id. */
export function expanded<T extends { object: string }>(value: string | T | null | undefined): T | null {
  return typeof value === 'object' && value !== null ? value : null;
}

export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

/** All subscriptions of a customer, the newest first. */
export async function subscriptionsOf(stripe: Stripe, customer: string): Promise<FullSubscription[]> {
  const { data, lastResponse } = await stripe.subscriptions.list({ customer, status: 'all', limit: LIST_MAX, expand: IN_LIST });
  takeTime(stripe, lastResponse);
  return Promise.all(data.map(async (one) => ({ ...one, neverPaid: await neverPaid(stripe, one) })));
}

/**
 * Whether an order that was billed by invoice has come to a renewal without a payment: its latest invoice does not tell, nor does how it is paid now,
 * since a card may have been added.
 */
async function neverPaid(stripe: Stripe, one: Stripe.Subscription): Promise<boolean> {
  const latest = expanded(one.latest_invoice);
  if (!isLive(one) || latest?.status === 'paid' || latest?.billing_reason === 'subscription_create') return false;
  const { data } = await stripe.invoices.list({ subscription: one.id, status: 'paid', limit: 1 });
  return data.length === 0;
}

/** An invoice with its payment, or null where the subscription has none. */
export async function readInvoice(stripe: Stripe, id: string): Promise<OpenInvoice> {
  const invoice = await stripe.invoices.retrieve(id, {
    expand: ['confirmation_secret', 'payments.data.payment.payment_intent'],
  });
  const payment = invoice.payments?.data.find(({ is_default }) => is_default) ?? invoice.payments?.data[0];
  return { invoice, intent: expanded(payment?.payment.payment_intent) };
}

/** Whether money is on its way, so that another choice must wait for it. */
export function isMoving({ intent }: OpenInvoice): boolean {
  return intent?.status === 'processing' || intent?.status === 'succeeded';
}

/** The one item that each of our subscriptions has. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem | null {
  return subscription.items.data[0] ?? null;
}

/** The plan that a price is for: written on it by `stripe:setup`. */
export function planOfPrice(price: { metadata: Stripe.Metadata } | null | undefined): PaidPlan | null {
  return paidPlan(price?.metadata.plan);
}

export function paidPlan(value: string | undefined | null): PaidPlan | null {
  return PAID_PLANS.find((plan) => plan === value) ?? null;
}

/** What a coupon takes off, in English: the name of one that has none, since ids are not shown. */
export function offOf({ percent_off, amount_off }: Pick<Stripe.Coupon, 'percent_off' | 'amount_off'>): string {
  return `${percent_off !== null ? `${percent_off}%` : `€${((amount_off ?? 0) / 100).toFixed(2)}`} off`;
}

/** Whether its first invoice is not paid yet: Stripe calls a subscription that is billed by invoice active all the same. */
export function awaitsFirstPayment(subscription: FullSubscription): boolean {
  if (subscription.status === 'incomplete' || (isLive(subscription) && subscription.neverPaid)) return true;
  const invoice = expanded(subscription.latest_invoice);
  return isLive(subscription) && invoice?.billing_reason === 'subscription_create' && invoice.status !== 'paid';
}

/** Whether it goes on, and was paid for at its beginning: then its plan is had. */
export const isPaidFor = (one: FullSubscription): boolean => isLive(one) && !awaitsFirstPayment(one);

/** An invoice line's cents, discounts taken off. */
export function netOf({ amount, discount_amounts }: Stripe.InvoiceLineItem): number {
  return (discount_amounts ?? []).reduce((left, discount) => left - discount.amount, amount);
}

/**
 * Whether an order that is billed by invoice was not paid in time, or cannot be paid any more: Stripe would let it go on for ever.
 * @param now Unix seconds
 */
export function isForfeited(subscription: FullSubscription, now: number): boolean {
  if (subscription.status === 'incomplete' || !awaitsFirstPayment(subscription)) return false;
  const invoice = expanded(subscription.latest_invoice);
  if (invoice?.status === 'draft') return false;
  if (invoice?.billing_reason !== 'subscription_create') return true;
  return invoice.status !== 'open' || (invoice.due_date !== null && invoice.due_date <= now);
}

/** A schedule or a cancellation carries the plan that it was chosen for: after an upgrade it holds no more. */
export function isOutdated(subscription: FullSubscription): boolean {
  const plan = planOfPrice(itemOf(subscription)?.price);
  const schedule = expanded(subscription.schedule);
  const from = schedule?.status === 'active' ? schedule.metadata?.from : undefined;
  const endsFrom = subscription.cancel_at_period_end ? subscription.metadata.endsFrom : undefined;
  return isLive(subscription) && [from, endsFrom].some((chosen) => paidPlan(chosen) !== null && chosen !== plan);
}
