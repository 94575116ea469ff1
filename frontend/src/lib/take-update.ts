import { inTime } from './in-time.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** Milliseconds for the waiting worker to take over. */
const TAKES_MS = 5_000;

/** Has the waiting worker take over, and loads the page anew, once. A browser that does not answer holds nothing up. */
export async function takeUpdate(): Promise<void> {
  await inTime(
    handOver().catch(() => undefined),
    TAKES_MS,
  );
  // A quick exit meanwhile stays one.
  if (document.documentElement.dataset.away === undefined) window.location.reload();
}

/**
 * Resolves when the newest worker has taken over, whichever page asked it to. Browsers hold pages back that are loaded in the middle of that, and Chromium lets
 * a second pass before the worker begins.
 */
async function handOver(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.waiting?.postMessage({ type: 'takeOver' } satisfies WorkerMessage);
  const newest = registration?.waiting ?? registration?.active;
  if (newest) await hasBegun(newest);
}

function hasBegun(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      // Redundant: a still newer one took its place.
      if (worker.state === 'activated' || worker.state === 'redundant') done();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
