import { lazyPart } from '../../../../lib/lazy-part.ts';

/** The payment form with the provider's library. It loads when it is shown. */
export const paymentForm = lazyPart(async () => (await import('./PaymentForm.tsx')).PaymentForm, ['billing']);
