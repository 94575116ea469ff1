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

/** Leaves at once. Clears the screen, all that the tab kept, and the history entry. Nothing that fails keeps anybody here. */
export function quickExit(): void {
  const root = document.documentElement;
  // As by the script in index.html: nothing may bring this page back.
  root.dataset.away = root.style.display = 'none';
  document.title = '';
  for (const forget of forgetters) attempt(forget);
  attempt(tellWorker);
  // Also what no loaded code knows, such as the drafts of a page that was open before.
  attempt(() => window.sessionStorage.clear());
  const away = isInstalled() ? PLAIN_PAGE : NEUTRAL_PAGE;
  forTab.set(AWAY_KEY, away);
  window.location.replace(away);
}

/** The service worker goes on after the page: it deletes what the device keeps, and closes what it shows. */
function tellWorker(): void {
  const message: WorkerMessage = { type: 'forget' };
  const { serviceWorker } = navigator;
  if (serviceWorker?.controller) serviceWorker.controller.postMessage(message);
  // A page that was loaded past the worker has none of its own.
  else
    void serviceWorker?.getRegistration().then(
      (registration) => registration?.active?.postMessage(message),
      () => undefined,
    );
}

/** A browser may forbid its storage: then nothing was kept. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // The others go on.
  }
}
