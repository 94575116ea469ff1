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
import { anotherBrowser } from './steps/couples.ts';
import { hold, release, stillWriting, timesAsked } from './steps/model.ts';
import { expect, test } from './steps/test.ts';
import { newUser, registerByApi, seeSignedIn } from './steps/user.ts';

const AI = 'Written by an AI model, not by a person';

test('a question gets its reply, which grows in two tabs, and the chat is there again after a reload', async ({
  page,
  context,
}) => {
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
  await expect(messages(page).getByTitle(AI)).toHaveText('AI');

  const { text, mark } = question();
  await hold(mark, 20);
  await put(page, `  ${text}  `);
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue('');
  await expect(asked(page, text)).toHaveCount(1);
  await expect(growing(page)).toContainText(/\w{3}/);
  await expect(growing(page)).toHaveAttribute('data-generated-by', 'ai');
  await page.reload();
  await expect(growing(page)).toContainText(/\w{3}/);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await openChat(tab);
  await expect(growing(tab)).toContainText(/\w{3}/);
  await release(mark);
  for (const each of [page, tab]) {
    await expect(replies(each)).toHaveCount(1);
    await expect(growing(each)).toHaveCount(0);
    await expect(asked(each, text)).toHaveCount(1);
  }
  const reply = replies(page).first();
  await expect(reply).toHaveAttribute('data-generated-by', 'ai');
  await expect(reply.getByTitle(AI)).toBeVisible();
  await expect(panel(page).getByRole('status').filter({ hasText: 'Beside: ' })).not.toBeEmpty();
  const shown = await reply.innerText();
  expect(await replies(tab).first().innerText()).toBe(shown);
  expect(await timesAsked(mark)).toBe(1);
  await page.reload();
  await expect(replies(page)).toHaveCount(1);
  expect(await reply.innerText()).toBe(shown);
  await expect(asked(page, text)).toHaveCount(1);

  // Two tabs that ask get two replies, in one order.
  await Promise.all([put(page, 'From the first tab'), put(tab, 'From the second tab')]);
  for (const each of [page, tab]) await expect(replies(each)).toHaveCount(3);
  const order = (each: typeof page) => messages(each).getByRole('article').allInnerTexts();
  expect(await order(tab)).toEqual(await order(page));

  await panel(page).getByRole('button', { name: 'Close chat' }).press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a phone', () => {
  // A question that goes out before the chat is live is asked by a call, which a stop answers with a failure.
  test.use({ viewport: { width: 360, height: 640 }, allowed: /409 .*\/api\/chat\/|ChatPanel/ });

  test('the chat takes the place of the dock, nothing covers the field, and a stopped reply can be asked for again', async ({
    page,
  }) => {
    await openAdvice(page);
    await seeAdvice(page);
    const actions = page.getByRole('region', { name: 'Actions' });
    await actions.getByRole('button', { name: 'Chat' }).press('Enter');
    await expect(actions).toHaveCount(0);
    // Its button is gone.
    await expect(panel(page).getByRole('heading', { name: 'Talk it through' })).toBeFocused();
    const [first, second] = [question('First?'), question('Second?')];
    await hold(first.mark, 30);
    await composer(page).click();
    await put(page, first.text);
    await expect(growing(page)).toContainText(/\w{3}/);
    await expect(composer(page)).toBeInViewport({ ratio: 1 });
    await expect(growing(page)).toBeInViewport();
    // A keyboard takes half of the window.
    await page.setViewportSize({ width: 360, height: 340 });
    await composer(page).scrollIntoViewIfNeeded();
    await composer(page).click({ timeout: 30_000 });
    const stop = panel(page).getByRole('button', { name: 'Stop writing' });
    await expect(stop).toBeInViewport();
    await stop.press('Enter');
    const stopped = 'You stopped this reply.';
    await expect(messages(page)).toContainText(stopped);
    await expect(growing(page)).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
    await expect(messages(page).getByRole('alert')).toHaveCount(0);
    await expect.poll(() => stillWriting(first.mark)).toBe(0);
    // A bad line loses the file of the chat that was open: the advice stays, and the next attempt brings the chat.
    // Each request fails until then: the browser may ask for the file twice, early by a link and then by the import.
    const panelFile = /ChatPanel-[^/]*\.js/;
    await page.route(panelFile, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This part could not be shown' })).toBeVisible();
    await page.unroute(panelFile);
    await seeAdvice(page);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(messages(page)).toContainText(stopped);
    await messages(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(composer(page)).toBeFocused();
    await expect(growing(page)).toContainText(/\w{3}/);
    await expect(messages(page)).not.toContainText(stopped);

    // A second question waits its turn, and each gets its own reply.
    await put(page, second.text);
    await expect(asked(page, second.text)).toContainText('Waiting its turn');
    await expect(asked(page, first.text)).not.toContainText('Waiting its turn');
    await release(first.mark);
    await expect(replies(page)).toHaveCount(2);
    await expect(asked(page, first.text)).toHaveCount(1);
    await expect(asked(page, second.text)).not.toContainText('Waiting its turn');
    expect(await timesAsked(second.mark)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('the chat of a visitor is closed to strangers, goes on after signing up, and ends when another tab deletes its advice', async ({
  page,
  context,
}) => {
  const id = await openNewChat(page);
  await put(page, 'As a visitor');
  await expect(replies(page)).toHaveCount(1);
  const stranger = await anotherBrowser(page);
  expect([401, 404]).toContain((await stranger.request.get(`/api/chat/${id}`)).status());
  await stranger.request.post('/api/visitor');
  expect([401, 404]).toContain((await stranger.request.get(`/api/chat/${id}`)).status());
  expect([401, 404]).toContain((await stranger.request.post(`/api/chat/${id}`, { data: { message: 'x' } })).status());

  await registerByApi(page, newUser());
  await page.reload();
  await seeSignedIn(page);
  await expect(replies(page)).toHaveCount(1);
  await put(page, 'As a user');
  await expect(replies(page)).toHaveCount(2);
  const tab = await context.newPage();
  await tab.goto('/');
  expect(await tab.evaluate(async (path) => (await fetch(path, { method: 'DELETE' })).status, `/api/advice/${id}`)).toBe(200);
  await expect(panel(page)).toContainText('This advice has been deleted, and the chat with it.');
  await expect(messages(page)).toHaveCount(0);
});
