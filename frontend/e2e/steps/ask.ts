import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the home page, and waits until its form can be sent: `submit` is what its button says. */
export async function openHome(page: Page, submit = 'Ask for advice'): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: submit })).toBeVisible();
}

/** Where the situation is written. */
export const field = (page: Page) => page.getByRole('textbox', { name: 'What is going on?' });

/** Writes a situation and asks for advice. */
export async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  // What needs no model is answered before one sees it asked.
  await expect(page).toHaveURL(/\?(request|advice)=[\da-f-]{36}$/);
}

/** Waits until the first words of the advice are there while the rest is still to come. */
export async function seeWriting(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Understanding Your Situation' })).toBeVisible();
  await expect(stopButton(page)).toBeVisible();
}

/** The button that stops the writing: beside it on a wide page, below it on a phone. */
export const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop writing' }).filter({ visible: true });

/** Waits until the advice is complete and stored. */
export async function seeAdvice(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\?advice=[\da-f-]{36}$/, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Ask About Something Else' })).toBeVisible();
}

/** The sections of the advice on the page: their headings and texts. */
export async function readAdvice(page: Page): Promise<string> {
  return (
    await page
      .locator('article section')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .allInnerTexts()
  ).join('\n');
}

/** The words of the badge in the header. */
export async function seeUsed(page: Page, used: number): Promise<void> {
  await expect(page.getByRole('banner')).toContainText(`Sessions used this month: ${used} of 3`);
}
