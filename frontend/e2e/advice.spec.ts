import { readFile } from 'node:fs/promises';
import { ask, field, openHome, readAdvice, seeAdvice, seeUsed, seeWriting } from './steps/ask.ts';
import { hold, release } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { recordSteps } from './steps/stages.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

// What a machine wrote says so, to people and to machines, wherever it leaves us.
const SENTENCE = 'Written by an AI model, not by a person';
/** `Node.DOCUMENT_POSITION_FOLLOWING`, which exists in the browser alone. */
const FOLLOWING = 4;

test('a visitor asks, reads along, and prints, shares, downloads and reloads a stored advice, marked as a machine’s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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

  const label = page.locator('abbr', { hasText: 'AI' });
  const marked = page.locator('article [data-generated-by="ai"]');
  const seeMarked = async () => {
    await expect(label).toBeVisible();
    await expect(label).toHaveAttribute('title', SENTENCE);
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await expect(marked.getByRole('heading', { name: 'Understanding Your Situation' })).toBeVisible();
    // Before the first word, and the question is a person's.
    expect(
      await label.evaluate((element, other) => element.compareDocumentPosition(other as Node), await marked.elementHandle()),
    ).toBe(FOLLOWING);
    await expect(marked).not.toContainText(text);
  };
  const steps = await recordSteps(page);
  await ask(page, text);
  await seeWriting(page);
  await expect(page.locator('article')).toContainText('Work and career');
  await seeMarked();
  await release(mark);
  await seeAdvice(page);
  expect(await steps()).toEqual(['Understanding', 'Writing', 'Preparing']);
  await seeToast(page, 'Advice Ready');
  await seeUsed(page, 1);
  await seeMarked();
  for (const name of ['Understanding Your Situation', 'Recommended Next Steps', 'Practical Example', 'Moving Forward']) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  const recommended = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recommended Next Steps' }) });
  const count = await recommended.getByRole('listitem').count();
  expect(count).toBeGreaterThanOrEqual(3);
  expect(count).toBeLessThanOrEqual(6);
  await expect(page.getByText('Generated Just now')).toBeVisible();
  await expect(page.getByText('This is AI guidance.', { exact: false })).toBeVisible();

  // An emoji needs a font that a screen's system may lack; paper has it, as specified.
  const emoji = page.getByText('💼');
  await expect(emoji).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(emoji).toBeVisible();
  await seeMarked();
  await expect(page.getByText('This is AI guidance.', { exact: false })).toBeVisible();
  for (const name of ['Print', 'Quick exit', 'Ask About Something Else', 'Show your question'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(marked.locator('p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Save This Advice' }).click();
  await seeToast(page, 'Advice Saved', 'It is kept for this browser.');
  await page.getByRole('button', { name: 'Share Advice' }).click();
  await seeToast(page, 'Copied to Clipboard');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared.split('\n').slice(0, 2)).toEqual(['Advice from Beside', SENTENCE]);
  expect(shared).toContain('Recommended Next Steps');
  const [firstStep = 'no step'] = await page.locator('article section ol li').allTextContents();
  expect(shared).toContain(`1. ${firstStep}`);
  expect(shared).toContain('This is AI guidance.');
  expect(shared).not.toContain(text);

  // The file's name says nothing of its subject.
  const download = page.waitForEvent('download');
  const asked = page.waitForRequest(/\/api\/advice\/[\da-f-]{36}\/download\?language=en$/);
  await page.getByRole('button', { name: 'Download' }).click();
  await asked;
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^beside-\d{4}-\d\d-\d\d\.md$/);
  const content = await readFile(await file.path(), 'utf8');
  expect(content).toMatch(/^---\ngeneratedBy: ai\n/);
  expect(content).toContain(`1. ${firstStep}`);

  const question = page.locator('#question');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Show your question' }).click();
  await expect(question).toContainText(text);
  await expect(question).toContainText('Work and career · Practical and direct');
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
