import deLegal from '../src/locales/legal/de.ts';
import legal from '../src/locales/legal/en.ts';
import shell from '../src/locales/shell/en.ts';
import { openHome } from './steps/ask.ts';
import { expect, test } from './steps/test.ts';

test('the footer links to both pages, and each to the other', async ({ page }) => {
  await openHome(page);
  await page.getByRole('contentinfo').getByRole('link', { name: shell['footer.terms'] }).click();
  await expect(page).toHaveURL(/\/terms-of-service$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legal['legal.terms']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Terms of use · /);
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).first().click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.getByRole('heading', { level: 2, name: 'What is stored on the server' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'support@example.com' }).first()).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  );
});

test('the contents and a hash lead to a section', async ({ page }) => {
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: legal['legal.contents'] });
  await expect(contents.getByRole('link')).toHaveCount(10);
  await contents.getByRole('link', { name: 'How long it stays' }).click();
  await expect(page).toHaveURL(/#duration$/);
  await expect(page.getByRole('heading', { name: 'How long it stays' })).toBeInViewport();
  await page.goto('/terms-of-service#withdrawal');
  await expect(page.getByRole('heading', { name: 'Right of withdrawal' })).toBeInViewport();
});

test('print shows the text alone', async ({ page }) => {
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { name: 'Right of withdrawal' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Right of withdrawal' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: legal['legal.contents'] })).toBeHidden();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the legal pages are German', async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(deLegal['legal.privacy'] ?? '');
    await expect(page.getByRole('heading', { name: 'Wie lange es bleibt' })).toBeVisible();
    await expect(page.getByText('Zuletzt geändert am 22. November 2026')).toBeVisible();
  });
});

test('pages request no other server, and set no cookie', async ({ page, context, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, host } = new URL(request.url());
    if (origin !== baseURL && host !== new URL(baseURL ?? '').host) elsewhere.push(request.url());
  });
  for (const path of ['/', '/terms-of-service', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
