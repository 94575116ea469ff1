import type Stripe from 'stripe';
import { collectInvoice, lastIntentOf } from '../engine/collection.ts';
import type { Engine } from '../engine/engine.ts';
import { finalizeInvoice, markUncollectible, payOutOfBand, voidInvoice } from '../engine/invoices.ts';
import { mergeMetadata } from '../engine/metadata.ts';
import { previewInvoice } from '../engine/preview.ts';
import { invalid, StripeRefusal } from '../engine/stripe.error.ts';
import type { Invoice } from '../engine/tables.ts';
import type { Wire } from '../engine/wire.ts';
import { isWithin, listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

export const invoiceRoutes = [
  route<Stripe.InvoiceCreatePreviewParams>(
    'POST',
    '/v1/invoices/create_preview',
    'InvoiceCreatePreviewParams',
    ({ engine, params }) => previewInvoice(engine, params),
  ),
  route<Stripe.InvoiceRetrieveParams>('GET', '/v1/invoices/:id', 'InvoiceRetrieveParams', ({ engine, id }) =>
    engine.store.need('invoice', id),
  ),
  route<Stripe.InvoiceUpdateParams>('POST', '/v1/invoices/:id', 'InvoiceUpdateParams', ({ engine, id, params }) => {
    const invoice = engine.store.need('invoice', id);
    const { auto_advance, default_payment_method, description, metadata } = params;
    const changes: Partial<Invoice> = {
      ...(auto_advance === undefined ? {} : { auto_advance }),
      ...(default_payment_method === undefined ? {} : { default_payment_method: default_payment_method || null }),
      ...(description === undefined ? {} : { description: description || null }),
      metadata: mergeMetadata(invoice.metadata, metadata),
    };
    return engine.change('invoice', invoice, changes, 'invoice.updated');
  }),
  route<Stripe.InvoiceListParams>('GET', '/v1/invoices', 'InvoiceListParams', ({ engine, params }) => {
    const { collection_method, created, customer, due_date, status, subscription } = params;
    const rows = engine.store
      .all('invoice')
      .filter((one) => customer === undefined || one.customer === customer)
      .filter((one) => status === undefined || one.status === status)
      .filter((one) => collection_method === undefined || one.collection_method === collection_method)
      .filter((one) => subscription === undefined || one.parent?.subscription_details?.subscription === subscription)
      .filter((one) => isWithin(created, one.created) && isWithin(due_date, one.due_date));
    return listPage('/v1/invoices', rows, params);
  }),
  route<Stripe.InvoiceListLineItemsParams>(
    'GET',
    '/v1/invoices/:id/lines',
    'InvoiceListLineItemsParams',
    ({ engine, id, params }) =>
      listPage(`/v1/invoices/${id}/lines`, engine.store.need('invoice', id).lines.data.toReversed(), params),
  ),
  route<Stripe.InvoicePayParams>('POST', '/v1/invoices/:id/pay', 'InvoicePayParams', ({ engine, id, params }) =>
    payInvoice(engine, engine.store.need('invoice', id), params),
  ),
  route<Stripe.InvoiceFinalizeInvoiceParams>(
    'POST',
    '/v1/invoices/:id/finalize',
    'InvoiceFinalizeInvoiceParams',
    ({ engine, id }) => finalizeInvoice(engine, engine.store.need('invoice', id)),
  ),
  route<Stripe.InvoiceVoidInvoiceParams>('POST', '/v1/invoices/:id/void', 'InvoiceVoidInvoiceParams', ({ engine, id }) => {
    const invoice = engine.store.need('invoice', id);
    if (lastIntentOf(engine, invoice.id)?.status === 'processing')
      throw invalid('You cannot void this invoice: a payment of it is being processed.', undefined, 'invoice_payment_processing');
    return voidInvoice(engine, invoice);
  }),
  route<Stripe.InvoiceMarkUncollectibleParams>(
    'POST',
    '/v1/invoices/:id/mark_uncollectible',
    'InvoiceMarkUncollectibleParams',
    ({ engine, id }) => markUncollectible(engine, engine.store.need('invoice', id)),
  ),
  route<Stripe.InvoiceSendInvoiceParams>('POST', '/v1/invoices/:id/send', 'InvoiceSendInvoiceParams', ({ engine, id }) => {
    const invoice = engine.store.need('invoice', id);
    const open = invoice.status === 'draft' ? finalizeInvoice(engine, invoice) : invoice;
    engine.emit('invoice.sent', open);
    return open;
  }),
];

/** Pays now. What the payment asks for is said as an error, as Stripe does. */
function payInvoice(engine: Engine, invoice: Invoice, params: Wire<Stripe.InvoicePayParams>): Invoice {
  const open = invoice.status === 'draft' ? finalizeInvoice(engine, invoice) : invoice;
  if (open.status === 'paid' && invoice.status === 'draft') return open;
  if (params.paid_out_of_band) return payOutOfBand(engine, open);
  const refusal = collectInvoice(engine, open, { method: params.payment_method, offSession: params.off_session ?? true });
  if (refusal) throw refusal;
  const intent = lastIntentOf(engine, invoice.id);
  if (intent?.status === 'requires_action') {
    throw new StripeRefusal(
      402,
      'This payment requires additional user action before it can be completed successfully.',
      { type: 'card_error', code: 'invoice_payment_intent_requires_action', payment_intent: intent },
      true,
    );
  }
  if (open.collection_method !== 'charge_automatically' && !intent) throw invalid('This invoice cannot be paid.');
  return engine.store.need('invoice', invoice.id);
}
