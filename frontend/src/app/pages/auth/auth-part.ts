import { lazyPart } from '../../../lib/lazy-part.ts';

/** The page of signing in. Apart from the list of routes, so that what leads here need not know all of them. */
export const auth = lazyPart(async () => (await import('./AuthPage.tsx')).AuthPage, ['account']);
