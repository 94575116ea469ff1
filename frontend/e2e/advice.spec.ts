import { ask, field, openHome, readAdvice, seeAdvice, seeUsed, seeWriting } from './steps/ask.ts';
import { hold, release } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { recordSteps } from './steps/stages.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

test('a visitor asks, reads along, and gets a stored advice', async ({ page }) => {
  const { text, mark } = situation();
  await hold(mark);
  await openHome(page);
  await seeUsed(page, 0);

  await page.getByRole('radio', { name: 'Relationships' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Work and career' })).toBeChecked();
  await page.getByRole('radio', { name: 'Practical and direct' }).check();
  await field(page).fill(text);
  await expect(page.getByText(`${text.length} / 5,000`)).toBeVisible();

  const steps = await recordSteps(page);
  await ask(page, text);
  await seeWriting(page);
  await expect(page.locator('article')).toContainText('Work and career');
  await release(mark);
  await seeAdvice(page);
  expect(await steps()).toEqual(['Understanding', 'Writing', 'Preparing']);
  await seeToast(page, 'Advice Ready');
  await seeUsed(page, 1);

  for (const name of ['Understanding Your Situation', 'Recommended Next Steps', 'Practical Example', 'Moving Forward']) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  const recommended = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recommended Next Steps' }) });
  const count = await recommended.getByRole('listitem').count();
  expect(count).toBeGreaterThanOrEqual(3);
  expect(count).toBeLessThanOrEqual(6);
  await expect(page.getByText('Generated Just now')).toBeVisible();
  await expect(page.getByText('This is AI guidance.', { exact: false })).toBeVisible();
});

test('an advice can be saved, shared and reloaded, and shows its question', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { text } = situation();
  await openHome(page);
  await ask(page, text);
  await seeAdvice(page);

  await page.getByRole('button', { name: 'Save This Advice' }).click();
  await seeToast(page, 'Advice Saved', 'This advice has been saved to your history.');
  await page.getByRole('button', { name: 'Share Advice' }).click();
  await seeToast(page, 'Copied to Clipboard');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain('Recommended Next Steps');
  const [firstStep = 'no step'] = await page.locator('article section ol li').allTextContents();
  expect(shared).toContain(`1. ${firstStep}`);

  const question = page.locator('#question');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Show your question' }).click();
  await expect(question).toContainText(text);
  await expect(question).toContainText('Relationships · Empathetic and supportive');
  await page.getByRole('button', { name: 'Hide your question' }).click();
  await expect(question).toBeHidden();

  const advice = await readAdvice(page);
  await page.reload();
  await seeAdvice(page);
  expect(await readAdvice(page)).toBe(advice);

  await page.getByRole('button', { name: 'Ask About Something Else' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/$/);
});
