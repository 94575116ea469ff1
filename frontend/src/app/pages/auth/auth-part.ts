import { lazyPart } from '../../../lib/lazy-part.ts';

/** The sign-in page. Apart from the routes, so its importers need not import all of them. */
export const auth = lazyPart(async () => (await import('./AuthPage.tsx')).AuthPage, ['account']);
