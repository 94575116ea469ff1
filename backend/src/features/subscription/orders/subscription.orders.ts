import type Stripe from 'stripe';
import { isRefusal } from '../../../lib/stripe.ts';
import type { Operation } from '../subscription.operations.ts';
import { expanded, isMoving, readInvoice } from '../subscription.stripe.ts';
import type { FullSubscription } from '../subscription.types.ts';

/**
 * Voids an open invoice, unless money is on its way for it.
 * @returns whether nothing is owed by it any more; Stripe refuses to void one that was paid meanwhile
 */
export async function voidUnpaid(stripe: Stripe, operation: Operation, invoice: string): Promise<boolean> {
  if (isMoving(await readInvoice(stripe, invoice))) return false;
  try {
    await stripe.invoices.voidInvoice(invoice, {}, operation.step(`void:${invoice}`));
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { status } = await stripe.invoices.retrieve(invoice);
    return status === 'void' || status === 'uncollectible';
  }
}

/**
 * Ends an order that is not paid. Its invoice first: Stripe refuses to void one that was paid meanwhile, and then the order stands.
 * @returns whether it is ended
 */
export async function endUnpaidOrder(
  stripe: Stripe,
  operation: Operation,
  { id, latest_invoice }: FullSubscription,
): Promise<boolean> {
  const invoice = expanded(latest_invoice);
  if (invoice?.status === 'open' && !(await voidUnpaid(stripe, operation, invoice.id))) return false;
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status !== 'canceled' && status !== 'incomplete_expired')
    await stripe.subscriptions.cancel(id, { prorate: false }, operation.step(`end:${id}`));
  return true;
}
