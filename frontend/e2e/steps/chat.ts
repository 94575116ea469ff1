import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { seeAdvice } from './ask.ts';
import { situation } from './situation.ts';
import { expect } from './test.ts';

/** The chat's panel. */
export const panel = (page: Page) => page.getByRole('region', { name: 'Chat about this advice' });

/** Its messages. */
export const messages = (page: Page) => panel(page).getByRole('log', { name: 'Messages' });

/** Its message field. */
export const composer = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });

/** The complete replies, and help. The introduction has no time in its name. */
export const replies = (page: Page): Locator => messages(page).getByRole('article', { name: /^Beside, \d/ });

/** The reply that is being written. */
export const growing = (page: Page): Locator => messages(page).getByRole('article', { name: 'Beside is writing' });

/** The reader's questions with a text. */
export const asked = (page: Page, text: string): Locator =>
  messages(page)
    .getByRole('article', { name: /^You, / })
    .filter({ hasText: text });

/** Creates an advice by the API for this page's browser, and opens it. Returns its id. */
export async function openAdvice(page: Page, language = 'en'): Promise<string> {
  await page.request.post('/api/visitor');
  const reply = await page.request.post('/api/advice/generate', {
    data: { description: situation().text, category: 'family', adviceStyle: 'empathetic', language, requestId: randomUUID() },
  });
  expect(reply.status()).toBeLessThan(300);
  const { session } = await reply.json();
  await page.goto(`/?advice=${session.id}`);
  return session.id;
}

/** Opens the chat of an advice. */
export async function openChat(page: Page): Promise<void> {
  await seeAdvice(page);
  await page.getByRole('button', { name: 'Continue Chat' }).click();
  await expect(messages(page)).toBeVisible();
}

/** Opens a new advice, and its chat. Returns the advice's id. */
export async function openNewChat(page: Page): Promise<string> {
  const id = await openAdvice(page);
  await openChat(page);
  return id;
}

/** Sends a question. */
export async function put(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** A question with a unique mark, by which the relay finds its model requests. */
export function question(text = 'And what if she says no?'): { text: string; mark: string } {
  const mark = randomUUID().slice(0, 8);
  return { mark, text: `${text} (${mark})` };
}
