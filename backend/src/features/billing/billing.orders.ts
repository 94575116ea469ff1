import type Stripe from 'stripe';
import { isRefusal } from '../../lib/stripe.ts';
import type { Operation } from './billing.operations.ts';
import { expanded, isMoving, readInvoice } from './billing.stripe.ts';
import type { FullSubscription } from './billing.types.ts';

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
  if (invoice?.status === 'open') {
    if (isMoving(await readInvoice(stripe, invoice.id))) return false;
    try {
      await stripe.invoices.voidInvoice(invoice.id, {}, operation.step(`void:${invoice.id}`));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { status } = await stripe.invoices.retrieve(invoice.id);
      if (status !== 'void' && status !== 'uncollectible') return false;
    }
  }
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status !== 'canceled' && status !== 'incomplete_expired')
    await stripe.subscriptions.cancel(id, { prorate: false }, operation.step(`end:${id}`));
  return true;
}
