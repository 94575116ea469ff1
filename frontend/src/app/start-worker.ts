import { config } from '../lib/config.ts';
import { whenIdle } from '../lib/idle.ts';
import { lazyCode } from '../lib/lazy-code.ts';

const worker = lazyCode(() => import('../lib/worker.ts'));

/** Milliseconds until the second attempt. */
const AGAIN_MS = 10_000;
/** Milliseconds between two attempts, most. */
const MOST_MS = 3_600_000;

/** Starts the service worker once the first page is there and the browser is idle. In development there is none. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => whenIdle(() => attempt(AGAIN_MS));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Attempts to start it until that succeeds, ever less often: the connection may be lost just now. */
function attempt(againMs: number): void {
  (config.pwa ? register() : refresh()).catch(() => setTimeout(attempt, againMs, Math.min(2 * againMs, MOST_MS)));
}

async function register(): Promise<void> {
  await (await worker()).registerWorker();
}

/** The site is no app any more: one that was registered learns at once that it is to remove itself. */
async function refresh(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update();
}
