import { useSyncExternalStore } from 'react';
import { forBrowser } from './storage.ts';

const KEY = 'beside.country';
const watchers = new Set<() => void>();

/**
 * The country for helplines (ISO 3166 alpha-2): the user's choice, else the first region among the browser's languages. Browsers add "en-US" by
 * themselves: after another language it says nothing of the place. Undefined also where the user chose another country than those known.
 */
export function storedCountry(): string | undefined {
  const chosen = forBrowser.get(KEY);
  return chosen === null ? guessedCountry() : chosen || undefined;
}

/** Whether the country is a choice, and no guess. */
export const isCountryChosen = (): boolean => forBrowser.get(KEY) !== null;

function guessedCountry(): string | undefined {
  const tags = navigator.languages;
  const said = tags[0]?.startsWith('en') ? tags : tags.filter((tag) => tag !== 'en-US');
  return said.flatMap((tag) => /-([A-Z]{2})$/.exec(tag)?.[1] ?? [])[0];
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
