import { type ComponentType, lazy } from 'react';

/** A component whose code comes when it is first shown, or earlier through `preload`. */
export interface LazyPart<P> {
  /** Fetches the code; rejects without a connection, and may then be called again. */
  preload: () => Promise<void>;
  /** The component, once its code is here. */
  loaded: () => ComponentType<P> | null;
  Lazy: ComponentType<P>;
}

/** Makes a component lazy. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loaded: ComponentType<P> | null = null;
  const fetch = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  return { preload: async () => void (await fetch()), loaded: () => loaded, Lazy: lazy(fetch) };
}
