import advice from '../src/locales/advice/en.ts';
import { ask, field, openHome, seeAdvice, seeUsed, seeWriting } from './steps/ask.ts';
import { seeAccessible } from './steps/axe.ts';
import { composer } from './steps/chat.ts';
import { POSSIBLE } from './steps/danger.ts';
import { hold, release, timesAsked } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a person in danger sees help first, which nothing covers, which no machine wrote, and which does not count', async ({
    page,
  }) => {
    const { mark } = situation();
    await openHome(page);
    await ask(page, `I want to kill myself. I do not see another way, and I wrote ${mark} in my diary.`);
    await seeAdvice(page);

    const card = page.getByRole('region', { name: 'You do not have to carry this alone' });
    await expect(card).toBeVisible();
    await expect(card.locator('a[href="tel:988"]')).toBeVisible();
    await expect(card.locator('a[href="tel:911"]')).toBeVisible();
    await expect(card).toContainText('This did not count as one of your sessions.');
    const below = page.getByRole('heading', { name: 'Understanding Your Situation' });
    await expect(below).toBeVisible();
    expect((await card.boundingBox())?.y).toBeLessThan((await below.boundingBox())?.y ?? 0);
    await expect(page.locator('[data-generated-by]')).toHaveCount(0);
    await expect(page.getByText('Written by an AI model, not by a person')).toHaveCount(0);
    expect(await timesAsked(mark)).toBe(0);

    const numbers = page.locator('a[href^="tel:"]');
    await expect(numbers.first()).toBeInViewport();
    // A toast does not cover them either.
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await seeToast(page, 'Advice Saved');
    for (const number of await numbers.all()) await number.click({ trial: true, timeout: 30_000 });

    // The chosen country is remembered.
    await card.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United Kingdom' });
    await expect(card.locator('a[href="tel:116123"]')).toBeVisible();
    await expect(card.locator('a[href="tel:988"]')).toHaveCount(0);

    // Help does not end the talk.
    await page.setViewportSize({ width: 1280, height: 800 });
    await seeUsed(page, 0);
    await page.getByRole('button', { name: advice['advice.continue_chat'] }).click();
    await expect(composer(page)).toBeEditable();
    await page.getByRole('button', { name: advice['advice.something_else'] }).click();
    await expect(field(page)).toHaveValue('');

    // Violence by a partner has helplines of its own.
    await ask(page, 'My husband hits me when he is drunk, and tonight he said that he will do it again.');
    await seeAdvice(page);
    await card.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United States' });
    await expect(card.locator('a[href="tel:18007997233"]')).toBeVisible();
    await seeUsed(page, 0);
  });
});

test('possible danger brings help beside the advice, which goes on and counts, until the reader hides it', async ({ page }) => {
  const { mark } = situation();
  await hold(mark, 60);
  await openHome(page);
  await ask(page, `${POSSIBLE} (${mark})`);
  await seeWriting(page);
  const card = page.getByRole('region', { name: 'Someone to talk to, if you need it' });
  await expect(card.locator('a[href="tel:988"]')).toBeVisible();
  await expect(card).not.toContainText('did not count');
  await expect(page.getByRole('status').filter({ hasText: advice['progress.help'] })).toHaveCount(1);
  await release(mark);
  await seeAdvice(page);
  await seeToast(page, 'Advice Ready');
  await seeUsed(page, 1);
  await expect(page.locator('article [data-generated-by="ai"]')).toContainText(advice['advice.understanding']);
  const below = page.getByRole('heading', { name: 'Understanding Your Situation' });
  expect((await card.boundingBox())?.y).toBeLessThan((await below.boundingBox())?.y ?? 0);

  await page.reload();
  await expect(card).toBeVisible();
  await seeAccessible(page);
  await card.getByRole('button', { name: 'Hide these numbers' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(below).toBeVisible();
  await expect(card).toHaveCount(0);
});

test.describe('where the card of help cannot be loaded', () => {
  test.use({ allowed: /net::ERR_FAILED|dynamically imported module|preload CSS/ });

  test('the advice stands without it, with the way to help, and the card comes once there is a connection', async ({ page }) => {
    await page.route(/\/assets\/HelpCard-/, (route) => route.abort());
    await openHome(page);
    await ask(page, `I want to kill myself, and I wrote ${situation().mark} in my diary.`);
    await seeAdvice(page);
    await expect(page.getByRole('heading', { name: 'Understanding Your Situation' })).toBeVisible();
    const way = page.getByRole('main').getByText('people are there to listen');
    await expect(way).toBeVisible();
    await page.unroute(/\/assets\/HelpCard-/);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('region', { name: 'You do not have to carry this alone' })).toBeVisible();
    await expect(way).toHaveCount(0);
  });
});
