import type Stripe from 'stripe';
import type { Wire } from './wire.ts';

export type Customer = Wire<Stripe.Customer>;
export type Product = Wire<Stripe.Product>;
export type Price = Wire<Stripe.Price>;
export type Coupon = Wire<Stripe.Coupon>;
export type PromotionCode = Wire<Stripe.PromotionCode>;
export type Discount = Wire<Stripe.Discount>;
export type Subscription = Wire<Stripe.Subscription>;
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;
export type Schedule = Wire<Stripe.SubscriptionSchedule>;
export type Invoice = Wire<Stripe.Invoice>;
export type Line = Wire<Stripe.InvoiceLineItem>;
export type InvoicePayment = Wire<Stripe.InvoicePayment>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type SetupIntent = Wire<Stripe.SetupIntent>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;
export type Charge = Wire<Stripe.Charge>;
export type Refund = Wire<Stripe.Refund>;
export type Dispute = Wire<Stripe.Dispute>;
export type CreditNote = Wire<Stripe.CreditNote>;
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>;

/** An event of any type. Its object is the snapshot that was sent. */
export interface SentEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: StoredObject; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface StoredObject {
  id: string;
  object: string;
}

/** What became of a customer, product or coupon that was deleted. */
interface Tombstone extends StoredObject {
  deleted: true;
}

/** What decides how a payment method behaves; Stripe's own object does not show it. */
interface MethodSecret {
  id: string;
  behaviour: string;
  /** Set up for payments without the customer: such a payment needs no authentication again. */
  authenticated: boolean;
}

/** A payment that is being processed, and how it ends. */
interface Settlement {
  id: string;
  /** Milliseconds of the sandbox's clock. */
  at: number;
  succeeds: boolean;
}

/** A refund that is not settled yet, and how it ends. */
interface RefundSettlement {
  id: string;
  /** Milliseconds of the sandbox's clock. */
  at: number;
  status: 'succeeded' | 'failed';
}

/** When a bank decides a dispute, and how. */
interface Verdict {
  id: string;
  /** Milliseconds of the sandbox's clock. */
  at: number;
  won: boolean;
}

/** Where a redirect method returns to, and what is asked of an intent. */
interface Confirmation {
  id: string;
  return_url: string | null;
  off_session: boolean;
}

/** An amount of a proration that waits for the next invoice. */
interface PendingLine {
  id: string;
  subscription: string;
  line: Line;
}

/** A change that waits for its invoice to be paid; `id` is the subscription's. */
interface PendingChange {
  id: string;
  invoice: string;
  changes: Partial<Subscription>;
}

export interface Delivery {
  id: string;
  event: string;
  /** The webhook endpoint's id, or `listener`. */
  target: string;
  status: 'pending' | 'delivered' | 'held' | 'dropped';
  attempts: number;
  lastStatus: number | null;
  /** Milliseconds of real time. */
  nextAt: number;
}

/** The stored answer of an idempotency key. */
interface KeptAnswer {
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  /** Milliseconds of real time. */
  at: number;
}

/** Anything that there is one of. */
interface Setting {
  id: string;
  value: string;
}

/** The public token of an invoice. */
interface InvoiceToken {
  id: string;
  invoice: string;
}

export interface Tables {
  customer: Customer;
  product: Product;
  price: Price;
  coupon: Coupon;
  promotion_code: PromotionCode;
  discount: Discount;
  subscription: Subscription;
  subscription_schedule: Schedule;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  setup_intent: SetupIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  credit_note: CreditNote;
  webhook_endpoint: WebhookEndpoint;
  event: SentEvent;
  deleted: Tombstone;
  methodSecret: MethodSecret;
  settlement: Settlement;
  refundSettlement: RefundSettlement;
  verdict: Verdict;
  confirmation: Confirmation;
  pendingLine: PendingLine;
  pendingChange: PendingChange;
  delivery: Delivery;
  answer: KeptAnswer;
  setting: Setting;
  invoiceToken: InvoiceToken;
}

export type Kind = keyof Tables;
