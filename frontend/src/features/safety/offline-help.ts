import { lazyPart } from '../../lib/lazy-part.ts';

/** The numbers of a quiet line. Where something may fail, preload them while there is a connection. */
export const offlineHelp = lazyPart(async () => (await import('./components/OfflineNumbers.tsx')).OfflineNumbers, ['safety']);
