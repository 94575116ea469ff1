/** This site's service worker, which is registered where it is not. Rejects where the browser refuses. */
export const registration = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
