import { lazyPart } from '../../../../lib/lazy-part.ts';

/** Finishing a payment by its secret, with the provider's library. */
export const redirectPayment = lazyPart(async () => (await import('./RedirectPayment.tsx')).RedirectPayment, ['billing']);
