import { ask, openHome, seeAdvice, seeUsed } from './steps/ask.ts';
import { timesAsked } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

test('someone in danger sees where help is, before all else and uncounted', async ({ page }) => {
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
  expect((await card.boundingBox())?.y).toBeLessThan((await below.boundingBox())?.y ?? 0);
  await seeUsed(page, 0);
  expect(await timesAsked(mark)).toBe(0);

  // The country is the person's to choose, and remembered.
  await card.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United Kingdom' });
  await expect(card.locator('a[href="tel:116123"]')).toBeVisible();
  await expect(card.locator('a[href="tel:988"]')).toHaveCount(0);
});

test('where somebody is hurt by their partner, the lines for abuse are shown', async ({ page }) => {
  await openHome(page);
  await ask(page, 'My husband hits me when he is drunk, and tonight he said that he will do it again.');
  await seeAdvice(page);
  const card = page.getByRole('region', { name: 'You do not have to carry this alone' });
  await expect(card.locator('a[href="tel:18007997233"]')).toBeVisible();
  await seeUsed(page, 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the numbers can be tapped at once', async ({ page }) => {
    await openHome(page);
    await ask(page, 'I want to kill myself and I do not see another way.');
    await seeAdvice(page);
    const numbers = page.locator('a[href^="tel:"]');
    await expect(numbers.first()).toBeInViewport();
    // Nor does a toast lie over all of them.
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await seeToast(page, 'Advice Saved');
    for (const number of await numbers.all()) await number.click({ trial: true, timeout: 4_000 });
  });
});
