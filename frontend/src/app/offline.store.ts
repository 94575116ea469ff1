import { create } from 'zustand';
import { config } from '../lib/config.ts';
import { connectionOf, useConnectionFacts } from '../lib/connection.store.ts';

/** Whether the page came from this device and has not found a connection since. */
export const useOffline = create<{ isOffline: boolean }>(() => ({ isOffline: config.offline !== null }));

/**
 * Waits for a connection where the page came from this device. Called once. Where there was none the page is loaded again, since the server may have a
 * newer one; where the server was slow this one goes on.
 */
export function followConnection(): void {
  if (config.offline === null) return;
  const isBack = () => {
    const { socket, http } = useConnectionFacts.getState();
    return socket || http === 'ok';
  };
  const end = useConnectionFacts.subscribe((facts) => {
    if (!isBack() || connectionOf(facts) === 'offline') return;
    end();
    if (config.offline === 'failed' && !isReadingHere()) window.location.reload();
    else useOffline.setState({ isOffline: false });
  });
}

/** What is read from this device stays on the screen. */
const isReadingHere = () => window.location.pathname.startsWith('/kept');
