import type { PaymentIntentResult, SetupIntentResult, Stripe } from '@stripe/stripe-js';
import { t } from '../../lib/i18n/i18n.store.ts';

/** What became of a payment, or of keeping a way to pay. `open`: nothing was tried yet; `action`: the bank asks for approval. */
export type Outcome =
  | { state: 'succeeded' | 'processing' | 'action' | 'open' }
  /** `gone`: it can no longer be paid. */
  | { state: 'failed'; message: string; gone?: boolean };

/** Whether a client secret belongs to a setup intent, which keeps a way to pay and charges nothing. */
export const isSetup = (secret: string) => secret.startsWith('seti_');

/** Where a method's own page returns to. */
export const returnAddress = () => `${window.location.origin}/subscribe?payment_success=true`;

/** Reads Stripe's answer about an intent. */
export function outcomeOf(result: PaymentIntentResult | SetupIntentResult): Outcome {
  if (result.error) return { state: 'failed', message: result.error.message ?? t('billing.failed_text') };
  const intent = 'paymentIntent' in result ? result.paymentIntent : result.setupIntent;
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

/** Asks Stripe how an intent stands, and what it charges: null where it only keeps a way to pay. */
export async function retrieve(stripe: Stripe, secret: string): Promise<{ outcome: Outcome; sum: Sum | null }> {
  if (isSetup(secret)) return { outcome: outcomeOf(await stripe.retrieveSetupIntent(secret)), sum: null };
  const result = await stripe.retrievePaymentIntent(secret);
  const intent = result.paymentIntent;
  return { outcome: outcomeOf(result), sum: intent ? { amount: intent.amount, currency: intent.currency } : null };
}

/** Shows what the bank asks for, and tells what became of it. */
export async function approve(stripe: Stripe, secret: string): Promise<Outcome> {
  const result = await stripe.handleNextAction({ clientSecret: secret });
  if (result.error) return { state: 'failed', message: result.error.message ?? t('billing.failed_text') };
  if (result.paymentIntent) return outcomeOf({ paymentIntent: result.paymentIntent });
  return result.setupIntent ? outcomeOf({ setupIntent: result.setupIntent }) : { state: 'processing' };
}
