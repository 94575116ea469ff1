import { forTab } from './storage.ts';

/** Milliseconds before a page is loaded again by itself once more. */
const RELOAD_MS = 60_000;
const RELOADED_AT = 'beside.reloadedAt';

/** Whether the page was not loaded again by itself just now; what asks loads it. Again and again would help nobody. */
export function reloadsRarely(): boolean {
  const last = Number(forTab.get(RELOADED_AT));
  if (Date.now() - last < RELOAD_MS) return false;
  const now = String(Date.now());
  forTab.set(RELOADED_AT, now);
  // Where nothing can be stored, nobody knows how often.
  return forTab.get(RELOADED_AT) === now;
}
