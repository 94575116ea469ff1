import { InvoicesAnswer, PayInvoiceAnswer } from '@beside/common/invoices/invoices.views';
import { api, apiFile } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';

export const invoiceKeys = { list: ['invoices', 'list'] as const };

/** `GET /api/invoices/list`: a page of the user's invoices, the newest first. Throws ApiError. */
export async function fetchInvoices(cursor: string | null, signal?: AbortSignal): Promise<InvoicesAnswer> {
  const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
  return parseAs(InvoicesAnswer, await api(`/api/invoices/list${query}`, { signal }));
}

/** `POST /api/invoices/pay`: where to pay; null where it is paid already. Throws ApiError. */
export async function payInvoice(invoiceId: string): Promise<string | null> {
  return parseAs(PayInvoiceAnswer, await api('/api/invoices/pay', { method: 'POST', body: { invoiceId } })).paymentUrl;
}

/** `GET /api/invoices/download/:id`: the invoice as a PDF. Throws ApiError. */
export function fetchInvoicePdf(id: string): Promise<Blob> {
  return apiFile(`/api/invoices/download/${encodeURIComponent(id)}`);
}
