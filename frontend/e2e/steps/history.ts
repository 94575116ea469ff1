import type { Category } from '@beside/common/advice/advice.constants';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Asks for advice by the API in this page's browser, and returns the session's id. A user has three a month. */
export async function askByApi(page: Page, description: string, category: Category = 'family', language = 'en'): Promise<string> {
  const data = { description, category, adviceStyle: 'practical', language };
  const reply = await page.request.post('/api/advice/generate', { data });
  expect(reply.status()).toBe(200);
  return (await reply.json()).session.id;
}

/** Stores many sessions: help counts nothing, and comes at once. */
export async function askForHelp(page: Page, times: number): Promise<void> {
  for (let time = 1; time <= times; time += 1) await askByApi(page, `I want to kill myself tonight, and this is time ${time}.`);
}

/** Opens the history, and waits for its cards. */
export async function openHistory(page: Page, search = ''): Promise<void> {
  await page.goto(`/history${search}`);
  await expect(cards(page).first()).toBeVisible();
}

/** The cards, and the one of a description. */
export const cards = (page: Page): Locator => page.getByRole('tabpanel').getByRole('article');
export const cardOf = (page: Page, description: string): Locator => cards(page).filter({ hasText: description });

/** A filter chip. */
export const chip = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

export const searchField = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search advice and chats' });
