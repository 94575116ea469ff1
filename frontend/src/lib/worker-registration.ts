/** Milliseconds for the service worker to store its files. */
const INSTALLS_MS = 60_000;

/** This site's service worker, which is registered where it is not. Rejects where the browser refuses. */
export const registration = async (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });

/** The same once a worker is at work. Rejects where it cannot be installed. */
export async function readyRegistration(): Promise<ServiceWorkerRegistration> {
  const { installing } = await registration();
  const fails = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('the service worker is not ready in time')), INSTALLS_MS);
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') fail(new Error('the service worker could not be installed'));
    });
  });
  return Promise.race([navigator.serviceWorker.ready, fails]);
}
