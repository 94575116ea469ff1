import legal from '../src/locales/legal/en.ts';
import shell from '../src/locales/shell/en.ts';
import { openHome } from './steps/ask.ts';
import { expect, test } from './steps/test.ts';

test('the legal pages: sections by contents and hash, print, no other server, and no cookie', async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, host } = new URL(request.url());
    if (origin !== baseURL && host !== new URL(baseURL ?? '').host) elsewhere.push(request.url());
  });
  await openHome(page);
  await page.getByRole('contentinfo').getByRole('link', { name: shell['footer.terms'] }).click();
  await expect(page).toHaveURL(/\/terms-of-service$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).first().click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  const contents = page.getByRole('navigation', { name: legal['legal.contents'] });
  await contents.getByRole('link', { name: 'How long it stays' }).click();
  await expect(page).toHaveURL(/#duration$/);
  await expect(page.getByRole('heading', { name: 'How long it stays' })).toBeInViewport();

  await page.goto('/terms-of-service#withdrawal');
  await expect(page.getByRole('heading', { name: 'Right of withdrawal' })).toBeInViewport();
  // Print shows the text alone.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Right of withdrawal' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(contents).toBeHidden();

  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
