import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import de from '../src/locales/translation/de.ts';
import es from '../src/locales/translation/es.ts';
import fr from '../src/locales/translation/fr.ts';
import { field, openHome } from './steps/ask.ts';
import { choose } from './steps/menus.ts';
import { hold, release, timesAsked } from './steps/model.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

const understanding = (page: Page) => page.locator('article section h2 + div').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an advice is translated once it is stored, from the store after a reload, and into the language chosen last', async ({
  page,
}) => {
  // A unique mark, so that the model's requests to translate the advice are found by it.
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

  const body = understanding(page);
  await expect(body).toContainText(mark);
  await expect(body).not.toHaveAttribute('lang', /./);
  const translated = (await body.textContent()) ?? '';
  await button(page, de['translation.show_original']).click();
  await expect(body).not.toHaveText(translated);
  await expect(body).toHaveAttribute('lang', 'en');
  const written = (await body.textContent()) ?? '';
  await button(page, de['translation.show_translation']).click();
  await expect(body).toHaveText(translated);
  await page.reload();
  await expect(body).toHaveText(translated);
  expect(await timesAsked(mark)).toBe(2);

  // A change of language while a translation runs.
  await hold(mark, 1);
  await choose(page, /Deutsch/, 'Français');
  await expect(page.getByText(fr['translation.working'])).toBeVisible();
  await choose(page, /Français/, 'Español');
  await expect(page.getByText(es['translation.working'])).toBeVisible();
  await release(mark);
  await seeToast(page, es['translation.done']);
  await expect(body).not.toHaveText(written);
  await expect(button(page, es['translation.show_original'])).toBeVisible();
  // The abandoned one was stored as well.
  const asked = await timesAsked(mark);
  await choose(page, /Español/, 'Français');
  await seeToast(page, fr['translation.done']);
  expect(await timesAsked(mark)).toBe(asked);
  await choose(page, /Français/, 'English');
  await expect(body).toHaveText(written);
  await expect(body).not.toHaveAttribute('lang', /./);
  expect(await timesAsked(mark)).toBe(asked);
});
