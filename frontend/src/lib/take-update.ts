import type { WorkerMessage } from './worker-messages.ts';

/** Milliseconds for the waiting worker to take over. */
const TAKES_MS = 3_000;

/** Has the waiting worker take over, and loads the page anew, once. */
export async function takeUpdate(): Promise<void> {
  const worker = navigator.serviceWorker;
  const waiting = (await worker?.getRegistration())?.waiting;
  if (waiting) {
    await new Promise<void>((done) => {
      worker.addEventListener('controllerchange', () => done(), { once: true });
      setTimeout(done, TAKES_MS);
      waiting.postMessage({ type: 'takeOver' } satisfies WorkerMessage);
    });
  }
  window.location.reload();
}
