import type Stripe from 'stripe';
import { voidUnpaid } from '../orders/subscription.orders.ts';
import type { Customers } from '../subscription.customers.ts';
import type { Operation, OperationKind } from '../subscription.operations.ts';
import { subscriptionsOf } from '../subscription.stripe.ts';
import type { FullSubscription } from '../subscription.types.ts';
import type { Refunds } from './subscription.refunds.ts';
import { type OpenInvoiceDue, paymentsOf } from './subscription.withdrawal.ts';

export interface GiveBackDeps {
  stripe: Stripe;
  customers: Customers;
  refunds: Refunds;
}

export const REFUND_REASON = { reason: 'requested_by_customer', metadata: { reason: 'withdrawal' } } as const;

/** Voids what is not paid yet. What a bank processes cannot be voided: what is due of it stays with the subscription until it has settled. */
export async function keepOpen(
  stripe: Stripe,
  operation: Operation,
  subscription: string,
  open: readonly OpenInvoiceDue[],
): Promise<void> {
  const kept: OpenInvoiceDue[] = [];
  for (const each of open) if (!(await voidUnpaid(stripe, operation, each.invoice))) kept.push(each);
  if (kept.length === 0) return;
  const marks = oncePaidMarks(kept);
  await stripe.subscriptions.update(
    subscription,
    { metadata: { refundOncePaid: marks } },
    operation.step(`refund-once-paid:${marks}`),
  );
}

/** What `refundsOncePaid` reads. */
const oncePaidMarks = (open: readonly OpenInvoiceDue[]): string => open.map(({ invoice, due }) => `${invoice}:${due}`).join(' ');

/** What is to be given back of a contract that has ended, once it is paid. */
const refundsOncePaid = ({ metadata }: Pick<Stripe.Subscription, 'metadata'>): OpenInvoiceDue[] =>
  (metadata.refundOncePaid ?? '').split(' ').flatMap((mark) => {
    const [invoice, due] = mark.split(':');
    return invoice ? [{ invoice, due: Number(due) || 0 }] : [];
  });

export const hasRefundsOncePaid = (subscription: FullSubscription): boolean => refundsOncePaid(subscription).length > 0;

/** Gives back what was still on its way when its contract ended, and has been paid since. */
export function refundOncePaid({ stripe, customers, refunds }: GiveBackDeps): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const customer = await customers.of(operation.userId);
    const all = customer === null ? [] : await subscriptionsOf(stripe, customer);
    for (const one of all) {
      const open = refundsOncePaid(one);
      const left: OpenInvoiceDue[] = [];
      for (const each of open) {
        const invoice = await stripe.invoices.retrieve(each.invoice, { expand: ['payments'] });
        if (invoice.status === 'paid') await refunds.giveBack(operation, paymentsOf(invoice), each.due, REFUND_REASON);
        else if (invoice.status === 'open' && !(await voidUnpaid(stripe, operation, each.invoice))) left.push(each);
      }
      if (left.length < open.length)
        await stripe.subscriptions.update(
          one.id,
          { metadata: { refundOncePaid: oncePaidMarks(left) } },
          operation.step(`refunded:${one.id}:${left.length}`),
        );
    }
  };
  return { name: 'refund-once-paid', work, settle: work };
}
