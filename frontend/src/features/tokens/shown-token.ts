import { lazyPart } from '../../lib/lazy-part.ts';

/** The value of a new token, above whatever tab is open. It loads before the token is made: it is shown once, and its file may be gone. */
export const shownToken = lazyPart(async () => (await import('./components/TokenShownDialog.tsx')).TokenShownDialog, ['tokens']);
