import { forTab } from '../../lib/storage.ts';

/** The tab's storage keys of couples data, each an object by session token. */
export const COUPLES_KEYS = { drafts: 'beside.couples.drafts', outbox: 'beside.couples.outbox', help: 'beside.couples.help' };

const forgetters: (() => void)[] = [];

/** Registers a store to be cleared. Stores load with the couples pages, this file with every page. */
export function onForgetCouples(forget: () => void): void {
  forgetters.push(forget);
}

let forgetting = new AbortController();

/** Aborts when the user's data is cleared, so requests in flight leave nothing behind. */
export const untilForgotten = (): AbortSignal => forgetting.signal;

/** Clears the user's couples data in this tab: unsent messages, drafts, shown help. */
export function forgetCouples(): void {
  forgetting.abort();
  forgetting = new AbortController();
  for (const forget of forgetters) forget();
  for (const key of Object.values(COUPLES_KEYS)) forTab.remove(key);
}
