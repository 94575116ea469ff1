import { PAID_PLANS } from '@beside/common/subscription/subscription.constants';
import * as v from 'valibot';

const Cents = v.pipe(v.number(), v.integer());
/** ISO. */
const Time = v.pipe(
  v.string(),
  v.check((time) => !Number.isNaN(Date.parse(time))),
);
/** `userId`: to whom; `plan`: the one that it is about. */
const to = { userId: v.string(), plan: v.picklist(PAID_PLANS) };

/** Mails about a subscription. `price` is the plan's a month, taxes included. */
export const SubscriptionMail = v.variant('about', [
  v.object({
    about: v.literal('begun'),
    ...to,
    price: Cents,
    /** What the first payment was, discounts taken off. */
    charged: Cents,
    startedAt: Time,
    nextAt: v.nullable(Time),
    /** Null: its owner may not withdraw. */
    withdrawUntil: v.nullable(Time),
    /** Its owner asked for the service before the time of withdrawal is over. */
    beganAtOnce: v.boolean(),
  }),
  v.object({ about: v.literal('changed'), ...to, price: Cents, charged: Cents, nextAt: v.nullable(Time) }),
  /** `plan` follows at `at`. */
  v.object({ about: v.literal('change_scheduled'), ...to, price: Cents, at: Time }),
  v.object({
    about: v.literal('cancelled'),
    ...to,
    at: Time,
    /** When it is renewed before that; null: it is not. */
    nextAt: v.optional(v.nullable(Time)),
    /** Its customer's bank looks into a payment. */
    isDisputed: v.optional(v.boolean()),
  }),
  v.object({ about: v.literal('resumed'), ...to, price: Cents, nextAt: v.nullable(Time) }),
  v.object({ about: v.literal('ended'), ...to }),
  /** The plan is kept until `at`. */
  v.object({ about: v.literal('payment_failed'), ...to, due: Cents, at: Time }),
  v.object({
    about: v.literal('withdrawn'),
    ...to,
    refund: Cents,
    /** Its owner's bank looks into a payment: until it has decided, nothing is given back. */
    isDisputed: v.optional(v.boolean()),
  }),
]);
export type SubscriptionMail = v.InferOutput<typeof SubscriptionMail>;
