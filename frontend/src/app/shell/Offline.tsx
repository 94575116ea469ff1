import { Show } from '../../components/page/Show.tsx';
import { usePart } from '../../hooks/use-part.ts';
import { config } from '../../lib/config.ts';
import { useConnection } from '../../lib/connection.store.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useOffline } from '../offline.store.ts';

const strip = lazyPart(async () => (await import('./OfflineStrip.tsx')).OfflineStrip, ['kept']);

/** Says that there is no connection, where the page came from this device. */
export function Offline() {
  const isOffline = useOffline((state) => state.isOffline);
  const isLost = useConnection() === 'offline' || config.offline === 'failed';
  const isReady = usePart(strip, isOffline);
  // A slow connection may still come.
  return isOffline && isLost && (isReady || strip.loaded()) && <Show part={strip} props={{}} />;
}

/** Loads it before the first render, so that nothing moves. */
export const preloadOffline = (): Promise<void> => strip.preload();
