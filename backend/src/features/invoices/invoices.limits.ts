import { limitOf } from '../../http/rate-limits.ts';

export const PAY = limitOf('pay', 30, 600);
/** Files, which are fetched from Stripe. */
export const INVOICE_FILE = limitOf('invoiceFile', 60, 600);
/** Marks by an admin: each asks Stripe several times. */
export const INVOICE_MARK = limitOf('invoiceMark', 60, 60);
