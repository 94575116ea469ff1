import { type ComponentType, lazy } from 'react';
import type { Group } from '../locales/groups.ts';
import { loadTexts } from './i18n/load-texts.ts';
import { loadFiles } from './missing-files.ts';

/** A component whose code and texts load when it is first shown, or by `preload`. */
export interface LazyPart<P> {
  /** Loads code and texts. Rejects offline; call it again then. */
  preload: () => Promise<void>;
  /** The component, once its code and texts are loaded. */
  loaded: () => ComponentType<P> | null;
  readonly Lazy: ComponentType<P>;
}

/** What makes the parts anew whose load has failed: React keeps a failure with its component. */
const failed = new Set<() => void>();

/** Has parts that could not be loaded be asked for again when they are next shown. Call it where nothing shows them any more. */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** Makes a component lazy, with its text groups beside the shell's. A test compares them with the keys in its code. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, texts: readonly Group[]): LazyPart<P> {
  let loaded: ComponentType<P> | null = null;
  const fetch = async () => {
    const [component] = await Promise.all([loaded ?? loadFiles(load), loadTexts(texts)]);
    loaded = component;
    return { default: component };
  };
  const renew = () => {
    Lazy = lazy(fetchToShow);
  };
  const fetchToShow = () =>
    fetch().catch((error: unknown) => {
      failed.add(renew);
      throw error;
    });
  let Lazy: ComponentType<P> = lazy(fetchToShow);
  return {
    preload: async () => void (await fetch()),
    loaded: () => loaded,
    get Lazy() {
      return Lazy;
    },
  };
}
