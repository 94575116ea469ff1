import { type ComponentType, useState } from 'react';
import type { LazyPart } from '../lib/lazy-part.ts';

/** Draws a lazy part: at once when its code is here, without the fallback that `lazy` alone would show for a moment. */
export function Show<P extends object>({ part, props }: { part: LazyPart<P>; props: P }) {
  // Fixed while it is mounted: swapping it for its loaded twin would lose what is in it.
  const [Shown] = useState<ComponentType<P>>(() => part.loaded() ?? part.Lazy);
  return <Shown {...props} />;
}
