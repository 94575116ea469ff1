import type { BrowserContext, Page } from '@playwright/test';
import { AWAY, lookInstalled, standInAway } from './harness/exits.ts';
import { ask, field, openHome, seeAdvice } from './steps/ask.ts';
import { seeAccessible } from './steps/axe.ts';
import { askByApi } from './steps/history.ts';
import { keepAdvice } from './steps/kept.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { hold, release } from './steps/model.ts';
import { type OwnProxy, startOwnProxy } from './steps/own-proxy.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { registerByApi, seeSignedIn } from './steps/user.ts';
import { cached, databases, seeWorker } from './steps/worker.ts';

const QUESTION = 'My sister and I argued about the house of our mother, in front of everyone who had come.';
const LOST = /ERR_|WebSocket connection to .* failed|Failed to fetch|the connection was lost/i;

const kept = (page: Page) => page.getByRole('heading', { level: 1, name: 'Kept on this device' });

/** The name of another release. */
const NEWER = 'ffffffffffff';

const lines = (text: string) => text.split('\n').filter((line) => line.trim());

/** Nothing reaches the server, and the browser's own cache has nothing: only the service worker answers. */
async function loseConnection(): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await proxy.breakOff();
}

/** Opens a page that cannot register the worker, as in the moment of a restart. */
async function openUnregistered(): Promise<Page> {
  const another = await context.newPage();
  await another.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new TypeError('Failed to register'));
  });
  await openHome(another);
  return another;
}

test.use({ serviceWorkers: 'allow', allowed: LOST });

let proxy: OwnProxy;
let context: BrowserContext;
let page: Page;

test.beforeEach(async ({ browser, address }) => {
  proxy = await startOwnProxy();
  context = await browser.newContext({ baseURL: proxy.url, extraHTTPHeaders: { 'X-Forwarded-For': address } });
  page = await context.newPage();
});

test.afterEach(async () => {
  await context.close();
  await proxy.close();
});

test('advice that was kept is read without a connection; every other page says what it needs, and comes back by itself', async () => {
  const user = await registerByApi(page);
  const advice = await askByApi(page, QUESTION);
  await page.goto('/');
  await seeSignedIn(page);
  await seeWorker(page);
  await keepAdvice(page, advice);
  const written = await page.locator('[data-generated-by="ai"]').innerText();
  await page.goto('/couples');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Nothing of a person is in what the worker stores.
  const stored = await cached(page);
  expect(stored.length).toBeGreaterThan(20);
  expect(stored.filter(({ address }) => !/^\/(assets\/|kept$|help$|plain$)/.test(address))).toEqual([]);
  for (const words of [user.email, user.firstName, QUESTION, advice, written.slice(0, 60)])
    expect(stored.filter(({ text }) => text.includes(words)).map(({ address }) => address)).toEqual([]);

  await loseConnection();
  await page.goto('/');
  await expect(kept(page)).toBeVisible();
  await expect(page.getByText('No connection. What you write is kept').last()).toBeVisible();
  await seeAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await seeNoSideScroll(page);
  await page.goto('/history');
  await expect(page.getByText('History needs a connection.')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /My sister and I argued/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Recommended Next Steps' })).toBeVisible();
  expect(lines(await page.locator('[data-generated-by="ai"]').innerText())).toEqual(lines(written));
  // Plans have a document of their own, which cannot be had.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByText('Plans needs a connection.')).toBeVisible();
  await page.goto('/plain');
  await expect(page).toHaveTitle('Notes');

  await page.goto('/');
  await expect(kept(page)).toBeVisible();
  await proxy.mend();
  // The page may come back by itself just before.
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
  await expect(field(page)).toBeVisible();
});

test('copies go with a quick exit, with the advice, and with a sign-out, also one from afar', async () => {
  await standInAway(context);
  await registerByApi(page);
  const [first, second] = [await askByApi(page, QUESTION), await askByApi(page, situation().text)];
  await page.goto('/');
  await seeWorker(page);
  await keepAdvice(page, first);
  expect(await databases(page)).toEqual(['beside-kept']);
  await page.getByRole('button', { name: 'Quick exit' }).click();
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
  await page.goto('/');
  await expect.poll(() => databases(page)).toEqual([]);

  // Deleted on another device.
  await keepAdvice(page, first);
  await keepAdvice(page, second);
  expect((await page.request.delete(`/api/advice/${first}`)).ok()).toBe(true);
  await page.goto('/kept');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete all from this device' }).click();
  await expect(page.getByText('Nothing is kept on this device.')).toBeVisible();
  expect(await databases(page)).toEqual([]);

  // Signed out from afar, without a connection: it stays until the next contact.
  await keepAdvice(page, second);
  await loseConnection();
  await page.goto('/');
  await expect(kept(page)).toBeVisible();
  // A page of ours comes back by itself with the connection, which would meet with the next visit.
  await page.goto('about:blank');
  await proxy.mend();
  await context.clearCookies();
  await page.goto('/kept');
  await expect.poll(() => databases(page)).toEqual([]);
});

test('help has the numbers of the chosen country, and says so where it has others', async () => {
  await standInAway(context);
  await openHome(page);
  await seeWorker(page);
  await page.evaluate(() => localStorage.setItem('beside.country', 'NL'));
  await page.reload();
  const addresses = async () => (await cached(page)).map(({ address }) => address);
  await expect.poll(addresses).toContain('/help/chosen');
  await loseConnection();
  const note = page.getByText('No connection. These numbers are for the country that is chosen below.');
  await page.goto('/help');
  await expect(page.locator('html')).toHaveAttribute('data-country', 'NL');
  await expect(page.locator('a[href="tel:112"]').first()).toBeVisible();
  await expect(note).toBeHidden();
  await page.goto('/help?country=FR');
  await expect(page.locator('html')).toHaveAttribute('data-country', 'NL');
  await expect(note).toBeVisible();
  await seeAccessible(page);
  await page.locator('a.exit').click();
  await expect(page).toHaveURL(AWAY);
  await proxy.mend();
  // No country is told after a quick exit.
  await openHome(page);
  await expect.poll(addresses).not.toContain('/help/chosen');
  expect(await addresses()).toContain('/help');
});

test('a quick exit of the installed app without a connection leads to the empty note, and leaves nothing', async () => {
  await lookInstalled(page);
  await registerByApi(page);
  const advice = await askByApi(page, QUESTION);
  await page.goto('/');
  await seeWorker(page);
  await keepAdvice(page, advice);
  await loseConnection();
  await page.goto('/');
  await kept(page).waitFor();
  await page.getByRole('button', { name: 'Quick exit' }).click();
  await expect(page).toHaveURL(/\/plain$/);
  await expect(page).toHaveTitle('Notes');
  await expect.poll(() => databases(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/plain$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
});

test('nothing kept: the page says so, and what was written is still in the form', async () => {
  await openHome(page);
  await seeWorker(page);
  const { text } = situation();
  await field(page).fill(text);
  await loseConnection();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.getByText('What you had written is still in the form.')).toBeVisible();
  await seeAccessible(page);
  await proxy.mend();
  // The page may come back by itself just before the press.
  await page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(field(page)).toHaveValue(text);
  await ask(page, text);
  await seeAdvice(page);
});

test('a newer release is offered, waits for what is being sent, and loads once; what was written stays', async () => {
  await openHome(page);
  await seeWorker(page);
  const another = await openUnregistered();
  const { text } = situation();
  await field(page).fill(text);
  await proxy.release(NEWER);
  const look = () => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await look();
  const strip = page.getByText('A newer Beside is ready. What you are writing stays.');
  await expect(strip).toBeVisible();
  await seeAccessible(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.locator('meta[name="beside-release"]')).toHaveAttribute('content', NEWER);
  await expect(field(page)).toHaveValue(text);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBeNull();
  expect((await cached(page)).length).toBeGreaterThan(20);
  await expect(strip).toHaveCount(0);
  expect(loads).toBe(1);
  // A page that has not registered the worker yet learns of it as well.
  await expect(another.getByRole('button', { name: 'Use it now' })).toBeVisible();
});

test('while advice is being written a newer release waits, and can be put off', async () => {
  await openHome(page);
  await seeWorker(page);
  const { text, mark } = situation();
  await hold(mark);
  await ask(page, text);
  await proxy.release(NEWER);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.getByText('It comes when this is sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('It comes when this is sent.')).toHaveCount(0);
  await release(mark);
  await seeAdvice(page);
  // By itself the page stays of its release; the next document is of the newer one.
  await expect(page.locator('meta[name="beside-release"]')).not.toHaveAttribute('content', NEWER);
  await page.reload();
  await expect(page.locator('meta[name="beside-release"]')).toHaveAttribute('content', NEWER);
  await seeAdvice(page);
});
