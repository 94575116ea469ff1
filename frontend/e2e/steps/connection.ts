import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Where the page says how it is connected. */
const connection = (page: Page) => page.getByRole('contentinfo').getByRole('status');

/** Waits until the page says that it is connected in some way. */
export async function seeConnection(page: Page, words: 'Connected live' | 'Connected by polling' | 'Offline'): Promise<void> {
  await expect(connection(page)).toHaveText(words);
}
