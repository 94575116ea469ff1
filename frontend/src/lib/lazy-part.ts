import { type ComponentType, lazy } from 'react';
import type { Group } from '../locales/groups.ts';
import { loadTexts } from './i18n/load-texts.ts';

/** A component whose code and texts come when it is first shown, or earlier through `preload`. */
export interface LazyPart<P> {
  /** Fetches the code and the texts; rejects without a connection, and may then be called again. */
  preload: () => Promise<void>;
  /** The component, once its code and its texts are here. */
  loaded: () => ComponentType<P> | null;
  Lazy: ComponentType<P>;
}

/** Makes a component lazy, with the groups of texts that it shows beside the shell's. A test holds them to the keys in its code. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, texts: readonly Group[]): LazyPart<P> {
  let loaded: ComponentType<P> | null = null;
  const fetch = async () => {
    const [component] = await Promise.all([loaded ?? load(), loadTexts(texts)]);
    loaded = component;
    return { default: component };
  };
  return { preload: async () => void (await fetch()), loaded: () => loaded, Lazy: lazy(fetch) };
}
