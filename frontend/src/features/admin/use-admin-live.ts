import { useEffect } from 'react';
import { useConnection } from '../../lib/connection.store.ts';
import { type LiveSocket, liveSocket } from '../../lib/socket.ts';
import { refreshPanel } from './admin.events.ts';

/** Milliseconds between two looks while the page is not live. */
const POLL_MS = 30_000;

/**
 * Keeps the panel up to date while it is open: by pushes, else by looking every 30 seconds and whenever the window has the focus again.
 * @param watches whether this asks for the pushes; the overview does it itself
 */
export function useAdminLive(watches: boolean): void {
  useEffect(() => {
    let gone = false;
    let socket: LiveSocket | undefined;
    const watch = () => {
      // What changed between a page's answer and this one would be seen by nobody.
      if (watches) socket?.emit('admin:watch', { connected: false }, refreshPanel);
      else refreshPanel();
    };
    liveSocket().then(
      (opened) => {
        if (gone) return;
        socket = opened;
        socket.on('connect', watch);
        if (socket.connected && watches) watch();
      },
      () => undefined,
    );
    return () => {
      gone = true;
      socket?.off('connect', watch);
    };
  }, [watches]);

  const live = useConnection() === 'live';
  useEffect(() => {
    if (live) return;
    const timer = setInterval(refreshPanel, POLL_MS);
    window.addEventListener('focus', refreshPanel);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refreshPanel);
    };
  }, [live]);
}
