import { randomUUID } from 'node:crypto';
import { CURRENCY, PAID_PLANS, type PaidPlan, QUOTE_HOURS } from '@beside/common/subscription/subscription.constants';
import type { QuoteView } from '@beside/common/subscription/subscription.views';
import type Stripe from 'stripe';
import { AppError } from '../../../lib/app-error.ts';
import type { Price } from '../subscription.catalogue.ts';
import { expanded, isPaidFor, itemOf, netOf, planOfPrice, subscriptionsOf } from '../subscription.stripe.ts';
import type { FullSubscription } from '../subscription.types.ts';
import { discounted, isoOf } from '../sync/subscription.state.ts';
import { paymentProcessing } from './subscription.create.ts';

const HOUR_S = 3600;

export const notSubscribed = (): AppError => new AppError('not_subscribed', 'You have no plan to change.');

/** A live subscription with its item and plan. */
export interface Live {
  subscription: FullSubscription;
  item: Stripe.SubscriptionItem;
  plan: PaidPlan;
}

/** The subscription that a customer has; null without one. */
export async function findLive(stripe: Stripe, customerId: string | null): Promise<Live | null> {
  const all = customerId === null ? [] : await subscriptionsOf(stripe, customerId);
  return withPlan(all.filter(isPaidFor).at(-1));
}

/** A subscription with its item and plan; null where it is none of ours. */
export function withPlan(subscription: FullSubscription | undefined): Live | null {
  const item = subscription && itemOf(subscription);
  const plan = planOfPrice(item?.price);
  return subscription && item && plan ? { subscription, item, plan } : null;
}

/**
 * The subscription that a customer has.
 * @throws AppError 409 `not_subscribed`
 */
export async function liveOf(stripe: Stripe, customerId: string | null): Promise<Live> {
  const live = await findLive(stripe, customerId);
  if (!live) throw notSubscribed();
  return live;
}

/**
 * While a bank looks into a payment, nothing more is charged.
 * @throws AppError 409 `payment_disputed`
 */
export function refuseDisputed({ subscription }: Live): void {
  if (subscription.metadata.disputed)
    throw new AppError(
      'payment_disputed',
      'Your bank is looking into a payment of this plan. It stays as it is until that is decided.',
    );
}

/** What a change costs, and how it was calculated. */
export interface Proration {
  view: QuoteView;
  /** Unix seconds. */
  prorationDate: number;
}

/**
 * Asks Stripe what a change costs. The same proration date makes the same amount, so that what is quoted is what is charged.
 * @param prorationDate Unix seconds
 * @throws AppError 409 `payment_processing`, `payment_disputed`, `card_needed`; 402 `payment_failed`: the change cannot be made now
 */
export async function calculateProration(stripe: Stripe, live: Live, price: Price, prorationDate: number): Promise<Proration> {
  refuseDisputed(live);
  const { subscription, item, plan: from } = live;
  const { plan } = price;
  const nextAt = item.current_period_end;
  const discounts = subscription.discounts.flatMap((one) => expanded(one) ?? []);
  const kind = plan === from ? 'keep' : rank(plan) > rank(from) ? 'upgrade' : 'downgrade';
  const base = {
    id: randomUUID(),
    from,
    plan,
    kind,
    currency: CURRENCY,
    price: price.amount,
    expiresAt: isoOf(Math.min(prorationDate + QUOTE_HOURS * HOUR_S, nextAt)),
    nextAmount: discounted(kind === 'keep' ? (item.price.unit_amount ?? 0) : price.amount, discounts, nextAt),
    nextAt: isoOf(nextAt),
  } as const;
  if (kind !== 'upgrade') {
    const startsAt = isoOf(kind === 'downgrade' ? nextAt : prorationDate);
    return { view: { ...base, dueNow: 0, credit: 0, cost: 0, startsAt }, prorationDate };
  }
  refuseUnready(subscription);
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price: price.id }],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
    },
  });
  const parts = preview.lines.data.map(netOf);
  const credit = parts.filter((part) => part < 0).reduce((total, part) => total + part, 0);
  const cost = parts.filter((part) => part > 0).reduce((total, part) => total + part, 0);
  // What is too little to be charged now is owed with the next payment.
  const carried = preview.ending_balance ?? 0;
  const nextAmount = Math.max(0, base.nextAmount + carried);
  return {
    view: { ...base, nextAmount, dueNow: preview.amount_due, credit, cost, startsAt: isoOf(prorationDate) },
    prorationDate,
  };
}

/** Stripe's pending updates, by which a plan changes with its payment, know neither invoices that are sent nor bank debits. */
const DEBITS: readonly string[] = [
  'sepa_debit',
  'bacs_debit',
  'us_bank_account',
  'acss_debit',
  'au_becs_debit',
  'nz_bank_account',
];

const cardNeeded = (): AppError => new AppError('card_needed', 'For this change, please add a card first.');

function refuseUnready(subscription: FullSubscription): void {
  const { status, pending_update, collection_method, default_payment_method, latest_invoice } = subscription;
  if (status !== 'active' && status !== 'trialing')
    throw new AppError('payment_failed', 'An invoice of yours is not paid. Pay it first, then change your plan.');
  if (pending_update) throw paymentProcessing();
  // An upgrade takes off what is left of the month, which may not be paid yet: a bank takes days for it.
  if (['draft', 'open'].includes(expanded(latest_invoice)?.status ?? '')) throw paymentProcessing();
  if (collection_method === 'send_invoice' || DEBITS.includes(expanded(default_payment_method)?.type ?? '')) throw cardNeeded();
}

const rank = (plan: PaidPlan): number => PAID_PLANS.indexOf(plan);
