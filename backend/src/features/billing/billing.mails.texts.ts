import type { NoticeKind, PaidPlan } from '@beside/common/billing/billing.constants';
import type { LetterTexts } from '../../lib/letter/letter.ts';

/**
 * `begun` confirms the contract. `cancelled_later`: to the end of a later month; `cancelled_disputed`: while a bank looks into a payment. `changed`: to a larger plan, at once. `change_scheduled`: to a smaller one, later. `resumed` undoes that, or a
 * cancellation. A notice is a withdrawal or a cancellation that was declared: `received` asks its owner to confirm it, `confirmed` needs nothing more,
 * `unknown` found no contract.
 */
export type BillingMailKind =
  | 'begun'
  | 'changed'
  | 'change_scheduled'
  | 'cancelled'
  | 'cancelled_later'
  | 'cancelled_disputed'
  | 'resumed'
  | 'ended'
  | 'payment_failed'
  | 'withdrawn'
  | 'withdrawal_received'
  | 'withdrawal_confirmed'
  | 'withdrawal_unknown'
  | 'cancellation_received'
  | 'cancellation_confirmed'
  | 'cancellation_unknown';

/** The labels of the lines in mails' tables. */
export interface FactLabels {
  plan: string;
  sessions: string;
  price: string;
  charged: string;
  due: string;
  refund: string;
  began: string;
  begins: string;
  next: string;
  ends: string;
  keptUntil: string;
  withdrawUntil: string;
  number: string;
  received: string;
  declaration: string;
  name: string;
  contract: string;
  cancelKind: string;
  reason: string;
  wished: string;
}

/** `{app}`, `{support}`, `{plan}`, `{at}`, `{until}`, `{free}`, `{sessions}`, `{number}` and `{days}` are filled in. */
export interface BillingMailTexts {
  kinds: Record<BillingMailKind, LetterTexts>;
  facts: FactLabels;
  plans: Record<PaidPlan, string>;
  unlimited: string;
  declarations: Record<NoticeKind, string>;
  cancelKinds: { ordinary: string; important: string };
  asEarlyAsPossible: string;
  /** Around what somebody typed. */
  quotes: [string, string];
  /** In `begun`, after the instruction on withdrawal, where the service began on request. */
  atOnce: string;
  /** In `withdrawn`, where something is paid back. */
  refunded: string;
  /** Instead of that, while the customer's bank looks into the payment. */
  disputed: string;
  /** In a cancellation's receipt: a reason was named; a date was wished for. */
  important: string;
  wishedDate: string;
  /** The date is kept: the contract is renewed until then. */
  wishedLater: string;
  /** The contract was to end before that date already. */
  endsBefore: string;
  /** In a receipt that quotes what somebody typed who has not shown that the address is theirs. */
  quoted: string;
  /** Labels of addresses. */
  links: { withdraw: string; cancel: string; terms: string };
}
