import { isCountryChosen, storedCountry } from './country.ts';
import { LANGUAGE_KEY } from './i18n/i18n.store.ts';
import { RELEASE } from './release.ts';
import { forBrowser } from './storage.ts';
import { updateReady } from './update.store.ts';
import type { WorkerMessage } from './worker-messages.ts';
import { readyRegistration } from './worker-registration.ts';

/** Milliseconds between two looks for a newer release, while the page is open. */
const LOOK_MS = 3_600_000;
/** Milliseconds for a worker to name its release. */
const ANSWER_MS = 10_000;

/** The worker that this page began with. */
const begunWith = navigator.serviceWorker?.controller;

/**
 * Registers the service worker, and looks for newer releases: now and then, and when the page is seen again. Rejects where the browser refuses, and where the
 * worker cannot be installed.
 */
export async function registerWorker(): Promise<void> {
  const registered = await readyRegistration();
  const follow = (worker: ServiceWorker | null) => {
    const look = () => {
      if (worker?.state === 'installed') void announce(worker);
    };
    worker?.addEventListener('statechange', look);
    look();
  };
  follow(registered.waiting);
  follow(registered.installing);
  registered.addEventListener('updatefound', () => follow(registered.installing));
  tellHelpChoice(registered);
  let lookedAt = Date.now();
  const lookAgain = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_MS) return;
    const now = Date.now();
    // A look that fails, as while the server restarts, is made again soon.
    registered.update().then(
      () => {
        lookedAt = now;
      },
      () => undefined,
    );
  };
  setInterval(lookAgain, LOOK_MS / 4);
  document.addEventListener('visibilitychange', lookAgain);
}

/** Offers a newer release that another page has had take over, also before this page has registered the worker. */
export function followController(): void {
  const look = () => void announceController();
  navigator.serviceWorker.addEventListener('controllerchange', look);
  look();
}

/** A worker that took over since this page began is of this page's release, or of a newer one. */
async function announceController(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller || controller === begunWith) return;
  const release = await releaseOf(controller);
  // A page that was frozen meanwhile may have missed the answer.
  if (release === null) document.addEventListener('visibilitychange', () => void announceController(), { once: true });
  else if (release !== RELEASE) updateReady();
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

/** The release of a worker; `null` where it does not say so in time. */
function releaseOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => done(null), ANSWER_MS);
    worker.postMessage({ type: 'release' } satisfies WorkerMessage, [port2]);
  });
}
