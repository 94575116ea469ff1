import type { Locator, Page } from '@playwright/test';
import { field } from './steps/ask.ts';
import { recordShifts, seeNoSideScroll } from './steps/layout.ts';
import { subscribe } from './steps/subscription.ts';
import { expect, test } from './steps/test.ts';
import { registerByApi } from './steps/user.ts';

// The screens of the interface are looked at by `axe.spec.ts` in German, and by `labels.spec.ts` in every language.
test('at 320 pixels nothing of the server’s help scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const query of ['?country=FR&lang=fr', '?country=&lang=de', '?country=US&lang=nl']) {
    await page.goto(`/help${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await seeNoSideScroll(page);
  }
});

/** Opens a page, of which every answer comes late, at some widths, and sees that nothing moves in it. */
async function seeSteady(page: Page, path: string, widths: number[], early: Locator, complete: Locator[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: { 360: 640, 768: 1024 }[width] ?? 800 });
    const data = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      await data.promise;
      await route.continue();
    });
    const shifts = await recordShifts(page);
    await page.goto(path);
    await expect(early).toBeVisible();
    data.resolve();
    for (const each of complete) await expect(each).toBeVisible();
    const { score, causes } = await shifts();
    expect(score, `${path} at ${width} pixels: ${causes.join('\n')}`).toBeLessThanOrEqual(0.02);
    await page.unroute('**/api/**');
  }
}

test('nothing moves while a page loads, even with late data: home, the account, and what is paid for', async ({ page }) => {
  const main = page.getByRole('main');
  const live = page.getByRole('contentinfo').getByText('Connected live');
  await seeSteady(page, '/', [360, 768, 1280], field(page), [page.getByText('3 free sessions left.'), live]);
  await registerByApi(page);
  await seeSteady(page, '/account', [360, 1280], page.getByRole('heading', { name: 'Your plan' }), [
    page.getByRole('heading', { name: 'Free plan' }),
    page.getByRole('button', { name: 'Edit', disabled: false }),
  ]);
  await subscribe(page, 'silver');
  for (const [path, role] of [
    ['/account', 'progressbar'],
    ['/invoices', 'article'],
  ] as const)
    await seeSteady(page, path, [360, 1280], page.getByRole('heading', { level: 1 }), [
      main.getByText('€9.99 a month').first(),
      main.getByRole(role),
    ]);
});
