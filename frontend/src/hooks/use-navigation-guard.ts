import { useEffect, useRef } from 'react';

/**
 * Keeps the reader on this page: Back and Forward lead back to it.
 * @param active whether something would be lost by leaving
 * @param onStay called when the reader was kept here
 */
export function useNavigationGuard(active: boolean, onStay: () => void): void {
  const callback = useRef(onStay);
  callback.current = onStay;
  useEffect(() => {
    if (!active) return;
    const here = indexOf(window.history.state);
    const goBack = (event: PopStateEvent) => {
      // The router never hears of it, so nothing is rendered anew.
      event.stopImmediatePropagation();
      const there = indexOf(event.state);
      if (here === null || there === null || there === here) return;
      window.history.go(here - there);
      callback.current();
    };
    window.addEventListener('popstate', goBack, { capture: true });
    return () => window.removeEventListener('popstate', goBack, { capture: true });
  }, [active]);
}

/** The place of an entry among the router's. */
function indexOf(state: unknown): number | null {
  const index: unknown = Object(state).idx;
  return typeof index === 'number' ? index : null;
}
