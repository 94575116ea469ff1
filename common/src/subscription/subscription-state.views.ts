import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { PAID_PLANS } from '../usage/usage.constants.ts';

// Apart from the other views: these load with every page.

/** Cents of euros. */
export const Cents = v.pipe(v.number(), v.integer());
/** An ISO time. */
export const Time = v.string();

/** How a subscription is paid. */
export const PaymentMethodView = v.object({
  /** Stripe's name, such as `card` or `sepa_debit`. */
  type: v.string(),
  /** Of a card, such as `visa`. */
  brand: orNull(v.string()),
  last4: orNull(v.string()),
});
export type PaymentMethodView = v.InferOutput<typeof PaymentMethodView>;

/** What stands about a paid subscription, beyond its plan and use. */
export const BillingView = v.object({
  /** The plan's price a month. */
  amount: Cents,
  currency: v.string(),
  /** When the contract began; null before its first payment. */
  startedAt: orNull(Time),
  /** Until when its owner may withdraw; null when that time is over, or nothing was paid. */
  withdrawUntil: orNull(Time),
  /** Null when none will be taken. */
  nextPayment: orNull(v.object({ at: Time, amount: Cents })),
  paymentMethod: orNull(PaymentMethodView),
  /** Each period is paid by an invoice, since its method cannot be charged again. */
  byInvoice: v.boolean(),
  discount: orNull(v.object({ name: v.string(), endsAt: orNull(Time) })),
  /** The plan that follows at the period's end, after a downgrade. */
  scheduledPlan: orNull(v.picklist(PAID_PLANS)),
  /** Cancelled to the end of a later month: it is renewed until then. */
  endsAt: v.optional(orNull(Time)),
  /** A plan that is chosen and not paid yet. */
  pending: orNull(
    v.object({
      plan: v.picklist(PAID_PLANS),
      amount: Cents,
      /** The name of its discount. */
      discount: orNull(v.string()),
      /** `payment`: not paid yet; `processing`: the bank needs longer. */
      reason: v.picklist(['payment', 'processing']),
      /** The hosted page where it can be paid. */
      payUrl: orNull(v.string()),
      /** What its customer has declared meanwhile: it is carried out when the payment has settled. */
      declared: v.optional(orNull(v.picklist(['cancel', 'withdraw']))),
      /** Of a cancellation that names a date: its day, `YYYY-MM-DD`. */
      endsOn: v.optional(orNull(v.string())),
    }),
  ),
  /** Its customer's bank looks into a payment: it is not renewed until that is decided. */
  isDisputed: v.optional(v.boolean()),
  /** It ends with its period for that alone: nobody has cancelled it, and once the payment stands it goes on. */
  endsForDispute: v.optional(v.boolean()),
  /** A renewal that could not be charged; the plan ends unless it is paid. */
  pastDue: orNull(v.object({ since: Time, endsAt: Time, amount: Cents, invoiceId: v.string(), payUrl: orNull(v.string()) })),
});
export type BillingView = v.InferOutput<typeof BillingView>;
