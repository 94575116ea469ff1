import { useSyncExternalStore } from 'react';
import { forBrowser } from './storage.ts';

const KEY = 'beside.country';
const watchers = new Set<() => void>();

/** The country for helplines (ISO 3166 alpha-2): the user's choice, else the browser's region. */
export function storedCountry(): string | undefined {
  const chosen = forBrowser.get(KEY);
  if (chosen) return chosen;
  for (const code of navigator.languages) {
    const region = code.match(/-([A-Z]{2})$/)?.[1];
    if (region) return region;
  }
  return undefined;
}

/** The same for components: it follows a choice. */
export function useStoredCountry(): string | undefined {
  return useSyncExternalStore(watch, storedCountry);
}

/** Forgets the chosen country. */
export function forgetCountry(): void {
  forBrowser.remove(KEY);
  notify();
}

/** Remembers the chosen country. */
export function chooseCountry(country: string): void {
  forBrowser.set(KEY, country);
  notify();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function notify(): void {
  for (const watcher of watchers) watcher();
}
