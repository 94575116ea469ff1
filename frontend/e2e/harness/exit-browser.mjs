// The browser of the soak's `exit`: it is told where the product is, and asks what the server has stored. See `backend/bench/README.md`.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.ts';
import { AWAY, lookInstalled, standInAway } from './exits.ts';
import { startProxy } from './proxy.mjs';
import { deliverPush, givePushes } from './pushing-browser.ts';

/** Milliseconds for what a page does by itself. */
const PATIENCE_MS = 60_000;
/** Milliseconds after which what has not happened is a fault. */
const LATE_MS = 10_000;
/** Milliseconds between two looks at what is left. */
const LOOK_MS = 10;
const QUESTION = 'My sister and I argued about the house of our mother, in front of everyone who had come.';
const PERSON = { firstName: 'Clara', lastName: 'Almeida', dateOfBirth: '1990-03-09' };

const wall = () => performance.now();
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The rows of the server for a subscription. */
async function rowsOf({ endpoint }) {
  process.send({ ask: 'rows', endpoint });
  const [{ rows }] = await once(process, 'message');
  return rows;
}

async function until(holds, patienceMs = PATIENCE_MS) {
  for (const end = wall() + patienceMs; wall() < end; await pause(LOOK_MS)) if (await holds()) return true;
  return false;
}

/** A device with a signed-in user and an advice of theirs: the installed app, or a browser's tab. Its connection goes through a proxy of its own. */
async function openDevice(browser, { url, service }, isInstalled) {
  const proxy = await startProxy(url, 'nothing');
  const extraHTTPHeaders = { 'X-Forwarded-For': isInstalled ? '10.8.0.1' : '10.8.0.2' };
  const context = await browser.newContext({ baseURL: proxy.url, locale: 'en-US', extraHTTPHeaders });
  context.setDefaultTimeout(PATIENCE_MS);
  const pushes = await givePushes(context, service);
  if (isInstalled) await lookInstalled(context);
  const device = { context, pushes, isInstalled, isOnline: true, isLost: false };
  const command = (name) => fetch(`${proxy.url}/harness/${name}`);
  await standInAway(context, () => device.isOnline);
  await context.route('**/api/push/forget', (route) => (device.isLost ? route.abort() : route.continue()));
  const email = `${randomUUID()}@example.com`;
  const password = 'a quiet garden 7';
  await must(context.request.post('/api/auth/register', { data: { ...PERSON, email, password, confirmPassword: password } }));
  const asks = { description: QUESTION, category: 'family', adviceStyle: 'practical', language: 'en', requestId: randomUUID() };
  const { session } = await (await must(context.request.post('/api/advice/generate', { data: asks }))).json();
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.close();
  return Object.assign(device, {
    origin: proxy.url,
    advice: session.id,
    words: [email, PERSON.firstName, PERSON.lastName, QUESTION, session.id],
    cut: () => command('down'),
    mend: () => command('up'),
    async close() {
      await context.close();
      await proxy.close();
    },
  });
}

async function must(answered) {
  const answer = await answered;
  if (!answer.ok()) throw new Error(`${answer.url()} was answered ${answer.status()}`);
  return answer;
}

/** A tab of a device that keeps an advice, has notifications on, and shows one. */
async function openTab({ context, pushes, advice }) {
  const page = await context.newPage();
  await page.goto('/account/notifications');
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await page.getByText('On for this device.').waitFor();
  await deliverPush(page, '{"v":1,"look":"beside","language":"en"}');
  await page.goto(`/?advice=${advice}`);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it here' }).click();
  await page.getByText('Kept on this device').first().waitFor();
  await until(() => pushes.onScreen().length === 1);
  return page;
}

/** How a page is left: by the button of an advice, by the keys there, by the page of help, or by the button of what is kept, opened without a connection. */
const WAYS = {
  button: { open: () => undefined, leave: (page) => page.getByRole('button', { name: 'Quick exit' }).click() },
  keys: {
    open: () => undefined,
    async leave(page) {
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift');
    },
  },
  help: { open: (page) => page.goto('/help?country=NL'), leave: (page) => page.locator('a.exit').click() },
  kept: { open: (page) => page.goto('/'), leave: (page) => page.getByRole('button', { name: 'Quick exit' }).click() },
};

async function clearBrowserCache({ context }, page) {
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** What the device still has of its user. */
async function leftOn({ context, pushes }) {
  const worker = context.serviceWorkers().at(-1);
  const left = await worker.evaluate(async () => {
    const found = (await indexedDB.databases()).map(({ name }) => name);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname === '/help/chosen' || pathname.startsWith('/api/')) found.push(pathname);
      }
    }
    return found;
  });
  return [...left, ...pushes.onScreen().map(() => 'a notification'), ...(pushes.subscription() ? ['the subscription'] : [])];
}

/** The addresses in the caches that hold a word of the person. */
const personalIn = ({ context, words }) =>
  context
    .serviceWorkers()
    .at(-1)
    .evaluate(async (personal) => {
      const found = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const text = await (await cache.match(request)).text();
          if (personal.some((word) => text.includes(word))) found.push(new URL(request.url).pathname);
        }
      }
      return found;
    }, words);

/** The address that the tab's history has as the present one; empty while the tab changes. */
async function presentOf({ context }, page) {
  // A page that the browser keeps for Back takes its session along.
  const session = await context.newCDPSession(page);
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory').catch(() => ({ entries: [] }));
  await session.detach().catch(() => undefined);
  return entries[currentIndex]?.url ?? '';
}

/** One exit. @param how `connection`: `on`, `lost` (the call to the server alone), `off`; `way`: one of `WAYS` */
async function oneExit(device, { connection, way }) {
  const faults = [];
  const page = await openTab(device);
  const { open, leave } = WAYS[way];
  const subscription = device.pushes.subscription();
  const isOff = connection === 'off';
  device.isLost = connection === 'lost';
  if (way !== 'kept') await open(page);
  if (isOff) {
    device.isOnline = false;
    await clearBrowserCache(device, page);
    await device.cut();
  }
  if (way === 'kept') await open(page);
  const [first] = await leftOn(device);
  if (first === undefined || !subscription || (await rowsOf(subscription)) !== 1) faults.push('there was nothing to delete');

  const began = wall();
  await leave(page);
  if (!(await until(async () => (await leftOn(device)).length === 0, LATE_MS))) faults.push(`left: ${await leftOn(device)}`);
  const tookMs = wall() - began;
  const away = device.isInstalled ? `${device.origin}/plain` : AWAY;
  const isAway = async () => (await presentOf(device, page)) === away;
  if (!(await until(isAway))) faults.push(`the history shows ${await presentOf(device, page)}`);
  await page.goBack().catch(() => undefined);
  if (!(await until(isAway, LATE_MS))) faults.push(`Back shows ${await presentOf(device, page)}`);
  for (const address of await personalIn(device)) faults.push(`a word of a person is in the cache of ${address}`);

  const forgotten = connection === 'on' && (await until(async () => (await rowsOf(subscription)) === 0, LATE_MS));
  device.isOnline = true;
  await device.mend();
  const before = await rowsOf(subscription);
  // Of an exit without a connection the worker's second call may have come by now, or not. A lost one stays lost.
  if (connection === 'on' ? !forgotten : connection === 'lost' && before !== 1)
    faults.push(`${before} rows of a subscription after a call that was ${connection}`);
  const pushed = await device.context.request.post('/api/push/test');
  const rows = await rowsOf(subscription);
  if (pushed.status() !== 404) faults.push(`the next push was answered ${pushed.status()}`);
  await page.close();
  return { faults, tookMs, rows };
}

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox'],
  // As people's browsers have it: Back may show a page as it was left.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
process.on('disconnect', () => process.exit());
process.send({ ask: 'order' });
const [order] = await once(process, 'message');
for (const isInstalled of [true, false]) {
  const device = await openDevice(browser, order, isInstalled);
  for (const how of order.exits) {
    const result = await oneExit(device, how).catch((error) => ({ fault: String(error.stack) }));
    process.send({ result: { ...how, isInstalled, ...result } });
    if (result.fault) break;
  }
  await device.close();
}
process.send({ ended: true });
