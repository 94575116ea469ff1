import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the home page and waits for its form. `submit` is the button's text. */
export async function openHome(page: Page, submit = 'Ask for advice'): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: submit })).toBeVisible();
}

/** The situation field. */
export const field = (page: Page) => page.getByRole('textbox', { name: 'What is going on?' });

/** Writes a situation and asks for advice. */
export async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  // An answer without the model may skip the request's address.
  await expect(page).toHaveURL(/\?(request|advice)=[\da-f-]{36}$/);
}

/** Waits for the first text of a growing advice. */
export async function seeWriting(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Understanding Your Situation' })).toBeVisible();
  await expect(stopButton(page)).toBeVisible();
}

/** The visible stop button; wide and narrow windows have their own. */
export const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop writing' }).filter({ visible: true });

/** Waits for the stored advice. */
export async function seeAdvice(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\?advice=[\da-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'Ask About Something Else' })).toBeVisible();
}

/** The headings and texts of the advice's sections. */
export async function readAdvice(page: Page): Promise<string> {
  return (
    await page
      .locator('article section')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .allInnerTexts()
  ).join('\n');
}

/** Waits for the usage in the header. */
export async function seeUsed(page: Page, used: number): Promise<void> {
  await expect(page.getByRole('banner')).toContainText(`Sessions used this month: ${used} of 3`);
}
