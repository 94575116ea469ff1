import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { createSession } from './steps/couples.ts';
import { askByApi, askForHelp, cards, openHistory, searchField } from './steps/history.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { expect, test } from './steps/test.ts';
import { registerByApi } from './steps/user.ts';

test.describe.configure({ timeout: 120_000 });

const LONG = `${'Donaudampfschifffahrt'.repeat(12)} https://example.com/${'a'.repeat(200)} 👩‍❤️‍👨${'👍🏽'.repeat(30)}`;

test('axe finds nothing: cards, help, a search, nothing found, couples sessions, signed out', async ({ page }) => {
  await page.goto('/history?tab=couples');
  await expect(page.getByRole('heading', { name: 'Sign in to see your history' })).toBeVisible();
  await seeAccessible(page);
  await createSession(page);
  await page.goto('/history?tab=couples');
  await expect(cards(page)).toHaveCount(1);
  await seeAccessible(page);
  await askByApi(page, LONG);
  await askForHelp(page, 13);
  await openHistory(page);
  await expect(cards(page)).toHaveCount(12);
  await seeAccessible(page);
  await searchField(page).fill('time 7');
  await expect(cards(page)).toHaveCount(1);
  await seeAccessibleHere(page);
  await searchField(page).fill('nowhere');
  await expect(page.getByRole('heading', { name: 'Nothing found for “nowhere”' })).toBeVisible();
  await seeAccessible(page);
});

for (const locale of ['en', 'es', 'fr', 'de', 'nl', 'zh']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 640 } });

    test('nothing scrolls sideways, at any width', async ({ page }) => {
      await registerByApi(page);
      await askByApi(page, LONG, 'personal');
      await askForHelp(page, 13);
      for (const path of ['/history', '/history?category=bookmarked', '/history?tab=couples', `/history?q=${'x'.repeat(90)}`]) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
        for (const width of [320, 360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await seeNoSideScroll(page);
        }
      }
    });
  });
}
