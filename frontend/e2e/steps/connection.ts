import type { Page } from '@playwright/test';
import { addressOf, expect } from './test.ts';

/** Where the page says how it is connected. */
const connection = (page: Page) => page.getByRole('contentinfo').getByRole('status');

/** Waits until the page says that it is connected in some way. */
export async function seeConnection(page: Page, words: 'Connected live' | 'Connected by polling' | 'Offline'): Promise<void> {
  await expect(connection(page)).toHaveText(words);
}

/** Cuts every connection through the shaky door, and lets none in. */
export const breakOff = () => fetch(`${addressOf('SHAKY')}/harness/down`);

/** Lets connections through the shaky door again. */
export const mend = () => fetch(`${addressOf('SHAKY')}/harness/up`);
