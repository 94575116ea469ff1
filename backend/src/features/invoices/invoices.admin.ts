import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@beside/common/admin/admin.constants';
import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import type pg from 'pg';
import type Stripe from 'stripe';
import type { Actor } from '../../http/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { codeOf } from '../../lib/error-code.ts';
import type { Log } from '../../lib/logger.ts';
import { isMissing, isRefusal, type Payments, paymentsOff, providerSeconds, takeTime, toPaymentError } from '../../lib/stripe.ts';
import type { AccountService } from '../account/account.service.ts';
import type { AdminService } from '../admin/admin.service.ts';
import { isMoving, readInvoice, type SubscriptionService } from '../subscription/subscription.service.ts';
import { isForReading, presentInvoice } from './invoices.presenter.ts';
import { invoiceMarks } from './invoices.statements.ts';

/** Invoices that an admin sees of one user. */
const NEWEST = 100;
/** PostgreSQL's code of a foreign key without its row. */
const NO_SUCH_USER = '23503';

export interface AdminInvoicesDeps {
  pool: pg.Pool;
  payments: Payments | null;
  subscription: SubscriptionService;
  account: Pick<AccountService, 'directory'>;
  admin: AdminService;
  clock: Clock;
  log: Log;
}

/** An invoice, and whose it is. */
interface Found {
  invoice: Stripe.Invoice;
  userId: string;
  isMarked: boolean;
}

/** Users' invoices in the panel. Stripe's object wins: paid is what is paid there. It opens no paid invoice again, so that one is marked unpaid on our
 * side, and shown as uncollectible. */
export interface AdminInvoices {
  /** A user's newest invoices. @throws AppError 404, 503 */
  list(userId: string): Promise<InvoiceView[]>;
  /**
   * Takes an invoice as paid outside of Stripe; or takes the mark off one that is paid. The audit log says so first, since Stripe's part
   * cannot be in our transaction.
   * @throws AppError 404, 401 `invalid_admin_password`, 409 `conflict` for one that is paid or void, `payment_processing`; 503
   */
  markPaid(actor: Actor, id: string, password: string): Promise<InvoiceView>;
  /**
   * Marks a paid invoice unpaid.
   * @throws AppError 404, 401 `invalid_admin_password`, 409 `conflict` for one that is not paid; 503
   */
  markUnpaid(actor: Actor, id: string, password: string): Promise<InvoiceView>;
}

interface AtProvider {
  /** @throws AppError 503 */
  asking<T>(ask: (stripe: Stripe) => Promise<T>): Promise<T>;
  present(stripe: Stripe, invoice: Stripe.Invoice, isMarked: boolean): InvoiceView;
}

/**
 * Users' invoices in the panel. Stripe's object wins: paid is what is paid there. It opens no paid invoice again, so that one is marked unpaid on our
 * side, and shown as uncollectible.
 */
export function adminInvoices(deps: AdminInvoicesDeps): AdminInvoices {
  const { pool, payments, subscription, account, clock, log } = deps;
  /** @throws AppError 503 */
  const asking = async <T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> => {
    if (!payments) throw paymentsOff();
    try {
      return await ask(payments.stripe);
    } catch (error) {
      throw toPaymentError(error, log);
    }
  };
  const present = (stripe: Stripe, invoice: Stripe.Invoice, isMarked: boolean): InvoiceView =>
    presentInvoice(invoice, providerSeconds(stripe, clock.now()), isMarked);

  return {
    list: (userId) =>
      asking(async (stripe) => {
        if (!(await account.directory.byId(userId))) throw notFound();
        const customer = await subscription.customerOf(userId);
        if (customer === null) return [];
        const page = await stripe.invoices.list({ customer, limit: NEWEST });
        takeTime(stripe, page.lastResponse);
        const marked = await invoiceMarks.of(pool, userId);
        return page.data.filter(isForReading).map((invoice) => present(stripe, invoice, marked.has(invoice.id)));
      }),
    ...marking(deps, { asking, present }),
  };
}

/** Taking an invoice as paid, or as unpaid. */
function marking(
  { pool, subscription, admin }: AdminInvoicesDeps,
  { asking, present }: AtProvider,
): Pick<AdminInvoices, 'markPaid' | 'markUnpaid'> {
  return {
    markPaid: (actor, id, password) =>
      asking(async (stripe) => {
        await find({ pool, subscription }, stripe, id);
        await admin.requirePassword(actor, password);
        const found = await find({ pool, subscription }, stripe, id);
        const { invoice, userId, isMarked } = found;
        if (isMarked) {
          await admin.record(
            actor,
            (wasMarked) => (wasMarked ? about('invoice_marked_paid', found) : null),
            async (transaction) => {
              await subscription.announce(transaction, userId);
              return invoiceMarks.remove(transaction, id);
            },
          );
          return present(stripe, invoice, false);
        }
        if (invoice.status === 'paid') throw new AppError('conflict', 'This invoice is paid already.');
        if (invoice.status === 'void') throw new AppError('conflict', 'This invoice is void. Nobody is to pay it.');
        if (isMoving(await readInvoice(stripe, id)))
          throw new AppError('payment_processing', 'A payment of this invoice is being processed.');
        await admin.record(actor, about('invoice_marked_paid', found), async () => undefined);
        const paid = await payOutOfBand(stripe, found);
        await subscription.announce(pool, userId);
        await admin.touch(pool, 'invoices');
        return present(stripe, paid, false);
      }),

    markUnpaid: (actor, id, password) =>
      asking(async (stripe) => {
        await find({ pool, subscription }, stripe, id);
        await admin.requirePassword(actor, password);
        const found = await find({ pool, subscription }, stripe, id);
        const { invoice, userId, isMarked } = found;
        if (isMarked || invoice.status !== 'paid') throw new AppError('conflict', 'This invoice is unpaid already.');
        await admin.record(
          actor,
          (isNew) => (isNew ? about('invoice_marked_unpaid', found) : null),
          async (transaction) => {
            await subscription.announce(transaction, userId);
            return invoiceMarks.add(transaction, id, userId).catch((error: unknown) => {
              throw codeOf(error) === NO_SUCH_USER ? notFound() : error;
            });
          },
        );
        return present(stripe, invoice, true);
      }),
  };
}

/** @throws AppError 404: there is none, or its customer is none of our users */
async function find(
  { pool, subscription }: Pick<AdminInvoicesDeps, 'pool' | 'subscription'>,
  stripe: Stripe,
  id: string,
): Promise<Found> {
  const invoice = await stripe.invoices.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) throw notFound();
    throw error;
  });
  const customer = typeof invoice.customer === 'string' ? invoice.customer : invoice.customer?.id;
  const userId = customer && isForReading(invoice) ? await subscription.userOfCustomer(customer) : null;
  if (!userId) throw notFound();
  return { invoice, userId, isMarked: (await invoiceMarks.of(pool, userId)).has(id) };
}

function about(action: AuditAction, { invoice, userId, isMarked }: Found) {
  return {
    area: 'invoices',
    action,
    target: { type: 'invoice', id: invoice.id },
    details: { userId, was: isMarked ? 'uncollectible' : invoice.status },
  } as const;
}

/** Two admins may pay one at once: then the second finds it paid. */
async function payOutOfBand(stripe: Stripe, { invoice: { id } }: Found): Promise<Stripe.Invoice> {
  try {
    return await stripe.invoices.pay(id, { paid_out_of_band: true }, { idempotencyKey: `invoice-paid:${id}:${randomUUID()}` });
  } catch (error) {
    const now = isRefusal(error) ? await stripe.invoices.retrieve(id) : null;
    if (now?.status === 'paid') return now;
    throw error;
  }
}
