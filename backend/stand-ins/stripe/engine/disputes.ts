import { DAY } from './calendar.ts';
import { DISPUTE_ANSWER_DAYS, DISPUTE_DECISION_DAYS } from './cards.ts';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { invalid } from './stripe.error.ts';
import type { Charge, Dispute } from './tables.ts';

/** States in which an inquiry is, before money is taken: see Stripe's `Dispute.status`. */
const isInquiry = ({ status }: Dispute): boolean => status.startsWith('warning_');

/** Every field of the evidence, as it is before anything was sent. */
const NO_EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The customer's bank takes a payment back; with `inquiry` it asks first. */
export function openDispute(engine: Engine, charge: Charge, { inquiry = false, reason = 'fraudulent' } = {}): Dispute {
  if (charge.status !== 'succeeded' || charge.disputed) throw invalid('This charge cannot be disputed.', 'charge');
  const dispute = engine.store.put('dispute', {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: engine.clock.seconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: engine.clock.seconds() + DISPUTE_ANSWER_DAYS * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: charge.payment_intent,
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  });
  // An inquiry takes no money yet.
  if (!inquiry) engine.change('charge', charge, { disputed: true }, 'charge.updated');
  engine.emit('charge.dispute.created', dispute);
  if (!inquiry) engine.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Ends a dispute: Stripe's words `winning_evidence` and `losing_evidence` decide it at once, as there. */
export function decideDispute(engine: Engine, id: string, won: boolean): Dispute {
  engine.store.remove('verdict', id);
  const dispute = engine.store.need('dispute', id);
  if (['won', 'lost', 'warning_closed'].includes(dispute.status)) return dispute;
  const closed = engine.change('dispute', dispute, {
    status: isInquiry(dispute) ? 'warning_closed' : won ? 'won' : 'lost',
    is_charge_refundable: won,
  });
  if (won && !isInquiry(dispute)) engine.emit('charge.dispute.funds_reinstated', closed);
  engine.emit('charge.dispute.closed', closed);
  return closed;
}

/** Takes what is said against a dispute. The bank decides later; unless the words are Stripe's own for tests, for the customer. */
export function answerDispute(
  engine: Engine,
  dispute: Dispute,
  evidence: Partial<Dispute['evidence']>,
  submit: boolean,
): Dispute {
  if (!dispute.status.endsWith('needs_response'))
    throw invalid('This dispute is already closed', undefined, 'dispute_already_closed');
  const { evidence_details } = dispute;
  const answered = engine.change(
    'dispute',
    dispute,
    {
      evidence: { ...dispute.evidence, ...evidence },
      evidence_details: {
        ...evidence_details,
        has_evidence: true,
        submission_count: evidence_details.submission_count + (submit ? 1 : 0),
        submission_method: submit ? 'manual' : evidence_details.submission_method,
      },
      ...(submit ? { status: isInquiry(dispute) ? 'warning_under_review' : 'under_review' } : {}),
    },
    'charge.dispute.updated',
  );
  const words = evidence.uncategorized_text;
  if (submit && (words === 'winning_evidence' || words === 'losing_evidence'))
    return decideDispute(engine, dispute.id, words === 'winning_evidence');
  if (submit)
    engine.store.put('verdict', { id: dispute.id, at: engine.clock.now() + DISPUTE_DECISION_DAYS * DAY * 1000, won: false });
  return answered;
}

/** When a dispute that nobody answers is lost, in milliseconds; null: it is not open. */
export function unansweredAt({ status, evidence_details }: Dispute): number | null {
  if (!status.endsWith('needs_response') || !evidence_details.due_by) return null;
  return evidence_details.due_by * 1000;
}
