import type { Page } from '@playwright/test';
import { addressOf, expect } from './test.ts';

/** The connection status in the footer. */
const connection = (page: Page) => page.getByRole('contentinfo').getByRole('status');

/** Waits for a connection status. */
export async function seeConnection(
  page: Page,
  words: 'Connected live' | 'Connected, updating regularly' | 'Offline',
): Promise<void> {
  await expect(connection(page)).toHaveText(words);
}

/** Cuts every connection through the shaky proxy, and refuses new ones. */
export const breakOff = () => fetch(`${addressOf('SHAKY')}/harness/down`);

/** Accepts connections through the shaky proxy again. */
export const mend = () => fetch(`${addressOf('SHAKY')}/harness/up`);
