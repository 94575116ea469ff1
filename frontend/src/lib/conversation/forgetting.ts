import { forTab } from '../storage.ts';

/** Clears one conversation's data, or without an id everything. */
type Forget = (id?: string) => void;

/**
 * Clears what a feature keeps of its user in this tab. It loads with every page, the feature's stores with its own pages.
 * @param keys the feature's keys in the tab's storage: JSON objects by conversation, or the id of one
 */
export function createForgetting<Keys extends Readonly<Record<string, string>>>(keys: Keys) {
  const forgetters: Forget[] = [];
  let forgetting = new AbortController();
  return {
    keys,
    forgetters,
    /** Registers a store to be cleared. */
    onForget: (forget: Forget): void => void forgetters.push(forget),
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

export type Forgetting = Pick<ReturnType<typeof createForgetting>, 'forgetters' | 'onForget' | 'untilForgotten'>;
