import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { compressSoon, pageOf, sendText } from './send-page.ts';

/**
 * The service worker of a site that is no app any more. It takes the place of the one before at a browser's next visit, deletes what that one kept of
 * the site's files, ends its notifications, and removes itself. It handles no request. One failure does not stop the rest.
 */
export const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const deleteCaches = async () => Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const deleteKept = async () => void indexedDB.deleteDatabase('beside-kept');
  const endPushes = async () => (await self.registration.pushManager?.getSubscription())?.unsubscribe();
  const remove = async () => {
    await Promise.allSettled([self.clients.claim(), deleteCaches(), endPushes(), deleteKept()]);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
`;

/**
 * Serves the page's service worker. Browsers ask for it at each start: a kept one would hold a release back.
 * @param folder the build; without a worker in it, and for anything but reading, the answer is 404: never the page, which is no script
 * @param isApp whether the site may be kept as an app; otherwise the worker that removes what browsers kept is served
 */
export function serveWorker(folder: string, isApp: boolean): RequestHandler {
  const file = join(folder, 'sw.js');
  const script = !isApp ? REMOVING_WORKER : existsSync(file) ? readFileSync(file, 'utf8') : null;
  const worker = script === null ? null : compressSoon(pageOf(script));
  const routes = Router();
  routes.all('/sw.js', (request, response) => {
    if (worker && (request.method === 'GET' || request.method === 'HEAD'))
      return sendText('text/javascript', worker, request, response);
    response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
  });
  return routes;
}
