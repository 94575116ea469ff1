import type { Decline } from './cards.ts';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './tables.ts';

/** The record of one attempt to take money. */
export function createCharge(
  engine: Engine,
  intent: PaymentIntent,
  method: PaymentMethod,
  status: 'succeeded' | 'pending' | 'failed',
  decline?: Decline,
): Charge {
  const failed = status === 'failed';
  return engine.store.put('charge', {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: failed ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: status === 'succeeded' ? newId('txn') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: !failed,
    created: engine.clock.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: failed ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.decline_code ?? null,
      risk_level: 'normal',
      risk_score: 1,
      seller_message: failed ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: failed ? 'issuer_declined' : 'authorized',
    },
    paid: !failed,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  });
}

function detailsOf(method: PaymentMethod): Charge['payment_method_details'] {
  const { card, sepa_debit, type } = method;
  const known = card && {
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: null,
      regulated_status: card.regulated_status,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
  const debit = sepa_debit && {
    sepa_debit: {
      bank_code: sepa_debit.bank_code,
      branch_code: sepa_debit.branch_code,
      country: sepa_debit.country,
      fingerprint: sepa_debit.fingerprint,
      last4: sepa_debit.last4,
      mandate: null,
    },
  };
  return { type, ...known, ...debit };
}
