import { type ComponentType, lazy, useState } from 'react';

/** A component whose code comes when it is first shown, or earlier through `preload`. */
export interface LazyPage<P> {
  preload: () => Promise<void>;
  /** The component, once its code is here. */
  loaded: () => ComponentType<P> | null;
  Lazy: ComponentType<P>;
}

/** Makes a component lazy. */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): LazyPage<P> {
  let loaded: ComponentType<P> | null = null;
  const fetch = async () => {
    loaded = await load();
    return { default: loaded };
  };
  return { preload: async () => void (await fetch()), loaded: () => loaded, Lazy: lazy(fetch) };
}

/** Draws a lazy page: at once when its code is here, without the fallback that `lazy` alone would show for a moment. */
export function Show<P extends object>({ page, props }: { page: LazyPage<P>; props: P }) {
  // Fixed for a mounted page: swapping it for its loaded twin would lose what is in it.
  const [Shown] = useState<ComponentType<P>>(() => page.loaded() ?? page.Lazy);
  return <Shown {...props} />;
}
