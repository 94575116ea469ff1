import type { BillingView } from '@beside/common/subscription/subscription.views';
import type { Plan } from '@beside/common/usage/usage.constants';
import type Stripe from 'stripe';

/** What Stripe says about a customer's subscriptions, as far as the product needs it. Stored as JSON. */
export interface BillingState {
  plan: Plan;
  /** Stripe's, but `incomplete` until the first payment is made, and `unpaid` once a failed renewal's time is over. */
  status: string;
  subscriptionId: string | null;
  /** Unix seconds. */
  period: { start: number; end: number } | null;
  /** The latest invoice is paid: a period begins before its own is. */
  isPaid: boolean;
  /** It ends with this period. */
  isLast: boolean;
  /** Cents that a withdrawal gave back when it ended the subscription; null: none did. */
  refunded: number | null;
  /** Cents that the latest invoice has taken. */
  charged: number;
  /** Its owner asked for the service before the time to withdraw is over. */
  beganAtOnce: boolean;
  /** Cents a month of the plan that follows. */
  scheduledPrice: number | null;
  /** What was declared while its first payment was being processed; null: nothing. */
  declared: 'cancel' | 'withdraw' | null;
  /** A bank still processes what a withdrawal is to give back; left out where it does not. */
  isRefundDue?: true;
  /** When an order that is billed by invoice ends unless it is paid; ISO. */
  orderUntil: string | null;
  billing: BillingView | null;
}

/** A subscription with what `SUBSCRIPTION_PARTS` names. */
export type FullSubscription = Stripe.Subscription & {
  /** It has come to a renewal, and no invoice of it was paid. */
  neverPaid?: boolean;
};

/** An invoice and its payment. */
export interface OpenInvoice {
  invoice: Stripe.Invoice;
  intent: Stripe.PaymentIntent | null;
}

/** Before anything was paid, or without an answer from Stripe. */
export const NO_SUBSCRIPTION: BillingState = {
  plan: 'free',
  status: 'active',
  subscriptionId: null,
  period: null,
  isPaid: true,
  isLast: false,
  refunded: null,
  charged: 0,
  beganAtOnce: false,
  scheduledPrice: null,
  declared: null,
  orderUntil: null,
  billing: null,
};
