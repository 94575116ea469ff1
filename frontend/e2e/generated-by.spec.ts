import { readFile } from 'node:fs/promises';
import { ask, openHome, seeAdvice, seeWriting } from './steps/ask.ts';
import { createSession, log, openSession, say, seeAnswers } from './steps/couples.ts';
import { hold, release } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { registerByApi } from './steps/user.ts';

// What a machine wrote says so, to people and to machines, wherever it leaves us.
const SENTENCE = 'Written by an AI model, not by a person';

test('an advice is marked from its first word on, stored, printed and shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { text, mark } = situation();
  await hold(mark);
  await openHome(page);
  await ask(page, text);
  await seeWriting(page);
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
  await seeMarked();
  await release(mark);
  await seeAdvice(page);
  await seeMarked();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await seeMarked();
  await expect(page.getByText('This is AI guidance.', { exact: false })).toBeVisible();
  for (const name of ['Print', 'Quick exit', 'Ask About Something Else', 'Show your question'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(marked.locator('p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Share Advice' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Advice from Beside');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared.split('\n').slice(0, 2)).toEqual(['Advice from Beside', SENTENCE]);
  expect(shared).toContain('This is AI guidance.');
  expect(shared).not.toContain(text);
});

/** `Node.DOCUMENT_POSITION_FOLLOWING`, which exists in the browser alone. */
const FOLLOWING = 4;

test('help is no machine’s, and is not marked', async ({ page }) => {
  await openHome(page);
  await ask(page, 'I want to kill myself and I do not see another way.');
  await seeAdvice(page);
  await expect(page.getByRole('heading', { name: 'Understanding Your Situation' })).toBeVisible();
  await expect(page.locator('[data-generated-by]')).toHaveCount(0);
  await expect(page.getByText(SENTENCE)).toHaveCount(0);
});

test('the counsellor is marked, in the conversation and in the export; people are not', async ({ page }) => {
  const path = await createSession(page);
  await openSession(page, path);
  await hold('what is fair to both', 10);
  await say(page, 'Tell us @counsellor, what is fair to both of us?');
  const growing = log(page).getByRole('article', { name: 'Counsellor, writing' });
  await expect(growing).toHaveAttribute('data-generated-by', 'ai');
  await expect(growing.locator('abbr')).toHaveText('AI');
  await release('what is fair to both');
  await seeAnswers(page, 1);
  const [own, counsellor] = [log(page).getByRole('article').first(), log(page).getByRole('article', { name: /^Counsellor, \d/ })];
  await expect(counsellor).toHaveAttribute('data-generated-by', 'ai');
  await expect(counsellor.locator('abbr')).toHaveAttribute('title', SENTENCE);
  await expect(own).not.toHaveAttribute('data-generated-by');
  await expect(own.locator('abbr')).toHaveCount(0);

  const { couplesSessions } = await (await page.request.get('/api/auth/export')).json();
  const messages: { messageType: string; generatedBy?: string }[] = couplesSessions[0].messages;
  expect(messages.map(({ generatedBy }) => generatedBy)).toEqual([undefined, 'ai']);
});

test('a user’s export marks advice, and so does the file that the account page gives', async ({ page }) => {
  await registerByApi(page);
  await openHome(page);
  await ask(page, situation().text);
  await seeAdvice(page);
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.adviceSessions).toMatchObject([{ generatedBy: 'ai', advice: { understanding: expect.any(String) } }]);
});
