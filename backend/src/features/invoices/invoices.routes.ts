import { invoiceNumber } from '@beside/common/invoices/invoices.constants';
import { INVOICE_ID, PayInvoiceDto } from '@beside/common/invoices/invoices.dto';
import { InvoicesAnswer, PayInvoiceAnswer } from '@beside/common/invoices/invoices.views';
import type { Router } from 'express';
import { queryField } from '../../http/query.ts';
import { READ } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { notFound } from '../../lib/app-error.ts';
import { INVOICE_FILE, PAY } from './invoices.limits.ts';
import type { InvoicesService } from './invoices.service.ts';

const CURSOR = queryField('`nextCursor` of the page before', { type: 'string' }, (raw) => (raw === undefined ? null : idOf(raw)));

export function invoicesRoutes(invoices: InvoicesService, context: RouteContext): Router {
  const calls = context.routes('/api/invoices');

  calls.get(
    '/list',
    {
      guard: 'user',
      scope: 'subscription:view',
      limit: READ,
      answers: InvoicesAnswer,
      query: { cursor: CURSOR },
      fails: ['not_found', 'payments_off'],
      about: "A page of the user's invoices, the newest first",
    },
    ({ actor, query }) => invoices.list(actor, query.cursor),
  );

  calls.post(
    '/pay',
    {
      guard: 'user',
      scope: null,
      limit: PAY,
      input: PayInvoiceDto,
      answers: PayInvoiceAnswer,
      fails: ['not_found', 'conflict', 'payments_off'],
      about: 'Where an open invoice is paid',
    },
    async ({ actor, input }) => {
      const paymentUrl = await invoices.payAt(actor, input.invoiceId);
      return { paymentUrl, message: paymentUrl === null ? 'This invoice is paid.' : 'Please pay the invoice.' };
    },
  );

  calls.get(
    '/download/:id',
    {
      guard: 'user',
      scope: 'subscription:view',
      limit: INVOICE_FILE,
      answers: null,
      sends: 'application/pdf',
      fails: ['payments_off'],
      about: 'An invoice as PDF',
    },
    async ({ actor, request, response }) => {
      const id = idOf(request.params.id);
      const file = await invoices.file(actor, id);
      response
        .attachment(`invoice-${invoiceNumber(id)}.pdf`)
        .type('application/pdf')
        .send(file);
      return undefined;
    },
  );

  return calls.router;
}

/** @throws AppError 404 for what cannot be an invoice's id */
function idOf(value: unknown): string {
  if (typeof value !== 'string' || !INVOICE_ID.test(value)) throw notFound();
  return value;
}
