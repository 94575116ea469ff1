import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/idle.ts';
import type { LazyPart } from '../lib/lazy-part.ts';

/**
 * Loads a lazy part once it is wanted, and says when it is there. Offline it is tried again when it is wanted anew.
 * @param wanted anything true: now, or once the browser is `idle` if it is just `true`
 */
export function usePart<P>(part: LazyPart<P>, wanted: unknown, when: 'now' | 'idle' = 'now'): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let isHere = true;
    const load = () => {
      // Once the page has gone, nobody needs it.
      if (!isHere) return;
      void part.preload().then(
        () => isHere && setReady(true),
        () => undefined,
      );
    };
    if (when === 'idle' && wanted === true) whenIdle(load);
    else load();
    return () => {
      isHere = false;
    };
  }, [part, wanted, when]);
  return ready;
}
