import { seeAccessibleHere } from './steps/axe.ts';
import { expect, test } from './steps/test.ts';

test.describe.configure({ timeout: 120_000 });

// The page that describes the API: reachable by its links, fit for a small phone, and axe finds nothing in either theme.
test('the page of the API is accessible, and fits 320 pixels', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ API$/);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Advice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Advice', exact: true })).toBeInViewport();
  await expect(page.getByRole('article', { name: 'POST /api/advice/generate' })).toContainText('advice:generate');
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await seeAccessibleHere(page);
  }
});
