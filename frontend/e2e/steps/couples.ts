import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { addressOf } from './test.ts';
import { registerByApi } from './user.ts';

/** A browser of its own for the partner, who has no account; it is closed with the first. */
export async function anotherBrowser(page: Page, options: BrowserContextOptions = {}): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page belongs to no browser');
  const context = await browser.newContext({ baseURL: addressOf('PRODUCT'), ...options });
  page.context().once('close', () => void context.close());
  return context.newPage();
}

/** Registers whoever opens this page and creates a session by the API; answers its path. */
export async function createSession(page: Page, sessionName = 'Sundays', language = 'en'): Promise<string> {
  await registerByApi(page);
  const reply = await page.request.post('/api/couples/create-session', { data: { sessionName, language } });
  expect(reply.status()).toBe(201);
  return new URL((await reply.json()).shareUrl).pathname;
}

/** Joins by the link, without an account. */
export async function join(page: Page, path: string, name = 'Tomás', button = 'Join the session'): Promise<void> {
  await page.goto(path);
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('button', { name: button }).click();
  await expect(log(page)).toBeVisible();
}

/** Opens a session that one is in. */
export async function openSession(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(log(page)).toBeVisible();
}

/** Two people in one session: the page's, who created it, and another's, in the browser that is given. */
export async function couple(page: Page, partner: Page): Promise<string> {
  const path = await createSession(page);
  await join(partner, path);
  await openSession(page, path);
  return path;
}

/** Where everything that was said is. */
export const log = (page: Page) => page.getByRole('log');

/** Where one writes. */
export const composer = (page: Page) => page.locator('main form textarea');

/** Writes and sends. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** What people wrote with this text; a message is one article. The counsellor, who may quote it, is left out. */
export const said = (page: Page, text: string | RegExp) =>
  log(page)
    .getByRole('article')
    .filter({ hasText: text, has: page.locator('p[dir]') });

/** Waits until the counsellor has answered so often, and is not writing. */
export async function seeAnswers(page: Page, count: number): Promise<void> {
  const answers = log(page).getByRole('article', { name: /^Counsellor, \d/ });
  await expect(answers).toHaveCount(count, { timeout: 30_000 });
}

/** Waits until the room says that it is connected in some way. */
export async function seeSessionConnection(
  page: Page,
  words: 'Connected live' | 'Connected by polling' | 'Offline',
): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: words })).toBeVisible();
}
