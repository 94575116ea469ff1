import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours, which are all that differs between the themes: both show the same elements. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [360, 768, 1280];

/** Checks that axe finds nothing on the page as it is now. @param colours only of what its rules of colours find */
export async function seeAccessibleHere(page: Page, colours = false): Promise<void> {
  // Load axe once per document: that takes four times as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly = { type: colours ? ('rule' as const) : ('tag' as const), values: colours ? OF_COLOURS : RULES };
  const violations = await page.evaluate(async (only) => {
    const { run }: typeof axe = Reflect.get(window, 'axe');
    return (await run(document, { runOnly: only, resultTypes: ['violations'] })).violations;
  }, runOnly);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  const { width } = page.viewportSize() ?? {};
  expect(found, `axe at ${width} pixels, ${await page.locator('html').getAttribute('data-mantine-color-scheme')}`).toEqual([]);
}

/**
 * Checks that axe finds nothing in both themes at three widths. By default the window is as high as the page,
 * since axe counts content under a sticky dock as covered.
 */
export async function seeAccessible(page: Page, height?: number): Promise<void> {
  const before = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const) {
    // A page behind another one may not hear of a changed scheme.
    await page.bringToFront();
    // Reduced motion, since axe would measure colours in transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: height ?? whole });
      await seeAccessibleHere(page, colorScheme === 'dark');
    }
  }
  if (before) await page.setViewportSize(before);
}
