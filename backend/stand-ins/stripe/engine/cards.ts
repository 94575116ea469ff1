/** How a payment method behaves. `later` settles after a while; `once` and `always` ask for authentication. */
export type Behaviour =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'authenticate_once'
  | 'authenticate_always'
  | 'attaches_only'
  | 'processes'
  | 'processing_fails'
  | 'redirects'
  | 'refund_fails'
  | 'refund_pends'
  | 'disputed'
  | 'inquired';

interface TestCard {
  brand: string;
  behaviour: Behaviour;
}

/** Stripe's test cards, and two of our own, which settle later. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', behaviour: 'succeeds' },
  '5555555555554444': { brand: 'mastercard', behaviour: 'succeeds' },
  '378282246310005': { brand: 'amex', behaviour: 'succeeds' },
  '4000000000000002': { brand: 'visa', behaviour: 'declined' },
  '4000000000009995': { brand: 'visa', behaviour: 'insufficient_funds' },
  '4000000000000069': { brand: 'visa', behaviour: 'expired_card' },
  '4000002500003155': { brand: 'visa', behaviour: 'authenticate_once' },
  '4000002760003184': { brand: 'visa', behaviour: 'authenticate_always' },
  '4000000000000341': { brand: 'visa', behaviour: 'attaches_only' },
  '4000000000005126': { brand: 'visa', behaviour: 'refund_fails' },
  '4000000000007726': { brand: 'visa', behaviour: 'refund_pends' },
  '4000000000000259': { brand: 'visa', behaviour: 'disputed' },
  '4000000000001976': { brand: 'visa', behaviour: 'inquired' },
  '4242420000000018': { brand: 'visa', behaviour: 'processes' },
  '4242420000000026': { brand: 'visa', behaviour: 'processing_fails' },
};

/** Stripe's names of test payment methods. */
export const TEST_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_refundFail: '4000000000005126',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeInquiry: '4000000000001976',
  pm_card_processing: '4242420000000018',
  pm_card_processingFails: '4242420000000026',
};

/** Milliseconds for which a payment is processed, by the sandbox's clock: a bank takes days for a debit. */
export const PROCESSING_MS = 4000;
export const DEBIT_PROCESSING_MS = 5 * 86_400_000;

/** Milliseconds until a refund that fails later has failed, and one that is pending has succeeded. */
export const REFUND_SETTLES_MS = 5 * 86_400_000;
/** Days in which a dispute is to be answered, and in which the bank then decides. */
export const DISPUTE_ANSWER_DAYS = 7;
export const DISPUTE_DECISION_DAYS = 60;

/** Methods that cannot be charged again. */
export const SINGLE_USE = new Set(['eps']);
/** Methods that leave a SEPA debit behind, which later payments use. */
export const LEAVES_DEBIT = new Set(['ideal', 'bancontact']);

/** What a decline says. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

export const DECLINES: Readonly<Record<string, Decline>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  attaches_only: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  processing_fails: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired_card: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
  authentication_required: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  authentication_failed: {
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  refused: {
    code: 'payment_method_customer_decline',
    message: 'The customer declined the payment with this payment method.',
  },
};

/** Whether a number's last digit is its check digit. */
export function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}
