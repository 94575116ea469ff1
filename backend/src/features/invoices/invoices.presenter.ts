import { INVOICE_STATUSES, type InvoiceView } from '@beside/common/invoices/invoices.views';
import type Stripe from 'stripe';
import { planOfProduct } from '../subscription/subscription.service.ts';

const NO_DESCRIPTION = 'Subscription payment';

/**
 * An invoice as its owner and the admins see it.
 * @param now Unix seconds
 * @param isMarked an admin has marked it unpaid after it was paid
 */
export function presentInvoice(invoice: Stripe.Invoice, now: number, isMarked: boolean): InvoiceView {
  const { id, status, total, currency, created, due_date, description, hosted_invoice_url, lines, status_transitions } = invoice;
  const tax = (invoice.total_taxes ?? []).reduce((sum, each) => sum + each.amount, 0);
  const bought = lines.data.filter(({ amount }) => amount >= 0).at(-1);
  return {
    id,
    status: shownStatus(status, due_date !== null && due_date <= now, isMarked),
    amount: total,
    currency: currency.toUpperCase(),
    vat: invoice.automatic_tax.enabled ? tax : null,
    created,
    dueDate: due_date,
    paidAt: isMarked ? null : status_transitions.paid_at,
    description: description ?? bought?.description ?? NO_DESCRIPTION,
    plan: planOfProduct(bought?.pricing?.price_details?.product),
    periodStart: bought?.period.start ?? null,
    periodEnd: bought?.period.end ?? null,
    hostedInvoiceUrl: hosted_invoice_url ?? null,
  };
}

function shownStatus(status: Stripe.Invoice['status'], isDue: boolean, isMarked: boolean): InvoiceView['status'] {
  if (status === 'open' && isDue) return 'overdue';
  if (status === 'paid' && isMarked) return 'uncollectible';
  return INVOICE_STATUSES.find((each) => each === status) ?? 'draft';
}

/**
 * Leaves out what was never owed: a draft, and the invoice of an order that was not placed. That is paid with the order, whose button says that it
 * costs money, or not at all.
 */
export function isForReading({ status, billing_reason, collection_method }: Stripe.Invoice): boolean {
  if (status === 'draft') return false;
  const isOrder = billing_reason === 'subscription_create' && collection_method === 'charge_automatically';
  return !isOrder || status === 'paid' || status === 'uncollectible';
}
