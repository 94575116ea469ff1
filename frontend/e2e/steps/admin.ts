import type { Browser, Page } from '@playwright/test';
import { ADMIN_PASSWORD } from './owner.ts';
import { expect } from './test.ts';
import { registerByApi, type User } from './user.ts';

/** Makes a user an admin, by an owner's browser. */
async function makeAdmin(owner: Page, userId: string): Promise<void> {
  const reply = await owner.request.post('/api/admin/make-admin', { data: { userId, password: ADMIN_PASSWORD } });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** The id of the user of this page's browser. */
export async function idOf(page: Page): Promise<string> {
  return (await (await page.request.get('/api/auth/user')).json()).user.id;
}

/** A browser of its own with a new admin in it. */
export async function openAdmin(
  browser: Browser,
  owner: Page,
  baseURL: string,
  user?: User,
): Promise<{ page: Page; user: User }> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const registered = await registerByApi(page, user);
  await makeAdmin(owner, await idOf(page));
  return { page, user: registered };
}

/** Waits until the open panel hears of changes: its `admin:watch` is answered. */
export async function openPanel(page: Page, path: string): Promise<void> {
  const watching = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', { predicate: ({ payload }) => String(payload).includes('admin:watch') }));
  await page.goto(path);
  await watching;
}

/** Holds the calls of a page back until the returned function is called. */
export async function hold(page: Page, url: string, method: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}
