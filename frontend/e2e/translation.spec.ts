import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import deAdvice from '../src/locales/advice/de.ts';
import deHome from '../src/locales/home/de.ts';
import de from '../src/locales/translation/de.ts';
import en from '../src/locales/translation/en.ts';
import es from '../src/locales/translation/es.ts';
import fr from '../src/locales/translation/fr.ts';
import nl from '../src/locales/translation/nl.ts';
import zh from '../src/locales/translation/zh.ts';
import { ask, field, openHome, seeAdvice } from './steps/ask.ts';
import { choose } from './steps/menus.ts';
import { hold, play, release, timesAsked } from './steps/model.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

const LANGUAGES = [
  { code: 'de', own: 'Deutsch', texts: de },
  { code: 'es', own: 'Español', texts: es },
  { code: 'fr', own: 'Français', texts: fr },
  { code: 'nl', own: 'Nederlands', texts: nl },
  { code: 'zh', own: '中文', texts: zh },
] as const;

const understanding = (page: Page) => page.locator('article section h2 + div').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Asks for advice that quotes a unique mark, so that the model's requests to translate it are found by it. */
async function seeOwnAdvice(page: Page): Promise<{ mark: string; written: string }> {
  const mark = randomUUID().slice(0, 8);
  await openHome(page);
  await ask(page, `I am afraid to ask Ana about note ${mark}.`);
  await seeAdvice(page);
  await expect(understanding(page)).toContainText(mark);
  return { mark, written: (await understanding(page).textContent()) ?? '' };
}

/** The texts of the shown advice, as the server translates them: in this order, by these keys. */
async function textsByKey(page: Page): Promise<[string, string][]> {
  const id = new URL(page.url()).searchParams.get('advice');
  const { session } = await (await page.request.get(`/api/advice/${id}`)).json();
  const { understanding: first, example, encouragement, recommendations } = JSON.parse(session.advice);
  const texts: string[] = [first, example, encouragement, ...recommendations].filter(Boolean);
  return texts.map((text, index) => [`t${index}`, text]);
}

const answer = (texts: [string, string][]) => JSON.stringify({ translations: Object.fromEntries(texts) });

test('a stored advice in each language, back to the original, and from the store after a reload', async ({ page }) => {
  const { mark, written } = await seeOwnAdvice(page);
  let menu = /^Language:/;
  let asked = await timesAsked(mark);
  for (const { code, own, texts } of LANGUAGES) {
    await choose(page, menu, own);
    menu = new RegExp(own);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await seeToast(page, texts['translation.done']);
    const body = understanding(page);
    await expect(body).toContainText(mark);
    await expect(body).not.toHaveText(written);
    await expect(body).not.toHaveAttribute('lang', /./);
    expect(await timesAsked(mark)).toBe(asked + 1);
    asked += 1;

    const translated = (await body.textContent()) ?? '';
    await button(page, texts['translation.show_original']).click();
    await expect(body).toHaveText(written);
    await expect(body).toHaveAttribute('lang', 'en');
    await button(page, texts['translation.show_translation']).click();
    await expect(body).toHaveText(translated);

    await page.reload();
    await expect(body).toHaveText(translated);
    expect(await timesAsked(mark)).toBe(asked);
  }
  await choose(page, menu, 'English');
  await expect(understanding(page)).toHaveText(written);
  await expect(understanding(page)).not.toHaveAttribute('lang', /./);
  expect(await timesAsked(mark)).toBe(asked);
});

test.describe('a translation that fails', () => {
  test('too late: the original stays, and the next try finds what was translated meanwhile', async ({ page }) => {
    const { mark, written } = await seeOwnAdvice(page);
    const asked = await timesAsked(mark);
    await hold(mark, 1);
    await choose(page, /^Language:/, 'Deutsch');
    await expect(page.getByText(de['translation.working'])).toBeVisible();
    const begun = Date.now();
    await seeToast(page, de['translation.failed'], de['translation.failed_text']);
    expect(Date.now() - begun).toBeLessThan(7_000);
    await expect(understanding(page)).toHaveText(written);
    await expect(understanding(page)).toHaveAttribute('lang', 'en');
    await release(mark);
    await button(page, de['translation.again']).click();
    await seeToast(page, de['translation.done']);
    await expect(understanding(page)).not.toHaveText(written);
    expect(await timesAsked(mark)).toBe(asked + 1);
  });

  test('refused as a whole: the original stays', async ({ page }) => {
    const { mark, written } = await seeOwnAdvice(page);
    await play(mark, answer((await textsByKey(page)).map(([key]) => [key, 'kurz'])));
    await choose(page, /^Language:/, 'Deutsch');
    await seeToast(page, de['translation.failed'], de['translation.failed_text']);
    await expect(understanding(page)).toHaveText(written);
    await expect(button(page, de['translation.again'])).toBeVisible();
  });

  test('in one section: the others are translated', async ({ page }) => {
    const { mark, written } = await seeOwnAdvice(page);
    const texts = await textsByKey(page);
    const asked = await timesAsked(mark);
    await play(mark, answer(texts.map(([key, text]) => [key, key === 't0' ? 'kurz' : `Übersetzt: ${text}`])));
    await choose(page, /^Language:/, 'Deutsch');
    await seeToast(page, de['translation.done']);
    await expect(understanding(page)).toHaveText(written);
    await expect(page.locator('article')).toContainText('Übersetzt:');
    // Asked once for all, and once more for the refused one.
    expect(await timesAsked(mark)).toBe(asked + 2);
  });
});

test('a change of language while a translation runs ends in the language chosen last', async ({ page }) => {
  const { mark, written } = await seeOwnAdvice(page);
  await hold(mark, 1);
  await choose(page, /^Language:/, 'Deutsch');
  await expect(page.getByText(de['translation.working'])).toBeVisible();
  await choose(page, /Deutsch/, 'Français');
  await expect(page.getByText(fr['translation.working'])).toBeVisible();
  await release(mark);
  await seeToast(page, fr['translation.done']);
  await expect(understanding(page)).not.toHaveText(written);
  await expect(button(page, fr['translation.show_original'])).toBeVisible();
  // The abandoned one was stored as well.
  const asked = await timesAsked(mark);
  await choose(page, /Français/, 'Deutsch');
  await seeToast(page, de['translation.done']);
  expect(await timesAsked(mark)).toBe(asked);
});

test.describe('in English', () => {
  test.use({ locale: 'de-DE' });

  test('a German advice stays as it is, and is translated on request', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox').fill('Ich habe Angst vor dem Gespräch mit Ana.');
    await button(page, deHome['form.submit']).click();
    await expect(button(page, deAdvice['advice.something_else'])).toBeVisible();
    const written = (await understanding(page).textContent()) ?? '';
    await choose(page, /Deutsch/, 'English');
    await expect(page.getByText(en['translation.in'].replace('{language}', 'German'))).toBeVisible();
    await expect(understanding(page)).toHaveText(written);
    await button(page, en['translation.again']).click();
    await seeToast(page, 'Advice Translated');
    await expect(understanding(page)).not.toHaveText(written);
    await button(page, en['translation.show_original']).click();
    await expect(understanding(page)).toHaveText(written);
    await expect(understanding(page)).toHaveAttribute('lang', 'de');
  });
});

test('a growing advice is not translated until it is stored', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await openHome(page);
  await field(page).fill(`I am afraid to ask Ana about note ${mark}.`);
  await hold(mark, 120);
  await button(page, 'Ask for advice').click();
  await expect(understanding(page)).toContainText(mark);
  await choose(page, /^Language:/, 'Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(understanding(page)).toContainText(mark);
  await expect(page.getByText(de['translation.working'])).toHaveCount(0);
  expect(await timesAsked(mark)).toBe(1);
  await release(mark);
  await seeToast(page, de['translation.done']);
  expect(await timesAsked(mark)).toBe(2);
});
