import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { addressOf } from './test.ts';
import { registerByApi } from './user.ts';

/** Another browser without an account. It closes with the first. */
export async function anotherBrowser(page: Page, options: BrowserContextOptions = {}): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page belongs to no browser');
  const context = await browser.newContext({ baseURL: addressOf('PRODUCT'), ...options });
  // It may be closed already, at the end of the test.
  page.context().once('close', () => void context.close().catch(() => undefined));
  return context.newPage();
}

/** Registers a user and creates a session by the API. Returns the session's path. */
export async function createSession(page: Page, sessionName = 'Sundays', language = 'en'): Promise<string> {
  await registerByApi(page);
  const reply = await page.request.post('/api/couples/create-session', { data: { sessionName, language } });
  expect(reply.status()).toBe(201);
  return new URL((await reply.json()).shareUrl).pathname;
}

/** Joins as a visitor. */
export async function join(page: Page, path: string, name = 'Tomás', button = 'Join the session'): Promise<void> {
  await page.goto(path);
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('button', { name: button }).click();
  await expect(log(page)).toBeVisible();
}

/** Opens a joined session. */
export async function openSession(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(log(page)).toBeVisible();
}

/** Brings two browsers into one session: `page` creates it, `partner` joins. Returns its path. */
export async function couple(page: Page, partner: Page): Promise<string> {
  const path = await createSession(page);
  await join(partner, path);
  await openSession(page, path);
  return path;
}

/** The conversation. */
export const log = (page: Page) => page.getByRole('log');

/** The message field. */
export const composer = (page: Page) => page.locator('main form textarea');

/** Sends a message. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** The partners' messages with a text. The counsellor is excluded, since replies may quote it. */
export const said = (page: Page, text: string | RegExp) =>
  log(page)
    .getByRole('article')
    .filter({ hasText: text, has: page.locator('p[dir]') });

/** Waits for this many complete counsellor replies. */
export async function seeAnswers(page: Page, count: number): Promise<void> {
  const answers = log(page).getByRole('article', { name: /^Counsellor, \d/ });
  await expect(answers).toHaveCount(count);
}

/** Waits for a connection status of the session. */
export async function seeSessionConnection(
  page: Page,
  words: 'Connected live' | 'Connected, updating regularly' | 'Offline',
): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: words })).toBeVisible();
}
