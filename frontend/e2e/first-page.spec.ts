import type { Page } from '@playwright/test';
import { expect, test } from './steps/test.ts';

/** The most requests of a page before it answers: its document, styles, scripts and data. */
const REQUESTS_MAX = 20;

interface Loaded {
  /** Styles and scripts that were asked for before the page was drawn. */
  files: string[];
  /** Calls for the page's data. */
  calls: string[];
}

/** Opens a page as a visitor who comes for the first time, and reads what it has asked for. */
async function load(page: Page, path: string): Promise<Loaded & { html: string }> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      // The application's own; the static page before it has none.
      if (!document.getElementById('main')) return;
      performance.mark('drawn');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    const called = new URL(request.url()).pathname;
    // The page has the announcements in its document. It reads them again when it is connected, after it has answered.
    if (called.startsWith('/api/') && called !== '/api/announcements') calls.push(called);
  });
  const response = await page.goto(path);
  const html = (await response?.text()) ?? '';
  await expect(page.getByRole('main')).toBeVisible();
  // Of the help page nothing is drawn by scripts.
  if (path !== '/help') {
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('drawn').length)).toBe(1);
    // On a busy machine the network is idle for half a second before the page asks for data at all.
    await expect.poll(() => calls.length).toBeGreaterThan(0);
  }
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() => {
    const drawn = performance.getEntriesByName('drawn')[0]?.startTime ?? performance.now();
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      .filter((each) => each.startTime < drawn && /\.(js|css)$/.test(each.path))
      .map((each) => each.path);
  });
  return { files, calls, html };
}

/** What the document asks for before any code is there. */
const preloaded = (page: Page): Promise<(string | null)[]> =>
  page.locator('link[rel=preload][as=fetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

for (const path of ['/', '/couples', '/subscribe', '/help']) {
  test(`${path} answers a visitor after few requests, two deep, without a failure`, async ({ page }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    const { files, calls, html } = await load(page, path);
    expect(1 + new Set(files).size + calls.length).toBeLessThanOrEqual(REQUESTS_MAX);
    // What the document asked for early is not asked for again.
    expect(calls).toEqual([...new Set(calls)]);
    // The document names each file: the first step; data are the second.
    expect([files.filter((file) => !html.includes(file)), failed]).toEqual([[], []]);
    const early = path === '/subscribe' ? ['plans', 'payment-methods'].map((name) => `/api/subscription/${name}`) : [];
    expect(await preloaded(page)).toEqual(early);
    // Guard the measurement.
    expect([files.length > 0, calls.length > 0]).toEqual([true, path !== '/help']);
    expect(files.filter((file) => /socket|esm-|Toasts|QuickExit|DictationButton/.test(file))).toEqual([]);
  });
}

test('a page names its release with each call, but for those that the document has made before any code was there', async ({
  page,
}) => {
  const named = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) named.set(pathname, request.headers()['x-beside-release']);
  });
  const { html } = await load(page, '/subscribe');
  const early = await preloaded(page);
  const own = /<meta name="beside-release" content="([\da-f]{12})">/.exec(html)?.[1];
  expect(own).toBeDefined();
  for (const [path, release] of named) expect([path, release]).toEqual([path, early.includes(path) ? undefined : own]);
  // Guard the measurement.
  expect([early.length, named.size > early.length]).toEqual([2, true]);
});

test.describe('an advice', () => {
  test.use({ allowed: /404.*\/api\/advice\// });

  test('takes as few requests, even one that is gone', async ({ page }) => {
    const { files, calls, html } = await load(page, '/?advice=00000000-0000-4000-8000-000000000000');
    expect(1 + new Set(files).size + calls.length).toBeLessThanOrEqual(REQUESTS_MAX);
    expect(calls.filter((call) => call.startsWith('/api/advice/'))).toHaveLength(1);
    expect(files.filter((file) => !html.includes(file))).toEqual([]);
    expect(files.some((file) => file.includes('ReadingScreen'))).toBe(true);
    expect(await preloaded(page)).toEqual(['/api/advice/00000000-0000-4000-8000-000000000000']);
  });
});

test('in another language the tables are asked for beside the code', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: 'de-DE', ...(baseURL ? { baseURL } : {}) });
  const { files, calls, html } = await load(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rat für dich und für euch beide');
  expect(1 + new Set(files).size + calls.length).toBeLessThanOrEqual(REQUESTS_MAX);
  expect(files.filter((file) => !html.includes(file.slice(1)))).toEqual([]);
  expect(files.some((file) => file.includes('shell.de'))).toBe(true);
  await page.close();
});

test.describe('a page whose style sheets fail once', () => {
  test.use({ allowed: /net::ERR_FAILED/ });

  test('is shown with all of them', async ({ page }) => {
    const asked: string[] = [];
    // Those of the document and of the page's own code.
    await page.route(/\/assets\/(?:core|field|CouplesPage)-.*\.css$/, (route) => {
      const isFirst = !asked.includes(route.request().url());
      asked.push(route.request().url());
      return isFirst ? route.abort() : route.continue();
    });
    await page.goto('/couples');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const styles = await page.evaluate(() => {
      const isRead = (sheet: CSSStyleSheet) => {
        try {
          return sheet.cssRules.length > 0;
        } catch {
          // The rules of one that never came cannot be read.
          return false;
        }
      };
      return [...document.styleSheets].flatMap((sheet) => (sheet.href && isRead(sheet) ? sheet.href : []));
    });
    expect(new Set(asked).size).toBe(3);
    expect(styles).toEqual(expect.arrayContaining(asked));
  });
});

test.describe('a page without its application', () => {
  test.use({ allowed: /net::ERR_FAILED/ });

  test('is loaded once more', async ({ page }) => {
    let asked = 0;
    await page.route(/\/assets\/core-.*\.js$/, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto('/couples');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A room for the two of you');
    expect(asked).toBe(2);
  });
});
