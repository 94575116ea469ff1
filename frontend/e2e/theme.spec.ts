import type { Page } from '@playwright/test';
import { choose } from './steps/menus.ts';
import { expect, test } from './steps/test.ts';

/** The page's background, from 0 (black) to 255 (white). */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/\d+(\.\d+)?/g) ?? [];
    return parts.slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0);
  });

const seeDark = (page: Page) => expect.poll(() => brightness(page)).toBeLessThan(60);
const seeLight = (page: Page) => expect.poll(() => brightness(page)).toBeGreaterThan(200);

test('a dark system gets a dark page from the first paint; a theme can be chosen, is kept, and can follow the system again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await seeDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await seeLight(page);
  await choose(page, /^Theme: System/, 'Dark');
  await seeDark(page);
  await page.reload({ waitUntil: 'commit' });
  await seeDark(page);
  await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
  await seeDark(page);

  await choose(page, /^Theme: Dark/, 'Light');
  await seeLight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await seeLight(page);
  await choose(page, /^Theme: Light/, 'System');
  await seeDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await seeLight(page);
});
