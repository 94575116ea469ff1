import type { Page } from '@playwright/test';
import { givePushes, type PushingBrowser } from '../harness/pushing-browser.ts';
import { addressOf } from './test.ts';

/** Gives the page's browser pushes, by the push service of the journeys. */
export const giveBrowserPushes = (page: Page): Promise<PushingBrowser> => givePushes(page.context(), addressOf('PUSH'));

/** What came to a browser's subscription: plain texts, and their size in bytes. */
export async function pushedTo(browser: PushingBrowser): Promise<{ text: string; length: number }[]> {
  const endpoint = browser.subscription()?.endpoint ?? '';
  const reply = await fetch(`${addressOf('PUSH')}/messages?endpoint=${encodeURIComponent(endpoint)}`);
  return reply.json();
}

/** Turns notifications on for this device, on the account's page of them. */
export async function turnOnHere(page: Page): Promise<void> {
  await page.goto('/account/notifications');
  const device = page.getByRole('region', { name: 'On this device' });
  await device.getByRole('button', { name: 'Turn on for this device' }).click();
  await device.getByText('On for this device.').waitFor();
}
