import { Show } from '../../components/page/Show.tsx';
import { usePart } from '../../hooks/use-part.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useOffline, useReach } from '../offline.store.ts';

const strip = lazyPart(async () => (await import('./OfflineStrip.tsx')).OfflineStrip, ['kept']);

/** Says that there is no connection, where the page came from this device. */
export function Offline() {
  const isOffline = useOffline((state) => state.isOffline);
  const reach = useReach();
  const isReady = usePart(strip, isOffline);
  return isOffline && reach === 'none' && (isReady || strip.loaded()) && <Show part={strip} props={{}} />;
}

/** Loads it before the first render, so that nothing moves. */
export const preloadOffline = (): Promise<void> => strip.preload();
