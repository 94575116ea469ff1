import type { LetterTexts } from '../../../lib/letter/letter.ts';

/**
 * `begun` confirms the contract. `cancelled_later`: to the end of a later month; `cancelled_disputed`: while a bank looks into a payment. `changed`: to a larger plan, at once. `change_scheduled`: to a smaller one, later. `resumed` undoes that, or a
 * cancellation.
 */
export type SubscriptionMailKind =
  | 'begun'
  | 'changed'
  | 'change_scheduled'
  | 'cancelled'
  | 'cancelled_later'
  | 'cancelled_disputed'
  | 'resumed'
  | 'ended'
  | 'payment_failed'
  | 'withdrawn';

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
}

/** `{app}`, `{support}`, `{plan}`, `{at}`, `{until}`, `{free}` and `{sessions}` are filled in. */
export interface SubscriptionMailTexts {
  kinds: Record<SubscriptionMailKind, LetterTexts>;
  facts: FactLabels;
  unlimited: string;
  /** In `begun`, after the instruction on withdrawal, where the service began on request. */
  atOnce: string;
  /** In `withdrawn`, where something is paid back. */
  refunded: string;
  /** Instead of that, while the customer's bank looks into the payment. */
  disputed: string;
  /** Labels of addresses. */
  links: { withdraw: string; cancel: string; terms: string };
}
