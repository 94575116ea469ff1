import { config } from '../lib/config.ts';
import { whenIdle } from '../lib/idle.ts';
import { lazyCode } from '../lib/lazy-code.ts';

const worker = lazyCode(() => import('../lib/worker.ts'));

/** Starts the service worker once the first page is there and the browser is idle. In development there is none. */
export function startWorker(): void {
  if (!config.pwa || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => whenIdle(() => void register().catch(() => undefined));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  await (await worker()).registerWorker();
}
