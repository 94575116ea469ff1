import { expect, test } from './steps/test.ts';
import { openEntry } from './steps/user.ts';

test('an icon button shows its tooltip after 700 ms, the next one at once, and keyboard focus at once', async ({ page }) => {
  await page.clock.install();
  await openEntry(page);
  const banner = page.getByRole('banner');
  const theme = banner.getByRole('button', { name: /^Theme/ });
  const tip = page.getByRole('tooltip');

  // Load the tooltip's code before pausing the clock.
  await theme.hover();
  await expect(tip).toHaveText('Theme: System');
  await page.mouse.move(300, 700);
  await expect(tip).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);

  await theme.hover();
  await page.clock.runFor(650);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tip).toHaveText('Theme: System');
  const place = await tip.boundingBox();
  const window = page.viewportSize();
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(window?.width ?? 0);

  // The tooltip stays open while hovered.
  await tip.hover();
  await page.clock.runFor(1_000);
  await expect(tip).toBeVisible();

  await banner.getByRole('button', { name: 'Back' }).hover();
  await page.clock.runFor(50);
  await expect(tip).toHaveText('Back');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);

  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show: Password' })).toBeFocused();
  await expect(tip).toHaveText('Show: Password');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tip).toHaveText('Show: Password');
  await page.keyboard.press('Tab');
  await expect(tip).toHaveCount(0);
});
