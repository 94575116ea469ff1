import { seeAccessibleHere } from './steps/axe.ts';
import { expect, test } from './steps/test.ts';

// The page that describes the API: reachable by its links, fit for a small phone, and axe finds nothing in either theme.
test('the page of the API is accessible, and fits 320 pixels', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ API$/);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Advice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Advice', exact: true })).toBeInViewport();
  await expect(page.getByRole('article', { name: 'POST /api/advice/generate' })).toContainText('advice:generate');
  const widths = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  };
  for (const width of [1280, 320]) await widths(width);
  expect(await page.locator('[id]').evaluateAll((all) => all.length - new Set(all.map(({ id }) => id)).size)).toBe(0);
  // The page has hundreds of articles, tables and rows of one make, whose names are unique: axe looks at the first of each part.
  await page.evaluate(() => {
    for (const [parents, children, kept] of [
      ['main section', 'article', 1],
      ['main table', 'tbody tr', 2],
      ['main ul', 'li', 2],
    ] as const)
      for (const parent of document.querySelectorAll(parents))
        for (const child of [...parent.querySelectorAll(children)].slice(kept)) child.remove();
  });
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await widths(width);
    await seeAccessibleHere(page);
  }
});
