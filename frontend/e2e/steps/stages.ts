import type { Page } from '@playwright/test';

/** Records the current step from now on. The returned function returns the steps in order. */
export async function recordSteps(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      const now = document.querySelector('[aria-current="step"] span span')?.textContent;
      if (now && now !== seen.at(-1)) seen.push(now);
      document.documentElement.dataset.stepsSeen = seen.join('|');
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate(() => (document.documentElement.dataset.stepsSeen ?? '').split('|'));
}
