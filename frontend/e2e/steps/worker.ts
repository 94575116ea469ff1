import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until the service worker has stored what opens without a connection, and answers for the page. */
export async function seeWorker(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** The databases of this browser. */
export const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** All that is stored in the caches: addresses, and what stands there. */
export const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: { address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request);
        found.push({ address: new URL(request.url).pathname, text: (await reply?.text()) ?? '' });
      }
    }
    return found;
  });
