import deAdvice from '../src/locales/advice/de.ts';
import advice from '../src/locales/advice/en.ts';
import deHome from '../src/locales/home/de.ts';
import translation from '../src/locales/translation/en.ts';
import { readAdvice } from './steps/ask.ts';
import { choose } from './steps/menus.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';

test.use({ locale: 'de-DE' });

test('English keeps an advice in its original language; other languages translate it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/translate') asked.push(String(request.postDataJSON().targetLanguage));
  });
  await page.goto('/');
  await page.getByRole('textbox').fill(situation().text);
  await page.getByRole('button', { name: deHome['form.submit'] }).click();
  await expect(page.getByRole('button', { name: deAdvice['advice.something_else'] })).toBeVisible();
  const body = page.locator('article section h2 + div').first();
  const written = (await body.textContent()) ?? '';

  await choose(page, /Deutsch/, 'English');
  await expect(page.getByRole('heading', { name: advice['advice.understanding'] })).toBeVisible();
  await expect(body).toHaveText(written);
  await expect(body).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: translation['translation.show_original'] })).toHaveCount(0);
  expect(asked).toEqual([]);

  await choose(page, /^Language:/, 'Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect.poll(() => asked).toEqual(['French']);
  await choose(page, /Français/, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(body).toHaveText(written);
  expect(await readAdvice(page)).toContain(advice['advice.understanding']);
  expect(asked).toEqual(['French']);
});
