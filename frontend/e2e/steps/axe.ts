import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [360, 768, 1280];

/** Checks that axe finds nothing on the page as it is now. */
export async function seeAccessibleHere(page: Page): Promise<void> {
  // Without frames of other origins legacy mode finds the same, and opens no second page for each look: two fifths less time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  const { width } = page.viewportSize() ?? {};
  expect(found, `axe at ${width} pixels, ${await page.locator('html').getAttribute('data-mantine-color-scheme')}`).toEqual([]);
}

/**
 * Checks that axe finds nothing in either theme, at each of the three widths. The theme is the system's. The window is as high as the page,
 * since axe takes what lies under a dock for covered, wherever it could be scrolled to; or as high as is asked for.
 */
export async function seeAccessible(page: Page, height?: number): Promise<void> {
  const before = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours on their way to others are neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: height ?? whole });
      await seeAccessibleHere(page);
    }
  }
  if (before) await page.setViewportSize(before);
}
