import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { discountOf } from './lines.ts';
import type { Customer, Invoice, Line, Subscription } from './tables.ts';
import { taxLines, taxTotals } from './tax.ts';

export interface InvoiceOptions {
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'subscription';
  /** With their discounts. */
  lines: readonly Line[];
  discounts: readonly string[];
  /** Seconds. */
  period: { start: number; end: number };
  /** Seconds; null where it is finalized at once. */
  finalizesAt: number | null;
  prorationDate?: number | null;
}

/** Minor units below which Stripe charges nothing, and keeps the amount for the next invoice. */
const MINIMUM_CHARGE = 50;

type Amounts = Pick<
  Invoice,
  'subtotal' | 'total' | 'amount_due' | 'amount_remaining' | 'amount_paid' | 'starting_balance' | 'ending_balance'
>;

/** What an invoice comes to, with what the customer has in credit (a negative balance) or owes. */
export function amountsOf(lines: readonly Line[], balance: number): Amounts {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const total = subtotal - lines.reduce((sum, line) => sum + discountOf(line), 0);
  // Only a positive total draws on the balance; a negative one adds to it.
  const due = total + balance;
  const charged = due >= MINIMUM_CHARGE ? due : 0;
  return {
    subtotal,
    total,
    amount_due: charged,
    amount_remaining: charged,
    amount_paid: 0,
    starting_balance: balance,
    ending_balance: due - charged,
  };
}

/** The discounts of all lines, by discount. */
function totalDiscounts(lines: readonly Line[]): { amount: number; discount: string }[] {
  const totals = new Map<string, number>();
  for (const { amount, discount } of lines.flatMap((line) => line.discount_amounts ?? [])) {
    totals.set(discount, (totals.get(discount) ?? 0) + amount);
  }
  return [...totals].map(([discount, amount]) => ({ discount, amount }));
}

/** A draft, not stored. */
export function buildInvoice(engine: Engine, customer: Customer, options: InvoiceOptions): Invoice {
  const { subscription, discounts, finalizesAt, period, prorationDate } = options;
  const lines = taxLines(options.lines, customer, subscription);
  const id = newId('in');
  const amounts = amountsOf(lines, customer.balance);
  const totals = totalDiscounts(lines);
  return {
    id,
    object: 'invoice',
    account_country: 'NL',
    account_name: 'Sandbox',
    account_tax_ids: null,
    ...amounts,
    ...taxTotals(lines, subscription),
    amount_overpaid: 0,
    amount_paid_off_stripe: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: finalizesAt,
    billing_reason: options.reason,
    collection_method: subscription.collection_method,
    created: engine.clock.seconds(),
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [...discounts],
    due_date: null,
    effective_at: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => ({
        ...line,
        invoice: id,
        discounts: (line.discount_amounts ?? []).map(({ discount }) => discount),
      })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: finalizesAt,
    number: null,
    on_behalf_of: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(prorationDate ? { subscription_proration_date: prorationDate } : {}),
      },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    test_clock: null,
    total_discount_amounts: totals,
    total_pretax_credit_amounts: totals.map((one) => ({ ...one, type: 'discount' })),
    webhooks_delivered_at: null,
  };
}
