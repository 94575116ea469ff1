import couples from '../src/locales/couples/en.ts';
import deHome from '../src/locales/home/de.ts';
import home from '../src/locales/home/en.ts';
import zhHome from '../src/locales/home/zh.ts';
import deShell from '../src/locales/shell/de.ts';
import shell from '../src/locales/shell/en.ts';
import zhShell from '../src/locales/shell/zh.ts';
import { field, openHome } from './steps/ask.ts';
import { choose } from './steps/menus.ts';
import { expect, test } from './steps/test.ts';

test.use({ allowed: /net::ERR_FAILED|dynamically imported module/ });

test('the interface in Deutsch, in 中文, and back to English; texts that fail to load are tried again', async ({ page }) => {
  const begun = 'A sentence that has just been begun';
  const html = page.locator('html');
  await openHome(page);

  // A page whose texts fail to load shows an error and a retry.
  await page.route(/assets\/couples\.en-/, (route) => route.abort());
  const nav = page.getByRole('navigation', { name: shell['shell.nav'] });
  await nav.getByRole('link', { name: shell['shell.couples'] }).click();
  await expect(page.getByRole('heading', { name: shell['error.page'] })).toBeVisible();
  await page.unroute(/assets\/couples\.en-/);
  await page.getByRole('button', { name: shell['error.retry'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(couples['couples.title']);

  await nav.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('radio', { name: 'Health' }).check();
  await field(page).fill(begun);
  let menu = /^Language:/;
  for (const { name, lang, table } of [
    { name: '中文', lang: 'zh', table: { ...zhHome, ...zhShell } },
    { name: 'Deutsch', lang: 'de', table: { ...deHome, ...deShell } },
  ]) {
    await choose(page, menu, name);
    await expect(html).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(table['home.title_first']);
    await expect(page.getByRole('button', { name: table['form.submit'] })).toBeVisible();
    await expect(page.getByRole('radio', { name: table['category.health'] })).toBeChecked();
    await expect(page.getByRole('textbox', { name: table['form.description'] })).toHaveValue(begun);
    menu = new RegExp(name);
  }

  // The choice survives a load of another page. A language that fails to load falls back to English, and is tried again. The texts of the first page share
  // the shell's file.
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(deShell['not_found.title']);
  await page.route(/assets\/shell\.de-/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('button', { name: home['form.submit'] })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await page.unroute(/assets\/shell\.de-/);
  await page.reload();
  await expect(page.getByRole('button', { name: deHome['form.submit'] })).toBeVisible();

  // English applies at once, without a reload.
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await choose(page, menu, 'English');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: home['form.submit'] })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  await expect(field(page)).toHaveValue(begun);
  await page.reload();
  await expect(page.getByRole('button', { name: home['form.submit'] })).toBeVisible();
});
