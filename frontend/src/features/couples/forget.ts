import { forTab } from '../../lib/storage.ts';

/** What this tab keeps of couples sessions, each by the session's token. */
export const COUPLES_KEYS = { drafts: 'beside.couples.drafts', outbox: 'beside.couples.outbox', help: 'beside.couples.help' };

const forgetters: (() => void)[] = [];

/** Has a store forget what it holds of a person. The stores' code comes with the couples screens; this comes with every page. */
export function onForgetCouples(forget: () => void): void {
  forgetters.push(forget);
}

let forgetting = new AbortController();

/** Aborted when what belongs to a person is forgotten: whatever was on its way for them ends, and leaves nothing behind. */
export const untilForgotten = (): AbortSignal => forgetting.signal;

/** Forgets what this tab keeps of a person: unsent messages, drafts, help that was shown. */
export function forgetCouples(): void {
  forgetting.abort();
  forgetting = new AbortController();
  for (const forget of forgetters) forget();
  for (const key of Object.values(COUPLES_KEYS)) forTab.remove(key);
}
