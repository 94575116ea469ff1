import { create } from 'zustand';
import { config } from '../lib/config.ts';
import { connectionOf, useConnection, useConnectionFacts } from '../lib/connection.store.ts';
import { reloadsRarely } from '../lib/reloads-rarely.ts';

/** Whether the page came from this device and has not found a connection since. */
export const useOffline = create<{ isOffline: boolean }>(() => ({ isOffline: config.offline !== null }));

/** Whether there is a connection: a slow one may still come. */
export type Reach = 'none' | 'slow' | 'online';

export function useReach(): Reach {
  const isOffline = useOffline((state) => state.isOffline);
  const isLost = useConnection() === 'offline';
  if (isLost || (isOffline && config.offline === 'failed')) return 'none';
  return isOffline ? 'slow' : 'online';
}

/**
 * Waits for a connection where the page came from this device. Called once. Where there was none the page is loaded again, since the server may have a
 * newer one; where the server was slow this one goes on.
 */
export function followConnection(): void {
  if (config.offline === null) return;
  const end = useConnectionFacts.subscribe((facts) => {
    const isAnswered = facts.socket || facts.http === 'ok';
    if (!isAnswered || connectionOf(facts) === 'offline') return;
    end();
    // Where pages fail and the server answers all the same, loading again and again would help nobody.
    if (config.offline === 'failed' && !isReadingHere() && reloadsRarely()) window.location.reload();
    else useOffline.setState({ isOffline: false });
  });
}

/** What is read from this device stays on the screen. */
const isReadingHere = () => window.location.pathname.startsWith('/kept');
