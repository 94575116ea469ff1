import { NEUTRAL_PAGE, PLAIN_PAGE } from '@beside/common/safety/quick-exit';
import { isInstalled } from './installed.ts';
import { forTab } from './storage.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** The script in index.html reads this key, and leaves again when Back returns here. */
const AWAY_KEY = 'beside.away';

const forgetters = new Set<() => void>();

/** Registers data to be cleared at a quick exit: of stores in memory, and of the browser's storage. */
export function onQuickExit(forget: () => void): void {
  forgetters.add(forget);
}

/** Leaves at once. Clears the screen, all that the tab kept, and the history entry. */
export function quickExit(): void {
  document.documentElement.style.display = 'none';
  document.title = '';
  for (const forget of forgetters) forget();
  // The service worker goes on after the page: what the device keeps, and what it shows.
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' } satisfies WorkerMessage);
  // Also what no loaded code knows, such as the drafts of a page that was open before.
  clearTab();
  const away = isInstalled() ? PLAIN_PAGE : NEUTRAL_PAGE;
  forTab.set(AWAY_KEY, away);
  window.location.replace(away);
}

function clearTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // The browser forbids storage: nothing was kept.
  }
}
