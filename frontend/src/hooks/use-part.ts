import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/idle.ts';
import type { LazyPart } from '../lib/lazy-part.ts';

/** Milliseconds until a part that could not be loaded is tried again. */
const AGAIN_MS = 30_000;

/**
 * Loads a lazy part once it is wanted, and says when it is there. After a failure it tries again, at once when the browser is online again: a lost request
 * must not take the quick exit away for as long as the page is open.
 * @param wanted anything true: now, or once the browser is `idle` if it is just `true`
 */
export function usePart<P>(part: LazyPart<P>, wanted: unknown, when: 'now' | 'idle' = 'now'): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let isHere = true;
    let again: ReturnType<typeof setTimeout> | null = null;
    const load = () => {
      // Once the page has gone, nobody needs it.
      if (!isHere) return;
      void part.preload().then(
        () => isHere && setReady(true),
        () => {
          if (isHere) again = setTimeout(retry, AGAIN_MS);
        },
      );
    };
    const retry = () => {
      if (again === null) return;
      clearTimeout(again);
      again = null;
      load();
    };
    window.addEventListener('online', retry);
    if (when === 'idle' && wanted === true) whenIdle(load);
    else load();
    return () => {
      isHere = false;
      window.removeEventListener('online', retry);
      if (again !== null) clearTimeout(again);
    };
  }, [part, wanted, when]);
  return ready;
}
