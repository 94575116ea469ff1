import { lazyPart } from '../../../lib/lazy-part.ts';

/** Makes a link to a piece of advice. */
export const makeLink = lazyPart(async () => (await import('../components/links/MakeLink.tsx')).MakeLink, ['advice', 'keeping']);
