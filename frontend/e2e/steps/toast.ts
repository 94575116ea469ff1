import type { Page } from '@playwright/test';

/** Waits for a toast with a title and a text: one that is there, or one of this document that has gone and was not asked for yet. */
export async function seeToast(page: Page, title: string, words = ''): Promise<void> {
  const find = ([heading, text]: readonly [string, string]) => {
    const fits = notedToasts.filter((toast) => toast.text.includes(heading) && toast.text.includes(text));
    const found = fits.find(({ seen }) => !seen) ?? fits.find(({ element }) => element.isConnected);
    if (found) found.seen = true;
    return found !== undefined;
  };
  // It survives a change of pages meanwhile.
  await page.waitForFunction(find, [title, words] as const, { polling: 100, timeout: 30_000 });
}
