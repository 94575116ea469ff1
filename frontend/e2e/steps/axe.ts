import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Each theme once, the one on a phone and the other on a wide window: those two show different elements. */
const LOOKS = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const;

/** Checks that axe finds nothing on the page as it is now, once its transitions are over: for a further state of a screen. */
export async function seeAccessibleHere(page: Page): Promise<void> {
  // Load axe once per document: that takes four times as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (values) => {
    // It would measure colours in the middle of a fade.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const { run }: typeof axe = Reflect.get(window, 'axe');
    return (await run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] })).violations;
  }, RULES);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  const { width } = page.viewportSize() ?? {};
  expect(found, `axe at ${width} pixels, ${await page.locator('html').getAttribute('data-mantine-color-scheme')}`).toEqual([]);
}

/**
 * Checks that axe finds nothing in either theme, once for each screen. By default the window is as high as the page, since axe counts content under a sticky
 * dock as covered.
 */
export async function seeAccessible(page: Page, height?: number): Promise<void> {
  const before = page.viewportSize();
  for (const { colorScheme, width } of LOOKS) {
    // A page behind another one may not hear of a changed scheme.
    await page.bringToFront();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await page.setViewportSize({ width, height: height ?? 800 });
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (!height && whole > 800) await page.setViewportSize({ width, height: whole });
    await seeAccessibleHere(page);
  }
  if (before) await page.setViewportSize(before);
}
