/**
 * What the sandbox's pages need of the server. Names are Stripe's, so that a `Stripe.Invoice` or a `Stripe.Subscription` can be handed
 * over as it is. Times are Unix seconds, amounts minor units.
 */
export interface PageEngine {
  publishableKey: string;
  /** The sandbox's clock, in milliseconds. */
  now(): number;
  /** The invoice at `/invoice/TOKEN` and `/invoice/TOKEN/pdf`; null for an unknown token and for a draft. */
  findInvoice(token: string): HostedInvoice | null;
  /** A payment or setup intent; null unless the client secret is its own. */
  findIntent(id: string, clientSecret: string): PageIntent | null;
  /** Ends what `next_action` asks for, like `POST /sandbox/intents/:id/complete`; returns the intent after it. */
  completeIntent(id: string, outcome: 'succeed' | 'fail'): Promise<PageIntent>;
  /** Newest first, each with what belongs to it. */
  listCustomers(): readonly CustomerOverview[];
  /** Newest first. */
  listEvents(limit: number): readonly EventOverview[];
  /** Promotion codes, newest first. */
  listCodes(): readonly CodeOverview[];
  /** Makes a coupon and its promotion code. Returns why it was refused, or null. */
  makeCode(code: NewCode): string | null;
  /** What the account's prices are in. */
  currency(): string;
  /** Moves the clock, doing what is due on the way. */
  advance(step: '1 day' | '1 month'): Promise<void>;
}

export interface HostedInvoice {
  invoice: PageInvoice;
  /** Of the invoice's payment intent; null where there is nothing to pay (paid, void, total 0). */
  clientSecret: string | null;
}

/** The part of `Stripe.Invoice` that is shown. */
export interface PageInvoice {
  id: string;
  number: string | null;
  status: string | null;
  currency: string;
  created: number;
  due_date: number | null;
  customer_name: string | null;
  customer_email: string | null;
  description: string | null;
  subtotal: number;
  total: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  total_taxes: readonly { amount: number }[] | null;
  total_discount_amounts: readonly { amount: number }[] | null;
  lines: { data: readonly PageInvoiceLine[] };
  status_transitions: { paid_at: number | null };
  hosted_invoice_url?: string | null;
  invoice_pdf?: string | null;
}

interface PageInvoiceLine {
  description: string | null;
  amount: number;
  quantity: number | null;
  period: { start: number; end: number };
}

/** A payment intent, or a setup intent: then without an amount. */
export interface PageIntent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  client_secret: string;
  status: string;
  /** Null for a setup intent. */
  amount: number | null;
  currency: string | null;
  description: string | null;
  /** Accepted methods, in the account's own order. */
  payment_method_types: readonly string[];
  /** The type of the payment method that waits for its authorisation, such as `ideal`. */
  method: string | null;
  /** Where a redirect method's page leads back to: the `return_url` of the confirmation. */
  return_url: string | null;
}

export interface CustomerOverview {
  customer: { id: string; email: string | null; name?: string | null; created: number };
  subscriptions: readonly PageSubscription[];
  /** Each with its public token; newest first, drafts too (token null). */
  invoices: readonly { token: string | null; invoice: PageInvoice }[];
}

/** The part of `Stripe.Subscription` that is shown. */
export interface PageSubscription {
  id: string;
  status: string;
  cancel_at_period_end: boolean;
  items: {
    data: readonly {
      current_period_end: number;
      price: { nickname: string | null; lookup_key: string | null; unit_amount: number | null; currency: string };
    }[];
  };
}

/** A promotion code with its coupon. */
export interface CodeOverview {
  code: string;
  /** One of the two is null. */
  percentOff: number | null;
  amountOff: number | null;
  currency: string | null;
  /** Months for which it holds; null: for ever. */
  months: number | null;
  used: number;
  limit: number | null;
  isActive: boolean;
}

/** A code to be made, with one of `percentOff` and `amountOff`. */
export interface NewCode {
  code: string;
  percentOff?: number;
  amountOff?: number;
  months: number | null;
  limit: number | null;
}

export interface EventOverview {
  id: string;
  type: string;
  created: number;
  /** `held` and `dropped` are a test's doing. */
  delivery: 'pending' | 'delivered' | 'held' | 'dropped' | 'none';
  attempts: number;
  /** The webhook's last answer; null before the first, and where nothing answered. */
  lastStatus: number | null;
}
