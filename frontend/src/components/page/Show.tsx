import { type ComponentType, useState } from 'react';
import type { LazyPart } from '../../lib/lazy-part.ts';

/** Renders a lazy part. A loaded one appears at once; React's `lazy` alone would flash its fallback. */
export function Show<P extends object>({ part, props }: { part: LazyPart<P>; props: P }) {
  // Fixed while mounted: swapping the component would lose its state.
  const [Shown] = useState<ComponentType<P>>(() => part.loaded() ?? part.Lazy);
  return <Shown {...props} />;
}
