import { randomUUID } from 'node:crypto';
import deAdvice from '../src/locales/advice/de.ts';
import deChat from '../src/locales/chat/de.ts';
import { field, seeAdvice } from './steps/ask.ts';
import { seeAccessible } from './steps/axe.ts';
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
import { POSSIBLE } from './steps/danger.ts';
import { choose } from './steps/menus.ts';
import { hold, play, release, timesAsked } from './steps/model.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { newUser, registerByApi, seeSignedIn, signOut } from './steps/user.ts';

test('danger is answered with help at once, below the talk and also after a reload', async ({ page }) => {
  await openNewChat(page);
  const mark = randomUUID().slice(0, 8);
  await put(page, `I want to kill myself, and I wrote ${mark} in my diary.`);
  const card = panel(page).getByRole('region', { name: 'You do not have to carry this alone' });
  await expect(card.locator('a[href="tel:988"]')).toBeVisible();
  await expect(card.locator('a[href="tel:911"]')).toBeInViewport();
  await expect(card).not.toContainText('did not count');
  // People wrote this answer.
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page).getByTitle('Written by an AI model, not by a person')).toHaveCount(0);
  await expect(messages(page).locator('[data-generated-by]')).toHaveCount(0);
  expect(await timesAsked(mark)).toBe(0);
  await page.reload();
  await expect(card.locator('a[href="tel:988"]')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Hide this help' }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
  await page.reload();
  await expect(replies(page)).toHaveCount(1);
  await expect(card).toHaveCount(0);
});

test('possible danger brings help below the talk, which goes on', async ({ page }) => {
  await openNewChat(page);
  await put(page, POSSIBLE);
  const card = panel(page).getByRole('region', { name: 'Someone to talk to, if you need it' });
  await expect(card.locator('a[href="tel:988"]')).toBeVisible();
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page).getByTitle('Written by an AI model, not by a person')).toHaveCount(1);
  await expect(panel(page).getByText('people are there to listen')).toHaveCount(0);
  await put(page, 'And what do I say to her?');
  await expect(replies(page)).toHaveCount(2);
  await page.reload();
  await expect(card).toBeVisible();
  await seeAccessible(page);
  await panel(page).getByRole('button', { name: 'Hide this help' }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
});

test('replies are read in the language of the page, with the original one tap away', async ({ page }) => {
  await openNewChat(page);
  const { text, mark } = question();
  await play(mark, 'Take **one** small step, and rest afterwards.');
  await put(page, text);
  await expect(replies(page)).toContainText(['one small step']);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/translate') sent.push(request.postDataJSON());
  });
  // The relay's answer is a translation as the model would write it.
  const { id } = await page.evaluate(async (path) => (await (await fetch(path)).json()).messages[1], chatPath(page.url()));
  await page.route('**/api/translate', async (route) => {
    const { translations } = route.request().postDataJSON();
    if (!(String(id) in translations)) return route.continue();
    return route.fulfill({
      json: { success: true, translations: { [id]: 'Geh **einen** kleinen Schritt, und ruh dich dann aus.' } },
    });
  });
  await choose(page, /^Language:/, 'Deutsch');
  const chat = page.getByRole('region', { name: deAdvice['advice.chat_about'] });
  const reply = chat.locator('[data-generated-by="ai"]');
  // Only what is near the view is translated.
  await reply.scrollIntoViewIfNeeded();
  await expect(reply).toContainText('Geh einen kleinen Schritt');
  await expect(reply.locator('[data-spoken]')).toHaveAttribute('lang', 'de');
  await expect(reply.locator('strong').first()).toHaveText('einen');
  await reply.locator('summary').click();
  await expect(reply.locator('blockquote[lang="en"]')).toHaveText('Take one small step, and rest afterwards.');
  const translated = sent.filter((body) => JSON.stringify(body).includes('small step'));
  expect(translated).toEqual([
    {
      translations: { [id]: 'Take **one** small step, and rest afterwards.' },
      targetLanguage: 'German',
      sessionId: adviceIn(page.url()),
    },
  ]);
  // The reply to the next question comes in German already.
  await chat.getByRole('textbox', { name: deChat['chat.field'] }).fill('Und dann?');
  await chat.getByRole('textbox', { name: deChat['chat.field'] }).press('Enter');
  await expect(reply).toHaveCount(2);
  await expect(reply.last().locator('[data-spoken]')).toHaveAttribute('lang', 'de');
});

test('a reply in a language that the page has left is announced in its translation alone', async ({ page }) => {
  await openNewChat(page);
  const { text, mark } = question();
  await hold(mark, 3);
  await put(page, text);
  await expect(growing(page)).toContainText(/\w{2}/);
  let wanted: () => void = () => undefined;
  const asking = new Promise<void>((resolve) => {
    wanted = resolve;
  });
  let answerNow: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const own = await page.evaluate(async (path) => (await (await fetch(path)).json()).messages[0].id, chatPath(page.url()));
  await page.route('**/api/translate', async (route) => {
    const { translations } = route.request().postDataJSON();
    const [id] = Object.keys(translations).filter((key) => Number(key) > own);
    if (id === undefined) return route.continue();
    wanted();
    await held;
    return route.fulfill({ json: { success: true, translations: { [id]: 'Geh einen kleinen Schritt.' } } });
  });
  await choose(page, /^Language:/, 'Deutsch');
  const chat = page.getByRole('region', { name: deAdvice['advice.chat_about'] });
  const announced = chat.getByRole('status').filter({ hasText: 'Beside: ' });
  await expect(chat.getByRole('article', { name: 'Beside schreibt' })).toBeVisible();
  await release(mark);
  await asking;
  await expect(chat.getByRole('article', { name: /^Beside, / })).toHaveCount(1);
  await expect(announced).toHaveCount(0);
  answerNow();
  await expect(announced).toHaveText('Beside: Geh einen kleinen Schritt.');
});

const adviceIn = (address: string) => new URL(address).searchParams.get('advice') ?? '';
const chatPath = (address: string) => `/api/chat/${adviceIn(address)}`;

test('the chat of a visitor goes on after signing up, and is closed and forgotten at the sign-out', async ({ page }) => {
  const id = await openNewChat(page);
  await put(page, 'As a visitor');
  await expect(replies(page)).toHaveCount(1);
  await registerByApi(page, newUser());
  await page.goto(`/?advice=${id}`);
  await seeSignedIn(page);
  await expect(replies(page)).toHaveCount(1);
  await put(page, 'As a user');
  await expect(replies(page)).toHaveCount(2);
  await composer(page).fill('Nobody else may read this');
  await signOut(page);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain('Nobody else');
  expect(kept).not.toContain('beside.chat');
});

test('an advice that another tab deletes says so in its open chat', async ({ page, context }) => {
  await registerByApi(page, newUser());
  const id = await openNewChat(page);
  await put(page, 'Before');
  await expect(replies(page)).toHaveCount(1);
  const tab = await context.newPage();
  await tab.goto('/');
  expect(await tab.evaluate(async (path) => (await fetch(path, { method: 'DELETE' })).status, `/api/advice/${id}`)).toBe(200);
  await expect(panel(page)).toContainText('This advice has been deleted, and the chat with it.');
  await expect(messages(page)).toHaveCount(0);
});

test.describe('an advice that is gone already', () => {
  test.use({ allowed: /404 .*\/api\// });

  test('counts as deleted, and leaves nothing of its chat', async ({ page }) => {
    const id = await openNewChat(page);
    await put(page, 'Before');
    await expect(replies(page)).toHaveCount(1);
    await composer(page).fill('A draft of what is gone');
    expect((await page.request.delete(`/api/advice/${id}`)).status()).toBe(200);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('complementary').getByRole('button', { name: 'Delete' }).click();
    await seeToast(page, 'Session Deleted');
    await expect(field(page)).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain('A draft of what is gone');
    expect(kept).not.toContain(id);
  });
});

test("a stranger cannot read or continue somebody's chat", async ({ page }) => {
  const id = await openNewChat(page);
  await put(page, 'Mine alone');
  await expect(replies(page)).toHaveCount(1);
  const stranger = await anotherBrowser(page);
  await stranger.goto('/');
  const status = (method: string) =>
    stranger.evaluate(
      async ([path = '', how]) =>
        (
          await fetch(path, {
            method: how,
            headers: { 'content-type': 'application/json' },
            body: how === 'POST' ? '{"message":"x"}' : null,
          })
        ).status,
      [`/api/chat/${id}`, method],
    );
  expect([await status('GET'), await status('POST')].every((code) => code === 401 || code === 404)).toBe(true);
});

test.describe('a chat of a thousand messages', () => {
  test.use({ via: 'CUT', allowed: /WebSocket connection to .* failed|403 .*\/socket\.io\// });

  test('opens at its end, and older messages come without a jump', async ({ page }) => {
    const id = await openAdvice(page);
    const all = Array.from({ length: 1_000 }, (_, index) => ({
      id: index + 1,
      sessionId: id,
      message:
        index % 2 ? `**Reply ${index + 1}**: ${'a step, and then a rest. '.repeat((index % 7) + 1)}` : `Question ${index + 1}?`,
      messageType: index % 2 ? 'ai' : 'user',
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 600_000).toISOString(),
      clientMessageId: null,
      language: 'en',
      ...(index % 2 ? { generatedBy: 'ai' } : {}),
    }));
    let olderPages = 0;
    await page.route(`**/api/chat/${id}*`, (route) => {
      const { searchParams } = new URL(route.request().url());
      const [after, before] = ['after', 'before'].map((name) => searchParams.get(name));
      const known = all.filter((each) => each.id < Number(before ?? 1_001) && each.id > Number(after ?? 0));
      const found = after === null ? known.slice(-50) : known;
      if (before !== null) olderPages += 1;
      return route.fulfill({ json: { success: true, messages: found, hasMore: found.length < known.length, reply: null } });
    });
    // Closed, so that opening it is all that the page does.
    await page.evaluate(() => sessionStorage.removeItem('beside.chat.open'));
    await page.reload();
    await openChat(page);
    await expect(replies(page).last()).toContainText('Reply 1000');
    // Opening asks for the newest page alone, however long the chat is.
    expect(olderPages).toBe(0);
    expect(await messages(page).getByRole('article').count()).toBe(50);
    await replies(page).last().scrollIntoViewIfNeeded();

    const log = messages(page);
    for (const pages of [2, 3, 4]) {
      // What the reader looks at keeps its place while older messages arrive above it.
      const anchor = await log.evaluate((element) => {
        element.scrollTop = 500;
        const top = element.getBoundingClientRect().top;
        const seen = [...element.querySelectorAll('article')].find((each) => each.getBoundingClientRect().top > top);
        return {
          name: seen?.querySelector('p[dir], [data-spoken]')?.textContent ?? '',
          top: seen?.getBoundingClientRect().top ?? 0,
        };
      });
      await expect.poll(() => log.getByRole('article').count()).toBeGreaterThanOrEqual(pages * 50);
      const same = log.getByRole('article').filter({ hasText: anchor.name }).first();
      expect(Math.abs(((await same.boundingBox())?.y ?? 0) - anchor.top)).toBeLessThan(3);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the open chat takes the place of the dock, and nothing covers the field', async ({ page }) => {
    await openAdvice(page);
    await seeAdvice(page);
    const actions = page.getByRole('region', { name: 'Actions' });
    await actions.getByRole('button', { name: 'Chat' }).press('Enter');
    await expect(actions).toHaveCount(0);
    // Its button is gone.
    await expect(panel(page).getByRole('heading', { name: 'Talk it through' })).toBeFocused();
    const { text, mark } = question();
    await hold(mark, 30);
    await composer(page).click();
    await put(page, text);
    await expect(growing(page)).toContainText(/\w{3}/);
    await expect(composer(page)).toBeInViewport({ ratio: 1 });
    await expect(growing(page)).toBeInViewport();
    // A keyboard takes half of the window.
    await page.setViewportSize({ width: 360, height: 340 });
    await composer(page).scrollIntoViewIfNeeded();
    await composer(page).click({ timeout: 4_000 });
    await expect(panel(page).getByRole('button', { name: 'Stop writing' })).toBeInViewport();
    await release(mark);
    await expect(replies(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('everything works by keyboard, and axe finds nothing', async ({ page }) => {
  test.setTimeout(120_000);
  await openAdvice(page);
  await seeAdvice(page);
  await page.getByRole('button', { name: 'Continue Chat' }).focus();
  await page.keyboard.press('Enter');
  await expect(messages(page)).toBeVisible();
  const first = question('First?');
  await play(first.mark, '1. A step\n\n| a | b |\n|---|---|\n| c | [d](https://a.example) |\n\n```\ncode\n```');
  await put(page, first.text);
  await expect(replies(page)).toHaveCount(1);
  await expect(composer(page)).toBeFocused();
  await expect(replies(page).getByRole('link', { name: 'd' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await put(page, 'I want to kill myself');
  await expect(panel(page).getByRole('region', { name: 'You do not have to carry this alone' })).toBeVisible();
  await expect(asked(page, 'I want to')).toHaveCount(1);
  await seeAccessible(page);
});
