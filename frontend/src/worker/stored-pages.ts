import { PLAIN_PAGE } from '@beside/common/safety/quick-exit';
import { type HelpChoice, shows } from './help-choice.ts';
import { offlineShell, type Reason } from './offline-shell.ts';

const PREFIX = 'beside-';
const CACHE = PREFIX + __RELEASE__;
/** The page at this address stands for every page of the application. */
const SHELL = '/kept';
/** Help as a stranger's browser sees it. */
const HELP = '/help';
/** Help for the country and the language that this reader has chosen. No such page exists elsewhere. */
const CHOSEN_HELP = '/help/chosen';

/**
 * Stores what opens without a connection: the same for everyone, so that its presence tells nothing. Rejects if anything is missing, or if a server of
 * another release answers, whose files are others.
 */
export async function storePages(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([cache.addAll(__FILES__), storeShell(cache), storePage(cache, HELP), storePage(cache, PLAIN_PAGE)]);
}

async function storeShell(cache: Cache): Promise<void> {
  const reply = await pageOf(SHELL);
  if (!(await reply.clone().text()).includes(`content="${__RELEASE__}"`)) throw new Error('the page is of another release');
  await cache.put(SHELL, reply);
}

/** Deletes what earlier releases have stored. */
export async function deleteEarlier(): Promise<void> {
  await Promise.all((await ourCaches()).map((name) => name !== CACHE && caches.delete(name)));
}

/** The names of the caches of every release that this device still has. */
const ourCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** A stored file or page; undefined: not stored, or the browser's storage fails. */
export async function stored(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);
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

/** The stored page of help that shows a choice; where there is none and any will do, the nearest one. */
export async function storedHelp(choice: HelpChoice, orAnother: boolean): Promise<Response | undefined> {
  const pages = [await stored(CHOSEN_HELP), await stored(HELP)].filter((page) => page !== undefined);
  for (const page of pages) if (shows(await page.clone().text(), choice)) return page;
  return orAnother ? pages[0] : undefined;
}

/** How often the reader's choice was forgotten since this worker started. */
let timesForgotten = 0;

/**
 * Stores the page of help with the reader's choice, unless that is forgotten before it is stored. Where nothing is chosen, the stranger's page is right.
 * @param asked the network's answer
 */
export async function keepHelp(choice: HelpChoice, asked: Promise<Response>): Promise<void> {
  if (choice.country === null && choice.lang === null) return;
  const before = timesForgotten;
  const isForgotten = () => timesForgotten !== before;
  const help = await asked;
  const cache = await caches.open(CACHE);
  if (!help.ok || isForgotten()) return;
  await cache.put(CHOSEN_HELP, help);
  if (isForgotten()) await cache.delete(CHOSEN_HELP);
}

/** Fetches the page of help with the reader's choice, unless it is stored already. */
export async function fetchHelp(choice: HelpChoice): Promise<void> {
  if (await storedHelp(choice, false)) return;
  const query = new URLSearchParams(Object.entries(choice).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  await keepHelp(choice, pageOf(`${HELP}?${query}`));
}

/** Nothing tells any more which country or language was chosen, nor does what an earlier release has left. */
export async function forgetHelp(): Promise<void> {
  timesForgotten += 1;
  await Promise.all((await ourCaches()).map(async (name) => (await caches.open(name)).delete(CHOSEN_HELP)));
}

async function storePage(cache: Cache, page: string): Promise<void> {
  await cache.put(page, await pageOf(page));
}

/** Without cookies: nothing of this visitor gets into what is stored. */
async function pageOf(address: string): Promise<Response> {
  const reply = await fetch(address, { cache: 'no-cache', credentials: 'omit', redirect: 'error' });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return reply;
}
