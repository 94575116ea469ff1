import de from '../src/locales/de.ts';
import en from '../src/locales/en.ts';
import nl from '../src/locales/nl.ts';
import zh from '../src/locales/zh.ts';
import { field, openHome } from './steps/ask.ts';
import { choose } from './steps/menus.ts';
import { expect, test } from './steps/test.ts';

for (const { name, lang, table, menu } of [
  { name: 'Deutsch', lang: 'de', table: de, menu: /Deutsch/ },
  { name: '中文', lang: 'zh', table: zh, menu: /中文/ },
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

    // Kept: for a reload, and for another page.
    await page.reload();
    await expect(page.getByRole('button', { name: table['form.submit'] })).toBeVisible();
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(table['not_found.title']);
    await page.goto('/');

    // English comes at once, in the same page.
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await choose(page, menu, 'English');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: en['form.submit'] })).toBeVisible();
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    await expect(field(page)).toHaveValue('A sentence that has just been begun');
    await page.reload();
    await expect(page.getByRole('button', { name: en['form.submit'] })).toBeVisible();
  });
}

test.describe('a browser that speaks Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('is answered in Dutch at once', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('button', { name: nl['form.submit'] })).toBeVisible();
  });
});
