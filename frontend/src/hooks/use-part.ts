import { useEffect, useState } from 'react';
import type { LazyPart } from '../lib/lazy-part.ts';

/** Loads a lazy part once it is wanted, and says when it is there. Offline it is tried again when it is wanted anew. */
export function usePart<P>(part: LazyPart<P>, wanted: unknown): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (wanted)
      part.preload().then(
        () => setReady(true),
        () => undefined,
      );
  }, [part, wanted]);
  return ready;
}
