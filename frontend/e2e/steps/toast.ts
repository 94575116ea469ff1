import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits for a toast with a title and a text. */
export async function seeToast(page: Page, title: string, words = ''): Promise<void> {
  const toast = page.locator('[data-kind]').filter({ hasText: title });
  await expect(toast).toBeVisible();
  await expect(toast).toContainText(words);
}
