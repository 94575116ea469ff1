import type Stripe from 'stripe';
import { REFUND_SETTLES_MS } from './cards.ts';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { mergeMetadata } from './metadata.ts';
import { invalid } from './stripe.error.ts';
import type { Charge, Refund } from './tables.ts';
import type { Wire } from './wire.ts';

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
  if (charge.disputed && !engine.store.all('dispute').some(({ charge: id, status }) => id === charge.id && status === 'won'))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, undefined, 'charge_disputed');
  if (charge.status !== 'succeeded') throw invalid('This charge cannot be refunded.', 'charge', 'charge_not_refundable');
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  if (amount <= 0) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    throw invalid(
      `Refund amount (€${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge (€${(left / 100).toFixed(2)})`,
      'amount',
    );
  }
  const behaviour = engine.store.get('methodSecret', charge.payment_method ?? '')?.behaviour;
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
    status: behaviour === 'refund_pends' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  });
  engine.emit('refund.created', refund);
  const changes = { amount_refunded: charge.amount_refunded + amount, refunded: amount === left };
  engine.change('charge', charge, changes, 'charge.refunded');
  if (behaviour === 'refund_pends' || behaviour === 'refund_fails')
    engine.store.put('refundSettlement', {
      id: refund.id,
      at: engine.clock.now() + REFUND_SETTLES_MS,
      status: behaviour === 'refund_pends' ? 'succeeded' : 'failed',
    });
  return refund;
}

/** Ends a refund that was on its way. One that fails returns to the account, and the charge counts as not refunded by it. */
export function settleRefund(engine: Engine, id: string, status: 'succeeded' | 'failed'): Refund {
  engine.store.remove('refundSettlement', id);
  const refund = engine.store.need('refund', id);
  if (refund.status === 'failed' || refund.status === status) return refund;
  const settled = engine.change(
    'refund',
    refund,
    status === 'failed'
      ? { status, failure_reason: 'lost_or_stolen_card', failure_balance_transaction: newId('txn') }
      : { status },
    'refund.updated',
  );
  if (status === 'succeeded') return settled;
  const charge = engine.store.need('charge', String(refund.charge), 'charge');
  engine.change('charge', charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false }, 'charge.updated');
  engine.emit('refund.failed', settled);
  return settled;
}
