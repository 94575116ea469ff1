import type { CDPSession, Page } from '@playwright/test';
import { openAccount } from './steps/account.ts';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { expect, test } from './steps/test.ts';
import { registerByApi } from './steps/user.ts';

/** Opens the page about the app by the account's links. */
async function openApp(page: Page): Promise<void> {
  await registerByApi(page);
  await openAccount(page);
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'As an app' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beside as an app');
}

/** What the browser itself reads of the page's manifest, and finds wrong in it. */
async function readManifest(browser: CDPSession) {
  const { url, data, errors, manifest } = await browser.send('Page.getAppManifest');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  const { name, start_url, scope, display, icons, ...more } = JSON.parse(data ?? '{}');
  expect(Object.keys(more).filter((key) => ['shortcuts', 'share_target', 'screenshots'].includes(key))).toEqual([]);
  expect([start_url, scope, display]).toEqual(['/', '/', 'standalone']);
  // A window without a profile of its own, as tests have, adds nothing.
  const found = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  return { path: new URL(url).pathname, id: new URL(manifest.id ?? url).search, name, icons, faults: [...errors, ...found] };
}

/** Each picture of a manifest is there, in the size that it names. */
async function seeIcons(page: Page, icons: { src: string; sizes: string; purpose: string }[]): Promise<void> {
  const forms = icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(forms).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const picture = await createImageBitmap(await (await fetch(src)).blob());
          return `${picture.width}x${picture.height}`;
        }),
      ),
    icons.map(({ src }) => src),
  );
  expect(sizes).toEqual(icons.map(({ sizes }) => sizes));
}

test('the browser finds nothing wrong with either look, which the page and its title follow', async ({ page, context }) => {
  await openApp(page);
  const browser = await context.newCDPSession(page);
  const beside = await readManifest(browser);
  expect(beside).toMatchObject({ path: '/manifest.webmanifest', id: '?b', name: 'Beside', faults: [] });
  await seeIcons(page, beside.icons);
  await expect(page).toHaveTitle('Beside as an app · Beside');

  await page.getByRole('radio', { name: 'Notes' }).check();
  await expect(page).toHaveTitle('Notes');
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    const notes = await readManifest(browser);
    expect(notes).toMatchObject({ path: '/manifest.notes.webmanifest', id: '?n', name: 'Notes', faults: [] });
    await seeIcons(page, notes.icons);
  }
  await expect(page.getByRole('radio', { name: 'Notes' })).toBeChecked();
  await expect(page).toHaveTitle('Notes');

  // Before any code is there, and on the page of help.
  await page.route('**/assets/*.js', (route) =>
    route.request().url().includes('help-page') ? route.continue() : route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  for (const path of ['/', '/help']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page).toHaveTitle('Notes');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.notes.webmanifest');
    await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', '/apple-touch-icon-notes.png');
    await expect(page.locator('[name=apple-mobile-web-app-title]')).toHaveAttribute('content', 'Notes');
  }
});

test('its page is accessible in every state, and the browser’s question is asked at a press', async ({ page }) => {
  await openApp(page);
  await page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset.asked = '';
      return { outcome: 'dismissed' };
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  const add = page.getByRole('button', { name: 'Add to this device' });
  await expect(add).not.toHaveAttribute('aria-disabled', 'true');
  await seeAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await seeNoSideScroll(page);
  await add.click();
  await expect(page.locator('html[data-asked]')).toHaveCount(1);

  await page.getByRole('link', { name: 'Another name' }).click();
  await expect(page).toHaveURL(/\/account\/app#another-name$/);
  await expect(page.getByRole('heading', { name: 'Another name' })).toBeInViewport();

  // By the keyboard alone.
  await page.getByRole('radio', { name: 'Beside' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Notes' })).toBeChecked();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(page.getByText('Notes is added to this device.')).toBeVisible();
  await seeAccessibleHere(page);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1' });

  test('four steps say how to add it by hand', async ({ page }) => {
    await openApp(page);
    await expect(page.getByRole('region', { name: 'Beside on your iPhone' }).getByRole('listitem')).toHaveCount(4);
    await seeAccessible(page);
  });
});
