import { PLAIN_PAGE } from '@beside/common/safety/quick-exit';
import { offlineShell, type Reason } from './offline-shell.ts';

const PREFIX = 'beside-';
const CACHE = PREFIX + __RELEASE__;
/** The page at this address stands for every page of the application. */
const SHELL = '/kept';
const HELP = '/help';

/** Stores what opens without a connection: the same for everyone, so that its presence tells nothing. Rejects if anything is missing. */
export async function storePages(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([cache.addAll(__FILES__), ...[SHELL, HELP, PLAIN_PAGE].map((page) => storePage(cache, page))]);
}

/** Stores the page of help as a stranger sees it: after a quick exit nothing may tell which country was chosen. */
export async function storeHelpAnew(): Promise<void> {
  await storePage(await caches.open(CACHE), HELP);
}

/** Deletes what earlier releases have stored. */
export async function deleteEarlier(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

/** A stored file or page; undefined: not stored. */
export async function stored(address: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(address, { ignoreVary: true });
}

/** The page of help with the reader's choices, as it was opened last. */
export async function keepHelp(help: Response): Promise<void> {
  await (await caches.open(CACHE)).put(HELP, help);
}

/** The application's page, as it opens from this device; undefined: not stored. */
export async function shell(reason: Reason): Promise<Response | undefined> {
  const page = await stored(SHELL);
  if (!page) return undefined;
  const headers = new Headers(page.headers);
  // It is decoded, and differs from what was sent.
  for (const name of ['content-encoding', 'content-length', 'etag', 'link']) headers.delete(name);
  return new Response(offlineShell(await page.text(), reason), { headers });
}

/** Without cookies: nothing of this visitor gets into what is stored. */
async function storePage(cache: Cache, page: string): Promise<void> {
  const reply = await fetch(page, { cache: 'no-cache', credentials: 'omit', redirect: 'error' });
  if (!reply.ok) throw new Error(`${page} answered ${reply.status}`);
  await cache.put(page, reply);
}
