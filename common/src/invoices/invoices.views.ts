import * as v from 'valibot';
import { orNull } from '../or-null.ts';

/** `overdue` is an open invoice past its due date. */
export const INVOICE_STATUSES = ['draft', 'open', 'overdue', 'paid', 'uncollectible', 'void'] as const;

export const InvoiceView = v.object({
  id: v.string(),
  status: v.picklist(INVOICE_STATUSES),
  /** Cents. */
  amount: v.number(),
  currency: v.string(),
  /** Cents of tax within the amount; null where it is not calculated. */
  vat: orNull(v.number()),
  /** Unix seconds. */
  created: v.number(),
  dueDate: orNull(v.number()),
  paidAt: orNull(v.number()),
  /** In English, as Stripe has it; `Subscription payment` where there is none. */
  description: v.string(),
  /** The plan and the time that it is for, where it is for one plan. */
  plan: orNull(v.string()),
  periodStart: orNull(v.number()),
  periodEnd: orNull(v.number()),
  hostedInvoiceUrl: orNull(v.string()),
});
export type InvoiceView = v.InferOutput<typeof InvoiceView>;

export const InvoicesAnswer = v.object({ invoices: v.array(InvoiceView), nextCursor: orNull(v.string()) });
export type InvoicesAnswer = v.InferOutput<typeof InvoicesAnswer>;

/** `paymentUrl`: where to pay; without one, it is paid. */
export const PayInvoiceAnswer = v.object({ paymentUrl: orNull(v.string()), message: v.string() });
