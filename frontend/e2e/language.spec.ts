import couples from '../src/locales/couples/en.ts';
import deHome from '../src/locales/home/de.ts';
import home from '../src/locales/home/en.ts';
import nlHome from '../src/locales/home/nl.ts';
import zhHome from '../src/locales/home/zh.ts';
import deShell from '../src/locales/shell/de.ts';
import shell from '../src/locales/shell/en.ts';
import zhShell from '../src/locales/shell/zh.ts';
import { field, openHome } from './steps/ask.ts';
import { choose } from './steps/menus.ts';
import { expect, test } from './steps/test.ts';

for (const { name, lang, table, menu } of [
  { name: 'Deutsch', lang: 'de', table: { ...deHome, ...deShell }, menu: /Deutsch/ },
  { name: '中文', lang: 'zh', table: { ...zhHome, ...zhShell }, menu: /中文/ },
]) {
  test(`the interface in ${name}, and back to English`, async ({ page }) => {
    await openHome(page);
    await page.getByRole('radio', { name: 'Health' }).check();
    await field(page).fill('A sentence that has just been begun');
    await choose(page, /^Language:/, name);

    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(table['home.title_first']);
    await expect(page.getByRole('button', { name: table['form.submit'] })).toBeVisible();
    await expect(page.getByRole('radio', { name: table['category.health'] })).toBeChecked();
    const text = page.getByRole('textbox', { name: table['form.description'] });
    await expect(text).toHaveValue('A sentence that has just been begun');

    // The choice survives a reload and another page.
    await page.reload();
    await expect(page.getByRole('button', { name: table['form.submit'] })).toBeVisible();
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(table['not_found.title']);
    await page.goto('/');

    // English applies at once, without a reload.
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await choose(page, menu, 'English');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: home['form.submit'] })).toBeVisible();
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    await expect(field(page)).toHaveValue('A sentence that has just been begun');
    await page.reload();
    await expect(page.getByRole('button', { name: home['form.submit'] })).toBeVisible();
  });
}

test.describe('a Dutch browser', () => {
  test.use({ locale: 'nl-NL' });

  test('shows Dutch at once', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('button', { name: nlHome['form.submit'] })).toBeVisible();
  });
});

test.describe('texts that fail to load', () => {
  test.use({ allowed: /net::ERR_FAILED|dynamically imported module/ });

  test('a language that fails to load falls back to English, and is tried again', async ({ page }) => {
    const context = page.context();
    await context.addInitScript(() => localStorage.setItem('beside.language', 'de'));
    await context.route(/assets\/home\.de-/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('button', { name: home['form.submit'] })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.unroute(/assets\/home\.de-/);
    await page.reload();
    await expect(page.getByRole('button', { name: deHome['form.submit'] })).toBeVisible();
  });

  test('a page whose texts fail to load shows an error and a retry', async ({ page }) => {
    await openHome(page);
    await page.route(/assets\/couples\.en-/, (route) => route.abort());
    await page.getByRole('navigation', { name: shell['shell.nav'] }).getByRole('link', { name: shell['shell.couples'] }).click();
    await expect(page.getByRole('heading', { name: shell['error.page'] })).toBeVisible();
    await page.unroute(/assets\/couples\.en-/);
    await page.getByRole('button', { name: shell['error.retry'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(couples['couples.title']);
  });
});
