import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Checks that the page is no wider than its window. The message names the overflowing elements. */
export async function seeNoSideScroll(page: Page): Promise<void> {
  const { wider, outside } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const elements = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.right + window.scrollX > clientWidth + 1;
    });
    return {
      wider: scrollWidth - clientWidth,
      outside: elements.slice(0, 5).map(({ tagName, className }) => `${tagName} ${className}`),
    };
  });
  expect(wider, `sticks out: ${outside.join(', ')}`).toBeLessThanOrEqual(0);
}

/** Records layout shifts from the first paint on. The returned function returns their sum and causes. */
export async function recordShifts(page: Page): Promise<() => Promise<{ score: number; causes: string[] }>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    let score = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || ('hadRecentInput' in entry && entry.hadRecentInput)) continue;
        score += Number(entry.value);
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        for (const { node } of sources) seen.push(`${entry.value} ${node?.nodeName} ${node?.className ?? node?.textContent}`);
      }
      Object.assign(window, { layoutShifts: { score, causes: seen } });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShifts: { score, causes: seen } });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise((done) => {
          // Shifts of the current frame are reported after it.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(Reflect.get(window, 'layoutShifts')))));
        }),
    );
}
