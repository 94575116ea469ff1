import { seeAdvice } from './steps/ask.ts';
import {
  asked,
  composer,
  growing,
  messages,
  openAdvice,
  openChat,
  openNewChat,
  panel,
  put,
  question,
  replies,
} from './steps/chat.ts';
import { breakOff, mend, seeConnection } from './steps/connection.ts';
import { hold, play, release, stillWriting, timesAsked } from './steps/model.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

test('a question gets its reply, and the chat is there again after a reload', async ({ page }) => {
  await openAdvice(page);
  await seeAdvice(page);
  // Its code comes when it is opened.
  await expect(panel(page)).toHaveCount(0);
  const toggle = page.getByRole('button', { name: 'Continue Chat' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await openChat(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page).getByRole('heading', { name: 'Talk it through' })).toBeVisible();
  // Who answers is said before the first word.
  await expect(messages(page).getByTitle('Written by an AI model, not by a person')).toHaveText('AI');

  const { text } = question();
  await put(page, `  ${text}  `);
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue('');
  await expect(asked(page, text)).toHaveCount(1);
  await expect(replies(page)).toHaveCount(1);
  await expect(growing(page)).toHaveCount(0);
  const reply = replies(page).first();
  await expect(reply).toHaveAttribute('data-generated-by', 'ai');
  await expect(reply.getByTitle('Written by an AI model, not by a person')).toBeVisible();
  await expect(panel(page).getByRole('status').filter({ hasText: 'Beside: ' })).not.toBeEmpty();

  const shown = await reply.innerText();
  await page.reload();
  await expect(replies(page)).toHaveCount(1);
  expect(await replies(page).first().innerText()).toBe(shown);
  await expect(asked(page, text)).toHaveCount(1);

  await panel(page).getByRole('button', { name: 'Close chat' }).press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('Ask Follow-up leads to the field; Enter sends, Shift+Enter does not, and nothing blank is sent', async ({ page }) => {
  await openAdvice(page);
  await seeAdvice(page);
  await page.getByRole('button', { name: 'Ask Follow-up' }).click();
  await expect(composer(page)).toBeFocused();
  await composer(page).press('Enter');
  await composer(page).fill('   \n ');
  await composer(page).press('Enter');
  await expect(messages(page).getByRole('article', { name: /^You/ })).toHaveCount(0);
  const { text } = question('First line');
  await composer(page).fill(text);
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('second line');
  await composer(page).press('Enter');
  await expect(asked(page, text)).toContainText(`${text}\nsecond line`, { useInnerText: true });
  await composer(page).fill('x'.repeat(5_100));
  await expect(composer(page)).toHaveValue('x'.repeat(5_000));
  await expect(panel(page).getByRole('form')).toContainText('5,000 / 5,000');
});

test('a draft survives a reload', async ({ page }) => {
  await openNewChat(page);
  await composer(page).fill('Half a question');
  await page.reload();
  await expect(composer(page)).toHaveValue('Half a question');
});

test('a reply grows, is there again after a reload, and in a second tab', async ({ page, context }) => {
  await openNewChat(page);
  const { text, mark } = question();
  await hold(mark, 20);
  await put(page, text);
  await expect(growing(page)).toContainText(/\w{3}/);
  await expect(growing(page)).toHaveAttribute('data-generated-by', 'ai');
  await page.reload();
  await expect(growing(page)).toContainText(/\w{3}/);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await openChat(tab);
  await expect(growing(tab)).toContainText(/\w{3}/);
  await release(mark);
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(tab)).toHaveCount(1);
  expect(await replies(tab).first().innerText()).toBe(await replies(page).first().innerText());
  expect(await timesAsked(mark)).toBe(1);
});

test('a stopped reply leaves a quiet note, and its question can be asked again', async ({ page }) => {
  await openNewChat(page);
  const { text, mark } = question();
  await hold(mark, 20);
  await put(page, text);
  await expect(growing(page)).toContainText(/\w{3}/);
  await panel(page).getByRole('button', { name: 'Stop writing' }).press('Enter');
  await expect(messages(page)).toContainText('You stopped this reply.');
  await expect(growing(page)).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
  await expect(messages(page).getByRole('alert')).toHaveCount(0);
  await expect.poll(() => stillWriting(mark)).toBe(0);
  await page.reload();
  await expect(messages(page)).toContainText('You stopped this reply.');
  await release(mark);
  await messages(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(composer(page)).toBeFocused();
  await expect(replies(page)).toHaveCount(1);
  await expect(messages(page)).not.toContainText('You stopped this reply.');
  await expect(asked(page, text)).toHaveCount(1);
});

test('a second question waits its turn, and each gets its own reply', async ({ page }) => {
  await openNewChat(page);
  const [first, second] = [question('First?'), question('Second?')];
  await hold(first.mark, 20);
  await put(page, first.text);
  await expect(growing(page)).toContainText(/\w{3}/);
  await put(page, second.text);
  await expect(asked(page, second.text)).toContainText('Waiting its turn');
  await expect(asked(page, first.text)).not.toContainText('Waiting its turn');
  await release(first.mark);
  await expect(replies(page)).toHaveCount(2);
  await expect(asked(page, second.text)).not.toContainText('Waiting its turn');
  expect(await timesAsked(second.mark)).toBe(1);
});

test('a question too many is refused, kept, and can be sent after the next reply', async ({ page }) => {
  await openNewChat(page);
  const { text, mark } = question('First?');
  await hold(mark, 20);
  await put(page, text);
  await expect(growing(page)).toContainText(/\w{3}/);
  for (const waiting of ['Two', 'Three', 'Four', 'Five', 'Six']) {
    await put(page, waiting);
    await expect(asked(page, waiting)).toContainText('Waiting its turn');
  }
  await put(page, 'Seven');
  await seeToast(page, 'Failed to send message', 'Several questions are waiting already.');
  await expect(asked(page, 'Seven').getByRole('alert')).toContainText('Several questions are waiting already.');
  await put(page, 'Eight');
  await asked(page, 'Eight').getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(asked(page, 'Eight')).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
  await page.reload();
  await expect(asked(page, 'Seven')).toContainText('Not sent');
  await release(mark);
  await expect(replies(page)).toHaveCount(6);
  await asked(page, 'Seven').getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(composer(page)).toBeFocused();
  await expect(replies(page)).toHaveCount(7);
  await expect(asked(page, 'Seven')).toHaveCount(1);
});

test('a reply is read aloud, and leaving the chat stops it', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    window.speechSynthesis.speak = (utterance) => void said.push(`${utterance.rate.toFixed(2)} ${utterance.text}`);
    window.speechSynthesis.cancel = () => void said.push('cancelled');
  });
  const said = () => page.evaluate((): string[] => Reflect.get(window, 'said'));
  await openNewChat(page);
  const { text, mark } = question();
  await play(mark, '**Write** to her. [Then](https://a.example) wait.');
  await put(page, text);
  await expect(replies(page)).toHaveCount(1);
  const button = replies(page).getByRole('button', { name: 'Read this message aloud' });
  await button.click();
  await expect.poll(async () => (await said()).join()).toContain('0.72 Write to her.');
  await expect(replies(page).getByRole('button', { name: 'Stop Reading' })).toHaveAttribute('aria-pressed', 'true');
  await panel(page).getByRole('button', { name: 'Close chat' }).click();
  await expect.poll(async () => (await said()).at(-1)).toBe('cancelled');
});

test('two tabs that ask get two replies, in one order', async ({ page, context }) => {
  await openNewChat(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await openChat(tab);
  await Promise.all([put(page, 'From the first tab'), put(tab, 'From the second tab')]);
  for (const each of [page, tab]) await expect(replies(each)).toHaveCount(2);
  const order = (each: typeof page) => messages(each).getByRole('article').allInnerTexts();
  expect(await order(tab)).toEqual(await order(page));
});

test.describe('where the model fails', () => {
  test.use({ allowed: /503 .*\/api\/chat\// });

  test('a failed reply says why, and trying again brings it', async ({ page }) => {
    await openNewChat(page);
    const { text, mark } = question();
    await play(mark, ' ');
    await put(page, text);
    const note = messages(page).getByRole('alert');
    await expect(note).toContainText('No reply could be written.');
    await expect(note).toContainText('Your question is kept. Nothing was counted.');
    const quiet = panel(page).getByRole('link', { name: 'people are there to listen' });
    await expect(quiet).toHaveAttribute('href', '/help');
    await page.reload();
    // The reader knows it by now.
    await expect(messages(page)).toContainText('No reply could be written.');
    await expect(note).toHaveCount(0);
    // A new failure is news again.
    await messages(page).getByRole('button', { name: 'Try again' }).click();
    await expect(note).toContainText('No reply could be written.');
    await play(mark, 'Then **believe** her.');
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(replies(page)).toContainText(['Then believe her.']);
    await expect(replies(page).locator('strong')).toHaveText('believe');
    await expect(note).toHaveCount(0);
    await expect(quiet).toHaveCount(0);
  });
});

test.describe('where the network is lost', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed/ });

  test('questions wait in the outbox, also over a reload of the page, and go out in order', async ({ page, context }) => {
    await openNewChat(page);
    await context.setOffline(true);
    await put(page, 'One');
    await put(page, 'Two');
    await expect(asked(page, 'One')).toContainText('Waiting');
    await expect(asked(page, 'Two')).toContainText('Waiting');
    // No page opens now, so the line has the numbers.
    await expect(panel(page).locator('a[href="tel:988"]')).toHaveText('988');
    await expect(panel(page).locator('a[href="tel:911"]')).toHaveText('911');
    await context.setOffline(false);
    await page.reload();
    await expect(replies(page)).toHaveCount(2);
    const own = messages(page).getByRole('article', { name: /^You/ });
    await expect(own).toContainText(['One', 'Two']);
    await expect(own).toHaveCount(2);
  });
});

test.describe('where the connection breaks', () => {
  test.use({ via: 'SHAKY', allowed: /Failed to load resource|WebSocket connection to .* failed|ERR_/ });

  test('a reply that was written meanwhile is there when the connection is back', async ({ page }) => {
    await openNewChat(page);
    const { text, mark } = question();
    await hold(mark, 20);
    await put(page, text);
    await expect(growing(page)).toContainText(/\w{3}/);
    await breakOff();
    await seeConnection(page, 'Offline');
    await release(mark);
    await expect.poll(() => stillWriting(mark)).toBe(0);
    await mend();
    await expect(replies(page)).toHaveCount(1);
    await expect(growing(page)).toHaveCount(0);
  });
});

test.describe('where the whole live channel is blocked', () => {
  test.use({
    via: 'CUT',
    allowed: /WebSocket connection to .* failed|403 .*\/socket\.io\/|503 .*\/api\/chat\/|409 .*\/api\/chat\//,
  });

  test('questions, replies, a stop and a failure come by calls', async ({ page }) => {
    await openNewChat(page);
    await seeConnection(page, 'Connected by polling');
    const [first, second] = [question('First?'), question('Second?')];
    await hold(first.mark, 20);
    await put(page, first.text);
    await expect(growing(page)).toContainText(/\w{3}/);
    await put(page, second.text);
    await expect(asked(page, second.text)).toContainText('Waiting its turn');
    await panel(page).getByRole('button', { name: 'Stop writing' }).click();
    await expect(messages(page)).toContainText('You stopped this reply.');
    // The next request carries the first question along.
    await release(first.mark);
    await expect(replies(page)).toHaveCount(1);
    const third = question('Third?');
    await play(third.mark, ' ');
    await put(page, third.text);
    await expect(messages(page).getByRole('alert')).toContainText('No reply could be written.');
    await play(third.mark, 'Now it can.');
    await messages(page).getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(replies(page)).toContainText([/./, 'Now it can.']);
    await expect(asked(page, third.text)).toHaveCount(1);
  });
});
