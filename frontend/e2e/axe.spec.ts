import en from '../src/locales/en.ts';
import { ask, openHome, seeAdvice, seeWriting } from './steps/ask.ts';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { useUp } from './steps/limit.ts';
import { openMenu } from './steps/menus.ts';
import { hold, release } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

// axe finds nothing on any screen, in either theme, at 360, 768 and 1280 pixels.
test.describe.configure({ timeout: 120_000 });

test('home, and what is wrong in its form', async ({ page }) => {
  await openHome(page);
  await expect(page.getByText('3 free sessions left.')).toBeVisible();
  await seeAccessible(page);
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  await expect(page.getByText('Please write at least 10 characters')).toBeVisible();
  await seeAccessible(page);
});

test('the advice while it is written', async ({ page }) => {
  const { text, mark } = situation();
  await hold(mark, 250);
  await openHome(page);
  await ask(page, text);
  await seeWriting(page);
  await seeAccessible(page);
  await release(mark);
});

test('the advice, its question and its toasts', async ({ page }) => {
  await openHome(page);
  await ask(page, situation().text);
  await seeAdvice(page);
  await page.getByRole('button', { name: en['advice.show_question'] }).click();
  await page.getByRole('button', { name: 'Save This Advice' }).click();
  await seeToast(page, 'Advice Saved');
  await seeAccessible(page, 800);
});

test('the help card', async ({ page }) => {
  await openHome(page);
  await ask(page, 'I want to kill myself and I do not see another way.');
  await seeAdvice(page);
  await expect(page.getByRole('region', { name: en['help.title'] })).toBeVisible();
  await seeAccessible(page);
});

test('the limit, and an address that leads nowhere', async ({ page }) => {
  await useUp(page);
  await openHome(page, 'Usage limit reached');
  await seeAccessible(page);
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
  await seeAccessible(page);
});

test('open menus and the drawer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const name of [/^Language:/, /^Theme:/]) {
      const menu = await openMenu(page, name);
      await seeAccessibleHere(page);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await seeAccessibleHere(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  }
});
