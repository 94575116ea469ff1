import type Stripe from 'stripe';
import { lastIntentOf } from '../engine/collection.ts';
import type { Engine } from '../engine/engine.ts';
import { newId } from '../engine/ids.ts';
import { mergeMetadata } from '../engine/metadata.ts';
import { createRefund } from '../engine/refunds.ts';
import { invalid } from '../engine/stripe.error.ts';
import type { CreditNote } from '../engine/tables.ts';
import type { Wire } from '../engine/wire.ts';
import { listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

export const creditNoteRoutes = [
  route<Stripe.CreditNoteCreateParams>('POST', '/v1/credit_notes', 'CreditNoteCreateParams', ({ engine, params }) =>
    createCreditNote(engine, params),
  ),
  route<Stripe.CreditNoteRetrieveParams>('GET', '/v1/credit_notes/:id', 'CreditNoteRetrieveParams', ({ engine, id }) =>
    engine.store.need('credit_note', id),
  ),
  route<Stripe.CreditNoteListParams>('GET', '/v1/credit_notes', 'CreditNoteListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('credit_note')
      .filter((one) => params.customer === undefined || one.customer === params.customer)
      .filter((one) => params.invoice === undefined || one.invoice === params.invoice);
    return listPage('/v1/credit_notes', rows, params);
  }),
];

/** Takes a part of a paid invoice back, as a refund. */
function createCreditNote(engine: Engine, params: Wire<Stripe.CreditNoteCreateParams>): CreditNote {
  const invoice = engine.store.need('invoice', params.invoice, 'invoice');
  const amount = params.amount ?? params.refund_amount;
  if (invoice.status !== 'paid' || amount === undefined || amount <= 0 || (params.refund_amount ?? amount) !== amount) {
    throw invalid('The sandbox makes credit notes of paid invoices alone, whose `amount` is refunded.', 'amount');
  }
  const earlier = engine.store.all('credit_note').filter((one) => one.invoice === invoice.id);
  if (amount + earlier.reduce((sum, one) => sum + one.amount, 0) > invoice.total) {
    throw invalid('The amount of credit notes cannot be more than the amount of the invoice.', 'amount');
  }
  const refund = createRefund(engine, { amount, payment_intent: lastIntentOf(engine, invoice.id)?.id });
  const id = newId('cn');
  const note = engine.store.put('credit_note', {
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created: engine.clock.seconds(),
    currency: invoice.currency,
    customer: invoice.customer ?? '',
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: engine.clock.seconds(),
    invoice: invoice.id,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/credit_notes/${id}/lines` },
    livemode: false,
    memo: params.memo ?? null,
    metadata: mergeMetadata(null, params.metadata),
    number: `${invoice.number}-CN-${String(earlier.length + 1).padStart(2, '0')}`,
    out_of_band_amount: null,
    pdf: invoice.invoice_pdf ?? '',
    post_payment_amount: amount,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    reason: params.reason ?? null,
    refunds: [{ amount_refunded: amount, payment_record_refund: null, refund: refund.id, type: 'refund' }],
    shipping_cost: null,
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    total_taxes: [],
    type: 'post_payment',
    voided_at: null,
  });
  engine.emit('credit_note.created', note);
  const credited = invoice.post_payment_credit_notes_amount + amount;
  engine.change('invoice', invoice, { post_payment_credit_notes_amount: credited }, 'invoice.updated');
  return note;
}
