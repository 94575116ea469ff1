import type Stripe from 'stripe';
import type { Engine } from '../engine/engine.ts';
import { newId } from '../engine/ids.ts';
import { mergeMetadata } from '../engine/metadata.ts';
import { invalid } from '../engine/stripe.error.ts';
import type { Charge, Refund } from '../engine/tables.ts';
import type { Wire } from '../engine/wire.ts';
import { isWithin, listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

export const refundRoutes = [
  route<Stripe.RefundCreateParams>('POST', '/v1/refunds', 'RefundCreateParams', ({ engine, params }) =>
    createRefund(engine, params),
  ),
  route<Stripe.RefundRetrieveParams>('GET', '/v1/refunds/:id', 'RefundRetrieveParams', ({ engine, id }) =>
    engine.store.need('refund', id),
  ),
  route<Stripe.RefundUpdateParams>('POST', '/v1/refunds/:id', 'RefundUpdateParams', ({ engine, id, params }) => {
    const refund = engine.store.need('refund', id);
    return engine.change('refund', refund, { metadata: mergeMetadata(refund.metadata, params.metadata) }, 'refund.updated');
  }),
  route<Stripe.RefundListParams>('GET', '/v1/refunds', 'RefundListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('refund')
      .filter((one) => params.charge === undefined || one.charge === params.charge)
      .filter((one) => params.payment_intent === undefined || one.payment_intent === params.payment_intent)
      .filter((one) => isWithin(params.created, one.created));
    return listPage('/v1/refunds', rows, params);
  }),
];

function chargeFor(engine: Engine, params: { charge?: string; payment_intent?: string }): Charge {
  if (params.charge) return engine.store.need('charge', params.charge, 'charge');
  if (!params.payment_intent) {
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = engine.store.need('payment_intent', params.payment_intent, 'payment_intent');
  const charge = engine.store.get('charge', intent.latest_charge ?? '');
  if (charge && intent.status === 'succeeded') return charge;
  throw invalid(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    'payment_intent',
    'charge_not_refundable',
  );
}

/** Gives money back: all that is left of a charge, or a part of it. */
export function createRefund(engine: Engine, params: Wire<Stripe.RefundCreateParams>): Refund {
  const charge = chargeFor(engine, params);
  const left = charge.amount - charge.amount_refunded;
  const amount = params.amount ?? left;
  if (charge.status !== 'succeeded') throw invalid('This charge cannot be refunded.', 'charge', 'charge_not_refundable');
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  if (amount <= 0) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    throw invalid(
      `Refund amount (€${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge (€${(left / 100).toFixed(2)})`,
      'amount',
    );
  }
  const refund = engine.store.put('refund', {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: engine.clock.seconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { type: charge.payment_method_details?.type ?? 'card' },
    metadata: mergeMetadata(null, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  engine.emit('refund.created', refund);
  const changes = { amount_refunded: charge.amount_refunded + amount, refunded: amount === left };
  engine.change('charge', charge, changes, 'charge.refunded');
  return refund;
}
