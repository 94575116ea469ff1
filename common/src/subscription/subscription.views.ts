import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { PLAN_IDS } from '../usage/usage.constants.ts';
import { PAID_PLANS } from './subscription.constants.ts';
import { Cents, Time } from './subscription-state.views.ts';

export { BillingView, PaymentMethodView } from './subscription-state.views.ts';

/** A plan as it is offered. */
export const PlanView = v.object({
  id: v.picklist(PAID_PLANS),
  /** Euros a month, taxes included. */
  price: v.number(),
  /** The same in cents. */
  amount: Cents,
  currency: v.string(),
  /** Sessions a month; null is unlimited. */
  adviceLimit: v.nullable(v.number()),
  /** In English; the interface has its own texts. */
  features: v.array(v.string()),
});
export type PlanView = v.InferOutput<typeof PlanView>;

export const PlansAnswer = v.object({ plans: v.array(PlanView) });
/** Stripe's names (`card`, `ideal`), in the order in which they are shown. */
export const PaymentMethodsAnswer = v.object({ paymentMethods: v.array(v.string()) });

/** A discount code that holds. */
export const CouponView = v.object({
  /** Sent back as `couponCode` of `POST /api/subscription/create`. */
  id: v.string(),
  name: v.string(),
  description: v.string(),
  type: v.picklist(['percentage', 'amount']),
  /** Percent, or euros. */
  value: v.number(),
  duration: v.picklist(['forever', 'once', 'repeating']),
  duration_in_months: orNull(v.number()),
});
export type CouponView = v.InferOutput<typeof CouponView>;

export const CouponAnswer = v.object({ coupon: CouponView, message: v.string() });

/** What a change of plan costs. Times are ISO. */
export const QuoteView = v.object({
  id: v.string(),
  from: v.picklist(PLAN_IDS),
  plan: v.picklist(PAID_PLANS),
  /** `upgrade`: at once; `downgrade`: at `startsAt`; `keep`: undoes what was scheduled. */
  kind: v.picklist(['upgrade', 'downgrade', 'keep']),
  /** Charged now. */
  dueNow: Cents,
  /** Of it: what the old plan's unused time gives back (negative), and what the new one costs until the period's end. */
  credit: Cents,
  cost: Cents,
  /** The plan's price a month. */
  price: Cents,
  /** The price a month from the next payment on, discounts taken off. */
  nextAmount: Cents,
  nextAt: Time,
  startsAt: Time,
  currency: v.string(),
  expiresAt: Time,
});
export type QuoteView = v.InferOutput<typeof QuoteView>;
export const QuoteAnswer = v.object({ quote: QuoteView });

/**
 * The answer of `POST /api/subscription/create` and `/change`. `invoice`: `clientSecret` is the address of the hosted invoice; `payment`: the
 * browser confirms it in the embedded form; `setup`: nothing is due now, and the form keeps a method for later; `none`: done.
 */
export const CreateAnswer = v.object({
  billingType: v.picklist(['payment', 'setup', 'invoice', 'none']),
  clientSecret: v.nullable(v.string()),
  /** Charged when it is confirmed. */
  amount: Cents,
  message: v.string(),
});
export type CreateAnswer = v.InferOutput<typeof CreateAnswer>;

/** A secret with which the browser keeps a new payment method. */
export const SetupAnswer = v.object({ clientSecret: v.string() });

/** Whether a payment, or a way to pay that is being kept, is the caller's own. */
export const OwnIntentAnswer = v.object({ isOwn: v.boolean() });
