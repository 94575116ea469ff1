import { expect, it, vi } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { askChat, createAdvice, messagesIn, nextChatPush, openChat, postChat } from '../../testing/chats.ts';
import { loseCommit } from '../../testing/lost-commits.ts';
import { GOOD_ADVICE, type Played } from '../../testing/model-double.ts';
import type { Browser } from '../../testing/test-browser.ts';
import { useApp } from '../../testing/use-app.ts';

const { app, model } = await useApp();

const isChat = ({ body }: Played): boolean => body.messages[0]?.content.startsWith('Task: chat') === true;
const chatAnswers = (answer: (played: Played) => void): void =>
  model.play((played) => (isChat(played) ? answer(played) : played.answer(JSON.stringify(GOOD_ADVICE))));
const poll = (browser: Browser, id: string, tag = '', query = '') =>
  browser.call('GET', `/api/chat/${id}${query}`, undefined, tag ? { 'If-None-Match': tag } : {});
const tagOf = ({ headers }: { headers: Headers }): string => headers.get('etag') ?? '';

it('a poll is answered 304 while nothing is new, without a query, and with news at once', async () => {
  chatAnswers((played) => played.answer('Hello.'));
  const { browser } = await signUp(app);
  const id = await createAdvice(browser);
  await postChat(browser, id, 'First');
  const first = await poll(browser, id);
  const last = messagesIn(first).at(-1)?.id;
  expect(first.status).toBe(200);
  const asked = vi.spyOn(app.db.pool, 'query');
  const pollAgain = async () => {
    asked.mockClear();
    const { status, body } = await poll(browser, id, tagOf(first), `?after=${last}`);
    const statements = asked.mock.calls.map((args) => JSON.stringify(args));
    return [status, body, statements.filter((text) => /chat_messages|advice_sessions/.test(text))];
  };
  // The reconciler looks at the same table, and so does the notification of the answer, each in its own time.
  await expect.poll(pollAgain).toEqual([304, {}, []]);
  asked.mockRestore();
  await postChat(browser, id, 'Second');
  const next = await poll(browser, id, tagOf(first), `?after=${last}`);
  expect([next.status, messagesIn(next).map(({ message }) => message)]).toEqual([200, ['Second', 'Hello.']]);
  expect(tagOf(next)).not.toBe(tagOf(first));
  // An older page is no state that a tag could name.
  const older = await poll(browser, id, tagOf(next), `?before=${last}`);
  expect([older.status, older.headers.get('etag')]).toEqual([200, null]);
});

it('a poll shows the text so far, and a failed question, though no new message came', async () => {
  const held: Played[] = [];
  chatAnswers((played) => void held.push(played));
  const { browser } = await signUp(app);
  const id = await createAdvice(browser);
  const waiting = postChat(browser, id, 'Slowly, please');
  await expect.poll(() => held.length).toBe(1);
  const before = await poll(browser, id);
  held[0]?.send('One ');
  await expect.poll(async () => (await poll(browser, id, tagOf(before))).body.reply).toMatchObject({ text: 'One ' });
  const grown = await poll(browser, id);
  await browser.call('POST', `/api/chat/${id}/stop`);
  await waiting;
  const after = await poll(browser, id, tagOf(grown));
  expect([after.status, messagesIn(after).map(({ unanswered }) => unanswered)]).toEqual([200, ['stopped']]);
});

it('nobody else learns of a chat by its tag', async () => {
  chatAnswers((played) => played.answer('Hello.'));
  const { browser } = await signUp(app);
  const id = await createAdvice(browser);
  const tag = tagOf(await poll(browser, id));
  const { browser: stranger } = await signUp(app);
  expect((await poll(stranger, id, tag)).status).toBe(404);
  expect((await poll(app.browser(), id, tag)).status).toBe(404);
});

it('a question whose confirmation is lost is shown and answered all the same', async () => {
  chatAnswers((played) => played.answer('I have it.'));
  const { browser } = await signUp(app);
  const id = await createAdvice(browser);
  const tab = await openChat(browser, id);
  const question = nextChatPush(tab, 'chat:message', ({ message }) => message.messageType === 'user');
  const reply = nextChatPush(tab, 'chat:done');
  loseCommit(app.db.pool);
  await expect(askChat(tab, id, 'Did you get this?')).rejects.toThrow('unavailable');
  expect((await question).message.message).toBe('Did you get this?');
  expect((await reply).message.message).toBe('I have it.');
});
