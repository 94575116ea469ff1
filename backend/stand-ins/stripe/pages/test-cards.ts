import type { PageTexts } from './texts/en.ts';

interface TestCard {
  number: string;
  outcome: keyof PageTexts['outcomes'];
}

/** Stripe's own numbers, and two of the sandbox, which settle later. Any date in the future, any CVC. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'succeeds' },
  { number: '4000002500003155', outcome: 'authenticates' },
  { number: '4000002760003184', outcome: 'alwaysAuthenticates' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000009995', outcome: 'insufficientFunds' },
  { number: '4000000000000069', outcome: 'expired' },
  { number: '4000000000000341', outcome: 'laterFails' },
  { number: '4242420000000018', outcome: 'processes' },
  { number: '4242420000000026', outcome: 'processFails' },
];

/** Passes the IBAN's check; the payment is processing at first. */
export const TEST_IBAN = 'DE89370400440532013000';
