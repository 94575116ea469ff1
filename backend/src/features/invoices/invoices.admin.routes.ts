import { PasswordDto } from '@beside/common/admin/admin.dto';
import { AdminInvoiceAnswer, AdminInvoicesAnswer } from '@beside/common/admin/admin.views';
import { INVOICE_ID } from '@beside/common/invoices/invoices.dto';
import type { Router } from 'express';
import { READ } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { notFound } from '../../lib/app-error.ts';
import type { AdminInvoices } from './invoices.admin.ts';
import { INVOICE_MARK } from './invoices.limits.ts';

/** Users' invoices in the panel. */
export function adminInvoicesRoutes(invoices: AdminInvoices, context: RouteContext): Router {
  const calls = context.routes('/api/admin');
  const marking = {
    guard: 'admin',
    scope: 'admin:write',
    limit: INVOICE_MARK,
    input: PasswordDto,
    answers: AdminInvoiceAnswer,
  } as const;

  calls.get(
    '/user-invoices/:userId',
    {
      guard: 'admin',
      scope: 'admin:read',
      limit: READ,
      answers: AdminInvoicesAnswer,
      fails: ['payments_off'],
      about: "A user's newest hundred invoices",
    },
    async ({ request }) => ({ invoices: await invoices.list(String(request.params.userId)) }),
  );

  calls.post(
    '/mark-invoice-paid/:id',
    {
      ...marking,
      fails: ['payments_off', 'conflict', 'payment_processing'],
      about: 'Takes an invoice as paid outside of the payment provider',
    },
    async ({ actor, input, request }) => ({
      message: 'Invoice marked as paid',
      invoice: await invoices.markPaid(actor, idOf(request.params.id), input.password),
    }),
  );

  calls.post(
    '/mark-invoice-unpaid/:id',
    { ...marking, fails: ['payments_off', 'conflict'], about: 'Marks a paid invoice as unpaid, which shows it as uncollectible' },
    async ({ actor, input, request }) => ({
      message: 'Invoice marked as unpaid',
      invoice: await invoices.markUnpaid(actor, idOf(request.params.id), input.password),
    }),
  );

  return calls.router;
}

/** @throws AppError 404 for what cannot be an invoice's id */
function idOf(value: unknown): string {
  if (typeof value !== 'string' || !INVOICE_ID.test(value)) throw notFound();
  return value;
}
