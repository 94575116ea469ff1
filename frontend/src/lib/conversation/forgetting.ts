import { forTab } from '../storage.ts';

/**
 * Clears what a feature keeps of its user in this tab. It loads with every page, the feature's stores with its own pages.
 * @param keys the feature's keys in the tab's storage
 */
export function createForgetting(keys: Readonly<Record<string, string>>) {
  const forgetters: (() => void)[] = [];
  let forgetting = new AbortController();
  return {
    /** Registers a store to be cleared. */
    onForget: (forget: () => void): void => void forgetters.push(forget),
    /** Aborts when the user's data is cleared, so requests in flight leave nothing behind. */
    untilForgotten: (): AbortSignal => forgetting.signal,
    /** Clears everything. */
    forget: (): void => {
      forgetting.abort();
      forgetting = new AbortController();
      for (const forget of forgetters) forget();
      for (const key of Object.values(keys)) forTab.remove(key);
    },
  };
}
