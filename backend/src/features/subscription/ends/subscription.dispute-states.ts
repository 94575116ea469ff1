import type Stripe from 'stripe';

/** States in which the customer's bank has not decided, with and without the money taken. */
const OPEN: readonly Stripe.Dispute.Status[] = [
  'needs_response',
  'under_review',
  'warning_needs_response',
  'warning_under_review',
];
/** States in which the money is gone. */
const TAKEN: readonly Stripe.Dispute.Status[] = ['needs_response', 'under_review', 'lost'];

/** Whether the bank has still to decide. */
export const isOpen = ({ status }: Pick<Stripe.Dispute, 'status'>): boolean => OPEN.includes(status);

/** Cents that a dispute has taken from the account. */
export const takenBy = ({ status, amount }: Pick<Stripe.Dispute, 'status' | 'amount'>): number =>
  TAKEN.includes(status) ? amount : 0;
