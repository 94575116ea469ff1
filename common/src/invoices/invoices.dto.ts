import { Matches } from 'class-validator';

/** Stripe's form of an invoice id. */
export const INVOICE_ID = /^in_\w{4,64}$/;

/** The body of `POST /api/invoices/pay`. */
export class PayInvoiceDto {
  @Matches(INVOICE_ID)
  invoiceId!: string;
}
