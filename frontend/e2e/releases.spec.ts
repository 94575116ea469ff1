import type { BrowserContext, Page } from '@playwright/test';
import { givePushes } from './harness/pushing-browser.ts';
import { ask, field, openHome, seeAdvice } from './steps/ask.ts';
import { seeAccessible } from './steps/axe.ts';
import { asked, composer, openNewChat, put, question, replies } from './steps/chat.ts';
import { askByApi } from './steps/history.ts';
import { keepAdvice } from './steps/kept.ts';
import { type OwnProxy, startOwnProxy } from './steps/own-proxy.ts';
import { turnOnHere } from './steps/push.ts';
import { situation } from './steps/situation.ts';
import { addressOf, expect, test } from './steps/test.ts';
import { registerByApi, seeSignedIn } from './steps/user.ts';
import { cached, databases, seeWorker } from './steps/worker.ts';

/** The name of a release that was replaced long ago. */
const GONE = 'eeeeeeeeeeee';

const MUST_LOAD = 'Beside must be loaded again. What you wrote stays.';

const releaseOf = (page: Page) => page.locator('meta[name="beside-release"]');
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

test.use({ serviceWorkers: 'allow' });

let proxy: OwnProxy;
let context: BrowserContext;

test.beforeEach(async ({ browser, address }) => {
  proxy = await startOwnProxy();
  await proxy.takeNode();
  context = await browser.newContext({ baseURL: proxy.url, extraHTTPHeaders: { 'X-Forwarded-For': address } });
});

test.afterEach(async () => {
  await context.close();
  await proxy.close();
});

test('pages of a release that was replaced long ago must be loaded again: drafts stay, and what waits is sent afterwards', async () => {
  await proxy.release(GONE);
  const [form, chat] = [await context.newPage(), await context.newPage()];
  await openHome(form);
  await seeWorker(form);
  const { text } = situation();
  await field(form).fill(text);
  await openNewChat(chat);
  await expect(releaseOf(chat)).toHaveAttribute('content', GONE);

  await proxy.takeNode({ gone: GONE });
  const [waits, draft] = [question('Does this one wait?'), 'And this is only begun.'];
  const refused = chat.waitForResponse((reply) => reply.status() === 426);
  await put(chat, waits.text);
  await composer(chat).fill(draft);
  expect(await (await refused).json()).toMatchObject({ success: false, code: 'client_too_old' });
  await form.getByRole('button', { name: 'Ask for advice' }).click();
  for (const page of [form, chat]) await expect(page.getByText(MUST_LOAD, { exact: true })).toBeVisible();
  await seeAccessible(form);

  // The node serves pages of its own release.
  await proxy.release();
  for (const page of [form, chat]) {
    await page.getByRole('button', { name: 'Load it again' }).click();
    await expect(releaseOf(page)).not.toHaveAttribute('content', GONE);
  }
  await expect(field(form)).toHaveValue(text);
  await expect(composer(chat)).toHaveValue(draft);
  await expect(asked(chat, waits.text)).toHaveCount(1);
  await expect(replies(chat)).toHaveCount(1);
  await ask(form, text);
  await seeAdvice(form);
  for (const page of [form, chat]) await expect(page.getByRole('button', { name: 'Load it again' })).toHaveCount(0);
});

test('a site that is no app any more removes the worker, its caches, and the subscription', async () => {
  const pushes = await givePushes(context, addressOf('PUSH'));
  const page = await context.newPage();
  await registerByApi(page);
  await openHome(page);
  await seeSignedIn(page);
  await seeWorker(page);
  await keepAdvice(page, await askByApi(page, situation().text));
  await turnOnHere(page);
  expect((await cached(page)).length).toBeGreaterThan(20);
  expect(pushes.subscription()).not.toBeNull();
  expect(await databases(page)).toEqual(['beside-kept']);

  await proxy.takeNode({ PWA: 'off' });
  await openHome(page);
  // While the former worker is busy it stays until a later visit.
  await expect(async () => {
    await page.goto('about:blank');
    await openHome(page);
    await expect.poll(() => registrations(page), { timeout: 5_000 }).toEqual([]);
  }).toPass({ timeout: 90_000 });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(pushes.subscription).toBeNull();
  await expect.poll(() => databases(page)).toEqual([]);
  await page.reload();
  await seeSignedIn(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.goto('/account/notifications');
  await expect(page.getByText('This browser has no notifications for Beside.')).toBeVisible();
  expect(await registrations(page)).toEqual([]);
});
