import { config } from '../lib/config.ts';
import { whenIdle } from '../lib/idle.ts';
import { followController, registerWorker } from '../lib/worker.ts';

/** Milliseconds until the second attempt. */
const AGAIN_MS = 10_000;
/** Milliseconds between two attempts, at most. */
const MOST_MS = 600_000;

/** Starts the service worker once the first page is there and the browser is idle. In development there is none. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (config.pwa) followController();
  const start = () => whenIdle(() => attempt(AGAIN_MS));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Registers the worker, or ends it. After a failure it attempts that again, ever less often: the server may restart just now. */
function attempt(againMs: number): void {
  (config.pwa ? registerWorker() : refresh()).catch(() => setTimeout(attempt, againMs, Math.min(2 * againMs, MOST_MS)));
}

/** The site is no app any more: one that was registered learns at once that it is to remove itself. */
async function refresh(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update();
}
