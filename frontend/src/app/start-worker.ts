import { config } from '../lib/config.ts';
import { whenIdle } from '../lib/idle.ts';

/** Starts the service worker once the first page is there and the browser is idle. In development there is none. */
export function startWorker(): void {
  if (!config.pwa || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () =>
    whenIdle(() => void import('../lib/worker.ts').then(({ registerWorker }) => registerWorker()).catch(() => undefined));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
