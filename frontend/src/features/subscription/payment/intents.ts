import type { PaymentIntent, SetupIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { t } from '../../../lib/i18n/i18n.store.ts';

/**
 * What became of a payment, or of keeping a way to pay. `open`: nothing was tried yet; `action`: the bank asks for approval; `unknown`: Stripe
 * does not say, so that nothing may be claimed.
 */
export type Outcome =
  | { state: 'succeeded' | 'processing' | 'action' | 'open' | 'unknown' }
  /** `gone`: it can no longer be paid. */
  | { state: 'failed'; message: string; gone?: boolean };

/** Whether a client secret belongs to a setup intent, which keeps a way to pay and charges nothing. */
export const isSetup = (secret: string) => secret.startsWith('seti_');

/** Where a method's own page returns to. */
const returnAddress = () => `${window.location.origin}/subscribe?payment_success=true`;

/** What Stripe answers about an intent. */
interface Result {
  error?: StripeError | undefined;
  paymentIntent?: PaymentIntent | undefined;
  setupIntent?: SetupIntent | undefined;
}

function outcomeOf({ paymentIntent, setupIntent }: Result): Outcome {
  const intent = paymentIntent ?? setupIntent;
  if (!intent) return { state: 'unknown' };
  switch (intent.status) {
    case 'succeeded':
      return { state: 'succeeded' };
    case 'processing':
    case 'requires_capture':
      return { state: 'processing' };
    case 'requires_action':
      return { state: 'action' };
    case 'canceled':
      return { state: 'failed', message: t('billing.failed_text'), gone: true };
    default: {
      const error =
        'last_payment_error' in intent
          ? intent.last_payment_error
          : 'last_setup_error' in intent
            ? intent.last_setup_error
            : null;
      return error ? { state: 'failed', message: error.message ?? t('billing.failed_text') } : { state: 'open' };
    }
  }
}

/** What is to pay: minor units, and a currency. */
export interface Sum {
  amount: number;
  currency: string;
}

/** Asks Stripe how an intent stands, and what it charges: null where it only keeps a way to pay. Rejects where Stripe does not answer. */
export async function retrieve(stripe: Stripe, secret: string): Promise<{ outcome: Outcome; sum: Sum | null }> {
  const result = await (isSetup(secret) ? stripe.retrieveSetupIntent(secret) : stripe.retrievePaymentIntent(secret));
  if (result.error) throw new Error(result.error.message ?? result.error.type);
  const intent = 'paymentIntent' in result ? result.paymentIntent : null;
  return { outcome: outcomeOf(result), sum: intent ? { amount: intent.amount, currency: intent.currency } : null };
}

/** Shows what the bank asks for, and tells what became of it. */
export async function approve(stripe: Stripe, secret: string): Promise<Outcome> {
  return ended(stripe, secret, stripe.handleNextAction({ clientSecret: secret }));
}

/** Confirms with what was typed, and tells what became of it. */
export async function confirm(stripe: Stripe, secret: string, elements: StripeElements): Promise<Outcome> {
  const options = { elements, confirmParams: { return_url: returnAddress() }, redirect: 'if_required' } as const;
  return ended(stripe, secret, isSetup(secret) ? stripe.confirmSetup(options) : stripe.confirmPayment(options));
}

/** A refusal says that nothing was charged; after any other error, only the intent itself can. */
async function ended(stripe: Stripe, secret: string, confirming: Promise<Result>): Promise<Outcome> {
  const result = await confirming.catch(() => null);
  if (result && !result.error) return outcomeOf(result);
  const error = result?.error;
  if (error?.type === 'card_error' || error?.type === 'validation_error')
    return { state: 'failed', message: error.message ?? t('billing.failed_text') };
  const intent = await retrieve(stripe, secret).catch(() => null);
  if (!intent) return { state: 'unknown' };
  const { outcome } = intent;
  // What the page asked for did not come about, and is told so.
  if (outcome.state === 'open' || outcome.state === 'action')
    return { state: 'failed', message: error?.message ?? t('billing.failed_text') };
  return outcome;
}
