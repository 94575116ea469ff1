import { lazyPart } from '../../lib/lazy-part.ts';

/** The value of a new token, above whatever tab is open. */
export const shownToken = lazyPart(async () => (await import('./components/TokenShownDialog.tsx')).TokenShownDialog, ['tokens']);
