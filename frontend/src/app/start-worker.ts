import { config } from '../lib/config.ts';
import { whenIdle } from '../lib/idle.ts';
import { lazyCode } from '../lib/lazy-code.ts';

const worker = lazyCode(() => import('../lib/worker.ts'));

/** Starts the service worker once the first page is there and the browser is idle. In development there is none. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => whenIdle(() => void (config.pwa ? register() : refresh()).catch(() => undefined));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  await (await worker()).registerWorker();
}

/** The site is no app any more: one that was registered learns at once that it is to remove itself. */
async function refresh(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update();
}
