import type { InvoicesAnswer } from '@beside/common/invoices/invoices.views';
import type pg from 'pg';
import type Stripe from 'stripe';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/logger.ts';
import { isMissing, type Payments, paymentsOff, providerSeconds, takeTime, toPaymentError } from '../../lib/stripe.ts';
import type { SubscriptionService } from '../subscription/subscription.service.ts';
import { fetchInvoiceFile } from './invoices.file.ts';
import { isForReading, presentInvoice } from './invoices.presenter.ts';
import { invoiceMarks } from './invoices.statements.ts';

const PAGE = 24;

export interface InvoicesDeps {
  pool: pg.Pool;
  payments: Payments | null;
  subscription: SubscriptionService;
  clock: Clock;
  log: Log;
}

/** A user's own invoices. They are Stripe's, and are read there. */
export interface InvoicesService {
  /** A page, the newest first. @param cursor of the page before */
  list(actor: Actor, cursor: string | null): Promise<InvoicesAnswer>;
  /** Where an invoice is paid; null: it is. @throws AppError 404, 409 for one that nobody is to pay, 503 */
  payAt(actor: Actor, id: string): Promise<string | null>;
  /** An invoice's PDF. @throws AppError 404, 503 */
  file(actor: Actor, id: string): Promise<Buffer>;
}

export function invoicesService({ pool, payments, subscription, clock, log }: InvoicesDeps): InvoicesService {
  /** @throws AppError 503 */
  const asking = async <T>(ask: (given: Payments) => Promise<T>): Promise<T> => {
    if (!payments) throw paymentsOff();
    try {
      return await ask(payments);
    } catch (error) {
      throw toPaymentError(error, log);
    }
  };
  /** @throws AppError 404: there is none, or it is somebody else's */
  const ownInvoice = async (stripe: Stripe, actor: Actor, id: string): Promise<Stripe.Invoice> => {
    const customer = await subscription.customerOf(requireUser(actor).id);
    if (customer === null) throw notFound();
    const invoice = await stripe.invoices.retrieve(id).catch((error: unknown) => {
      if (isMissing(error)) throw notFound();
      throw error;
    });
    const owner = typeof invoice.customer === 'string' ? invoice.customer : invoice.customer?.id;
    if (owner !== customer || invoice.status === 'draft') throw notFound();
    return invoice;
  };

  return {
    list: (actor, cursor) =>
      asking(async ({ stripe }) => {
        const { id: userId } = requireUser(actor);
        const customer = await subscription.customerOf(userId);
        if (customer === null) return { invoices: [], nextCursor: null };
        const after = cursor === null ? null : (await ownInvoice(stripe, actor, cursor)).id;
        const page = await stripe.invoices.list({ customer, limit: PAGE, ...(after ? { starting_after: after } : {}) });
        takeTime(stripe, page.lastResponse);
        const now = providerSeconds(stripe, clock.now());
        const marked = await invoiceMarks.of(pool, userId);
        const invoices = page.data.filter(isForReading).map((invoice) => presentInvoice(invoice, now, marked.has(invoice.id)));
        return { invoices, nextCursor: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
      }),
    payAt: (actor, id) =>
      asking(async ({ stripe }) => {
        const invoice = await ownInvoice(stripe, actor, id);
        const { status, hosted_invoice_url } = invoice;
        if (status === 'paid' && !(await invoiceMarks.of(pool, requireUser(actor).id)).has(id)) return null;
        if (status !== 'open' || !hosted_invoice_url || !isForReading(invoice))
          throw new AppError('conflict', 'This invoice is not to be paid.');
        return hosted_invoice_url;
      }),
    file: (actor, id) =>
      asking(async ({ stripe, apiUrl }) => {
        const { invoice_pdf } = await ownInvoice(stripe, actor, id);
        if (!invoice_pdf) throw notFound();
        return fetchInvoiceFile(invoice_pdf, apiUrl === null ? null : new URL(apiUrl).origin);
      }),
  };
}
