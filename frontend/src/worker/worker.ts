import { PLAIN_PAGE } from '@beside/common/safety/quick-exit';
import { KEPT_DATABASE } from '../lib/kept-database.ts';
import type { WorkerMessage } from '../lib/worker-messages.ts';
import type { Reason } from './offline-shell.ts';
import { handlingOf } from './requests.ts';
import { deleteEarlier, keepHelp, shell, stored, storeHelpAnew, storePages } from './stored-pages.ts';

/** Milliseconds after which a page opens from this device, if the network has not answered (design, the app). */
const PATIENCE_MS = 3_000;

declare const self: ServiceWorkerGlobalScope;

const files = new Set(__FILES__);

self.addEventListener('install', (event) => event.waitUntil(storePages()));

self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  await deleteEarlier();
  // The request goes out while the worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode } = request;
  switch (handlingOf({ method, mode, url: new URL(request.url) }, self.location.origin, files)) {
    case 'file':
      return event.respondWith(fileOf(request));
    case 'plain':
      // Whoever leaves in a hurry waits for nothing.
      return event.respondWith(plainPage(event));
    case 'help':
      return event.respondWith(help(event));
    case 'page':
      return event.respondWith(networkFirst(event, shell));
  }
});

async function fileOf(request: Request): Promise<Response> {
  return (await stored(new URL(request.url).pathname)) ?? fetch(request);
}

async function plainPage(event: FetchEvent): Promise<Response> {
  return (await stored(PLAIN_PAGE)) ?? fromNetwork(event);
}

/** The last one that was opened is stored for the next time, with the country and the language that the reader chose. */
async function help(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  const kept = network.then((reply) => (reply.ok ? keepHelp(reply.clone()) : undefined));
  event.waitUntil(kept.catch(() => undefined));
  return networkFirst(event, () => stored('/help'), network);
}

/** The network's answer; without one in time what this device has, and without that whatever the network says in the end. */
async function networkFirst(
  event: FetchEvent,
  fallback: (reason: Reason) => Promise<Response | undefined>,
  network: Promise<Response> = fromNetwork(event),
): Promise<Response> {
  const slow = new Promise<'slow'>((done) => setTimeout(() => done('slow'), PATIENCE_MS));
  const first = await Promise.race([network, slow]).catch(() => 'failed' as const);
  if (typeof first !== 'string') return first;
  return (await fallback(first)) ?? network;
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

self.addEventListener('message', (event) => {
  const { type }: WorkerMessage = event.data;
  if (type === 'takeOver') event.waitUntil(self.skipWaiting());
  if (type === 'release') event.ports[0]?.postMessage(__RELEASE__);
  if (type === 'forget') event.waitUntil(forget());
});

/** After a quick exit or a sign-out, also when the page has gone: deletes what this device keeps of a user, and closes what it shows. */
async function forget(): Promise<void> {
  indexedDB.deleteDatabase(KEPT_DATABASE);
  const shown = await self.registration.getNotifications();
  for (const each of shown) each.close();
  // Without a connection the one that is stored stays.
  await storeHelpAnew().catch(() => undefined);
}
