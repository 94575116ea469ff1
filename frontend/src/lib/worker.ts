import { isCountryChosen, storedCountry } from './country.ts';
import { LANGUAGE_KEY } from './i18n/i18n.store.ts';
import { servedRelease } from './missing-files.ts';
import { RELEASE } from './release.ts';
import { forBrowser } from './storage.ts';
import { updateReady } from './update.store.ts';
import type { WorkerMessage } from './worker-messages.ts';
import { registration } from './worker-registration.ts';

/** Milliseconds between two looks for a newer release, while the page is open. */
const LOOK_MS = 3_600_000;
/** Milliseconds for the waiting worker to name its release. */
const ANSWER_MS = 3_000;

/** Registers the service worker, and looks for newer releases: now and then, and when the page is seen again. A browser that refuses has none. */
export async function registerWorker(): Promise<void> {
  const registered = await registration();
  const follow = (worker: ServiceWorker | null) => {
    if (!worker) return;
    const look = () => {
      // The first one takes over at once: nothing is newer than this page.
      if (worker.state === 'installed' && registered.active) void announce(worker);
    };
    worker.addEventListener('statechange', look);
    look();
  };
  follow(registered.waiting);
  follow(registered.installing);
  registered.addEventListener('updatefound', () => follow(registered.installing));
  const lookAtActive = () => void findTaken(registered).catch(() => undefined);
  navigator.serviceWorker.addEventListener('controllerchange', lookAtActive);
  lookAtActive();
  navigator.serviceWorker.ready.then(tellHelpChoice).catch(() => undefined);
  let lookedAt = Date.now();
  const lookAgain = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_MS) return;
    lookedAt = Date.now();
    registered.update().catch(() => undefined);
  };
  setInterval(lookAgain, LOOK_MS / 4);
  document.addEventListener('visibilitychange', lookAgain);
}

/** Help without a connection has the numbers of the country that this reader has chosen, also where they have not opened it yet. */
function tellHelpChoice({ active }: ServiceWorkerRegistration): void {
  const choice = { country: (isCountryChosen() && storedCountry()) || null, lang: forBrowser.get(LANGUAGE_KEY) };
  if (choice.country || choice.lang) active?.postMessage({ type: 'help', choice } satisfies WorkerMessage);
}

/** A waiting worker is news only to pages of another release: a page that was opened since is newer than the worker that serves it. */
async function announce(worker: ServiceWorker): Promise<void> {
  if ((await releaseOf(worker)) !== RELEASE) updateReady();
}

/**
 * Another page may have had a newer release take over before this one looked. A worker of another release may also be older than this page: the server tells
 * which.
 */
async function findTaken({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  if (!active || waiting || installing) return;
  const release = await releaseOf(active);
  if (release !== null && release !== RELEASE && (await servedRelease()) === release) updateReady();
}

function releaseOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => done(null), ANSWER_MS);
    worker.postMessage({ type: 'release' } satisfies WorkerMessage, [port2]);
  });
}
