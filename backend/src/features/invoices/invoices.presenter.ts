import { INVOICE_STATUSES, type InvoiceView } from '@beside/common/invoices/invoices.views';
import type Stripe from 'stripe';
import { planOfProduct } from '../billing/billing.service.ts';

const NO_DESCRIPTION = 'Subscription payment';

/** An invoice as its owner sees it. @param now Unix seconds */
export function presentInvoice(invoice: Stripe.Invoice, now: number): InvoiceView {
  const { id, status, total, currency, created, due_date, description, hosted_invoice_url, lines, status_transitions } = invoice;
  const bought = lines.data.filter(({ amount }) => amount >= 0).at(-1);
  return {
    id,
    status:
      status === 'open' && due_date !== null && due_date <= now
        ? 'overdue'
        : (INVOICE_STATUSES.find((each) => each === status) ?? 'draft'),
    amount: total,
    currency: currency.toUpperCase(),
    created,
    dueDate: due_date,
    paidAt: status_transitions.paid_at,
    description: description ?? bought?.description ?? NO_DESCRIPTION,
    plan: planOfProduct(bought?.pricing?.price_details?.product),
    periodStart: bought?.period.start ?? null,
    periodEnd: bought?.period.end ?? null,
    hostedInvoiceUrl: hosted_invoice_url ?? null,
  };
}
