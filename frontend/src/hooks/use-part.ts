import { useEffect, useState } from 'react';
import { whenIdle, whenSettled } from '../lib/idle.ts';
import type { LazyPart } from '../lib/lazy-part.ts';

/**
 * Loads a lazy part once it is wanted, and says when it is there. Offline it is tried again when it is wanted anew.
 * @param wanted anything true: now, or once the browser is `idle` or the page `settled` if it is just `true`
 */
export function usePart<P>(part: LazyPart<P>, wanted: unknown, when: 'now' | 'idle' | 'settled' = 'now'): boolean {
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
    if (when === 'now' || wanted !== true) load();
    else if (when === 'idle') whenIdle(load);
    else whenSettled(load);
    return () => {
      isHere = false;
    };
  }, [part, wanted, when]);
  return ready;
}
