import { PLAIN_PAGE } from '@beside/common/safety/quick-exit';
import { KEPT_DATABASE } from '../lib/kept-database.ts';
import type { WorkerMessage } from '../lib/worker-messages.ts';
import { begin } from './begin.ts';
import { endPushes } from './end-pushes.ts';
import { helpChoiceOf } from './help-choice.ts';
import { deviceFirst, networkFirst } from './network-first.ts';
import { noticeOf, readPush } from './push.ts';
import { handlingOf } from './requests.ts';
import { deleteEarlier, fetchHelp, forgetHelp, keepHelp, shell, stored, storedHelp, storePages } from './stored-pages.ts';

declare const self: ServiceWorkerGlobalScope;

const files = new Set(__FILES__);

self.addEventListener('install', (event) => event.waitUntil(storePages()));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    begin(
      () => self.clients.claim(),
      // The request goes out while the worker starts.
      () => self.registration.navigationPreload?.enable(),
      deleteEarlier,
    ),
  ),
);

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
      return event.respondWith(pageOr(event, shell));
  }
});

function fileOf(request: Request): Promise<Response> {
  return deviceFirst(stored(new URL(request.url).pathname), () => fetch(request));
}

function plainPage(event: FetchEvent): Promise<Response> {
  return deviceFirst(stored(PLAIN_PAGE), () => fromNetwork(event));
}

/**
 * The page of help is stored with the country and the language that were opened last. While the network is slow only a page with the wanted ones may
 * take its place; without a network any is better than none, and it says whose numbers it shows.
 */
async function help(event: FetchEvent): Promise<Response> {
  const choice = helpChoiceOf(new URL(event.request.url));
  const network = fromNetwork(event);
  const copy = network.then((reply) => reply.clone());
  event.waitUntil(keepHelp(choice, copy).catch(() => undefined));
  return pageOr(event, (reason) => storedHelp(choice, reason === 'failed'), network);
}

function pageOr(
  event: FetchEvent,
  fallback: Parameters<typeof networkFirst>[1],
  network: Promise<Response> = fromNetwork(event),
): Promise<Response> {
  return networkFirst(network, fallback, () => fetch(event.request));
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message.type === 'takeOver') event.waitUntil(self.skipWaiting());
  if (message.type === 'release') event.ports[0]?.postMessage(__RELEASE__);
  if (message.type === 'help') event.waitUntil(fetchHelp(message.choice).catch(() => undefined));
  if (message.type === 'forget') event.waitUntil(forget());
});

// Each push shows one notification: browsers end a subscription whose pushes show nothing.
self.addEventListener('push', (event) =>
  event.waitUntil(self.registration.showNotification(...noticeOf(readPush(event.data?.text())))),
);

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openHome());
});

/** What is new stands on the home page, after signing in. Other windows are left alone: what is written in them stays. */
async function openHome(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === '/');
  await (open?.focus().catch(() => self.clients.openWindow('/')) ?? self.clients.openWindow('/'));
}

/** After a quick exit, when the page has gone: deletes what this device keeps of a user, and closes what it shows. One failure stops nothing else. */
async function forget(): Promise<void> {
  await Promise.allSettled([deleteKept(), closeNotifications(), endPushes(self.registration), forgetHelp()]);
}

async function closeNotifications(): Promise<void> {
  // Some browsers have none outside an installed app.
  for (const each of (await self.registration.getNotifications?.()) ?? []) each.close();
}

function deleteKept(): Promise<void> {
  return new Promise((done) => {
    const deletion = indexedDB.deleteDatabase(KEPT_DATABASE);
    for (const end of ['success', 'error']) deletion.addEventListener(end, () => done());
  });
}
