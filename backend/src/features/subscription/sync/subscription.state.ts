import { WITHDRAWAL_DAYS } from '@beside/common/contracts/contracts.constants';
import { CURRENCY, PAST_DUE_DAYS, type PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { BillingView } from '@beside/common/subscription/subscription.views';
import type Stripe from 'stripe';
import { endsWithPeriod, laterEndOf } from '../ends/subscription.ends.ts';
import { isWorkingDay } from '../ends/subscription.working-days.ts';
import {
  awaitsFirstPayment,
  expanded,
  isMoving,
  isOutdated,
  isPaidFor,
  itemOf,
  offOf,
  paidPlan,
  planOfPrice,
} from '../subscription.stripe.ts';
import { type BillingState, type FullSubscription, NO_SUBSCRIPTION, type OpenInvoice } from '../subscription.types.ts';

const DAY_S = 86_400;
/** Seconds by which clocks in the east of the European Union are ahead of UTC, at most. */
const EAST_S = 3 * 3600;
/** States with nothing left of them. */
const OVER: readonly string[] = ['canceled', 'incomplete_expired'];

/** ISO time of Unix seconds. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/**
 * The one subscription that counts: of the live ones the oldest, since a second one is a fault that is repaired by ending it; else one that
 * is not paid yet; else the newest that is over.
 * @param all newest first
 */
export function chooseSubscription(all: readonly FullSubscription[]): FullSubscription | null {
  const live = all.filter(isPaidFor);
  return live.at(-1) ?? all.find(awaitsFirstPayment) ?? all[0] ?? null;
}

/**
 * What a customer has, from what Stripe answers. Pure: the same answers make the same state, in whatever order events came.
 * @param unpaid the latest invoice with its payment, where it is not paid
 * @param now Unix seconds
 */
export function stateOf(subscription: FullSubscription | null, unpaid: OpenInvoice | null, now: number): BillingState {
  const item = subscription && itemOf(subscription);
  const plan = planOfPrice(item?.price);
  if (!subscription || !item || !plan) return NO_SUBSCRIPTION;
  const { id, status, cancellation_details } = subscription;
  const refunded = refundIn(cancellation_details?.comment);
  if (OVER.includes(status))
    return wasPaid(subscription) ? { ...NO_SUBSCRIPTION, status: 'canceled', subscriptionId: id, refunded } : NO_SUBSCRIPTION;
  const amount = item.price.unit_amount ?? 0;
  if (awaitsFirstPayment(subscription))
    return {
      ...NO_SUBSCRIPTION,
      status: 'incomplete',
      subscriptionId: id,
      declared: declaredOf(subscription)?.declared ?? null,
      orderUntil: unpaid?.invoice.due_date ? isoOf(unpaid.invoice.due_date) : null,
      billing: {
        ...billingOf(subscription, plan, amount),
        startedAt: null,
        withdrawUntil: null,
        nextPayment: null,
        pending: pendingOf(
          { plan, amount, discount: discountOf(discountsOf(subscription))?.name ?? null },
          unpaid,
          declaredOf(subscription),
        ),
      },
    };
  const billing = billingOf(subscription, plan, amount);
  const updating = planOfPrice(subscription.pending_update?.subscription_items?.[0]?.price);
  if (updating && unpaid)
    billing.pending = pendingOf({ plan: updating, amount, discount: billing.discount?.name ?? null }, unpaid);
  billing.pastDue = pastDueOf(subscription, unpaid);
  // What is on its way may take a bank days.
  const isComing = unpaid !== null && isMoving(unpaid);
  const lost = billing.pastDue !== null && !isComing && now >= Date.parse(billing.pastDue.endsAt) / 1000;
  return {
    plan,
    status: lost ? 'unpaid' : status,
    subscriptionId: id,
    period: { start: item.current_period_start, end: item.current_period_end },
    isPaid: expanded(subscription.latest_invoice)?.status === 'paid',
    isLast: endsWithPeriod(subscription),
    refunded,
    charged: expanded(subscription.latest_invoice)?.amount_paid ?? 0,
    beganAtOnce: subscription.metadata.beginAtOnce === 'true',
    scheduledPrice: scheduledOf(subscription, plan)?.amount ?? null,
    declared: declaredOf(subscription)?.declared ?? null,
    orderUntil: null,
    billing,
  };
}

/** Whether it ever began: one that was never paid leaves nothing behind. */
export function wasPaid({ latest_invoice }: FullSubscription): boolean {
  const invoice = expanded(latest_invoice);
  return invoice !== null && (invoice.status === 'paid' || invoice.billing_reason !== 'subscription_create');
}

const WITHDRAWAL = /^withdrawal:(\d+)(?::([\w-]+))?$/;

/** Marks a subscription that a withdrawal has ended, with the cents that are given back, and the operation that does it. */
export const withdrawalMark = (refund: number, operationId: string): string => `withdrawal:${refund}:${operationId}`;

/** The operation by which a withdrawal has ended a subscription; null: none has. Those of earlier releases have no id. */
export const withdrawnBy = ({ cancellation_details }: Pick<Stripe.Subscription, 'cancellation_details'>): string | null => {
  const [whole, , id = ''] = WITHDRAWAL.exec(cancellation_details?.comment ?? '') ?? [];
  return whole === undefined ? null : id;
};

/** Cents that a withdrawal has given back; null: it was none. */
function refundIn(comment: string | null | undefined): number | null {
  const [, cents] = WITHDRAWAL.exec(comment ?? '') ?? [];
  return cents === undefined ? null : Number(cents);
}

/** The same of a subscription. */
export const refundOf = ({ cancellation_details }: FullSubscription): number | null => refundIn(cancellation_details?.comment);

export const wasWithdrawn = (subscription: FullSubscription): boolean => refundOf(subscription) !== null;

export interface DeclaredOfOrder {
  declared: 'cancel' | 'withdraw';
  at: number;
  /** The day that a cancellation names. */
  endsOn: string | null;
}

/** What a subscription says was declared about it while its payment was being processed, and when, in Unix seconds. */
export function declaredOf({ metadata }: Pick<Stripe.Subscription, 'metadata'>): DeclaredOfOrder | null {
  const { declared, declaredAt, endsOn } = metadata;
  if (declared !== 'cancel' && declared !== 'withdraw') return null;
  return { declared, at: Number(declaredAt) || 0, endsOn: declared === 'cancel' ? endsOn || null : null };
}

function billingOf(subscription: FullSubscription, plan: PaidPlan, amount: number): BillingView {
  const { start_date, metadata } = subscription;
  const discounts = discountsOf(subscription);
  const scheduled = scheduledOf(subscription, plan);
  const next = itemOf(subscription)?.current_period_end ?? null;
  const ends = endsWithPeriod(subscription);
  const isForDispute = metadata.endsForDispute === 'true';
  const later = ends && !isForDispute ? null : laterEndOf(subscription);
  return {
    amount,
    currency: CURRENCY,
    startedAt: isoOf(start_date),
    withdrawUntil: metadata.withdrawable === 'false' ? null : isoOf(withdrawalEnd(start_date)),
    nextPayment:
      next === null || ends ? null : { at: isoOf(next), amount: discounted(scheduled?.amount ?? amount, discounts, next) },
    paymentMethod: methodOf(expanded(subscription.default_payment_method)),
    byInvoice: subscription.collection_method === 'send_invoice',
    discount: discountOf(discounts),
    scheduledPlan: scheduled?.plan ?? null,
    endsAt: later === null ? null : isoOf(later),
    pending: null,
    pastDue: null,
    isDisputed: Boolean(metadata.disputed),
    endsForDispute: isForDispute,
  };
}

/**
 * The end of the fourteenth day after the day of the beginning; of the next working day where it is a Saturday, a Sunday or a public holiday
 * (Regulation 1182/71, Article 3). The day is that of the European Union's east, where it begins first. Unix seconds, the first that is too late.
 */
export function withdrawalEnd(start: number): number {
  let last = Math.floor((start + EAST_S) / DAY_S) + WITHDRAWAL_DAYS;
  while (!isWorkingDay(last)) last += 1;
  return (last + 1) * DAY_S;
}

function methodOf(method: Stripe.PaymentMethod | null): BillingView['paymentMethod'] {
  if (!method) return null;
  const { type, card, sepa_debit } = method;
  return { type, brand: card?.brand ?? null, last4: card?.last4 ?? sepa_debit?.last4 ?? null };
}

/** What follows at the period's end, as the schedule's metadata say. */
export function scheduledOf(subscription: FullSubscription, now: PaidPlan): { plan: PaidPlan; amount: number } | null {
  const schedule = expanded(subscription.schedule);
  if (schedule?.status !== 'active') return null;
  if (isOutdated(subscription)) return null;
  const plan = paidPlan(schedule.metadata?.plan);
  const amount = Number(schedule.metadata?.amount);
  return plan && plan !== now && Number.isInteger(amount) ? { plan, amount } : null;
}

const discountsOf = ({ discounts }: FullSubscription): Stripe.Discount[] => discounts.flatMap((one) => expanded(one) ?? []);

function couponOf({ source }: Stripe.Discount): Stripe.Coupon | null {
  return expanded(source.coupon);
}

function discountOf(discounts: Stripe.Discount[]): BillingView['discount'] {
  const [first] = discounts;
  const coupon = first && couponOf(first);
  return first && coupon ? { name: coupon.name ?? offOf(coupon), endsAt: first.end === null ? null : isoOf(first.end) } : null;
}

/** A price with the discounts that hold at a time, as Stripe rounds: each discount by itself, never below nothing. */
export function discounted(amount: number, discounts: readonly Stripe.Discount[], at: number): number {
  return discounts.reduce((left, discount) => {
    const coupon = couponOf(discount);
    if (!coupon || (discount.end !== null && discount.end <= at) || coupon.duration === 'once') return left;
    return Math.max(0, left - (coupon.amount_off ?? Math.round((left * (coupon.percent_off ?? 0)) / 100)));
  }, amount);
}

function pendingOf(
  { plan, amount, discount }: { plan: PaidPlan; amount: number; discount: string | null },
  unpaid: OpenInvoice | null,
  declared: DeclaredOfOrder | null = null,
): BillingView['pending'] {
  return {
    plan,
    amount: unpaid?.invoice.amount_remaining ?? amount,
    discount,
    reason: unpaid && isMoving(unpaid) ? 'processing' : 'payment',
    payUrl: unpaid?.invoice.hosted_invoice_url ?? null,
    declared: declared?.declared ?? null,
    endsOn: declared?.endsOn ?? null,
  };
}

function pastDueOf({ status }: Stripe.Subscription, unpaid: OpenInvoice | null): BillingView['pastDue'] {
  if ((status !== 'past_due' && status !== 'unpaid') || !unpaid) return null;
  const { id, created, due_date, amount_remaining, hosted_invoice_url } = unpaid.invoice;
  const since = due_date ?? created;
  const endsAt = isoOf(since + PAST_DUE_DAYS * DAY_S);
  return { since: isoOf(since), endsAt, amount: amount_remaining, invoiceId: id, payUrl: hosted_invoice_url ?? null };
}
