import { useEffect, useRef } from 'react';
import { useConnectionFacts } from '../lib/connection.store.ts';

/** Calls back whenever the socket is connected again after a loss. */
export function useReconnected(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    let lost = false;
    return useConnectionFacts.subscribe(({ socket }, before) => {
      if (before.socket && !socket) lost = true;
      if (socket && lost) {
        lost = false;
        latest.current();
      }
    });
  }, []);
}
