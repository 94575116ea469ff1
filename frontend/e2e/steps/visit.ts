import type { Page } from '@playwright/test';

/**
 * Opens another page of the interface in the same document, as a link would: a new document costs far more, and loses what a test has put
 * into it. The pages of the server, such as `/help` and `/subscribe`, need `page.goto`.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    // The router looks at the address when an entry of the history is opened.
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Presses Back where the page that it leads to leaves again at once: its load may never end, and may cut off the call that began it. */
export async function pressBack(page: Page): Promise<void> {
  const moved = page.waitForEvent('framenavigated');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await moved;
}
