import { expect, it } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { createAdvice, postChat } from '../../testing/chats.ts';
import { GOOD_ADVICE, type Played } from '../../testing/model-double.ts';
import type { Browser } from '../../testing/test-browser.ts';
import { useApp } from '../../testing/use-app.ts';

const { app, model } = await useApp();
const isChat = ({ body }: Played): boolean => body.messages[0]?.content.startsWith('Task: chat') === true;
const chatAnswers = (answer: (played: Played) => void): void =>
  model.play((played) => (isChat(played) ? answer(played) : played.answer(JSON.stringify(GOOD_ADVICE))));

async function find(browser: Browser, words: string): Promise<unknown> {
  const { body } = await browser.call('GET', `/api/advice/history?q=${words}`);
  return Array.isArray(body.sessions) ? body.sessions.map(({ id }) => id) : body;
}

it('a question is found by its words once its reply has ended, well or not, and so is the reply', async () => {
  const { browser } = await signUp(app);
  const id = await createAdvice(browser);
  chatAnswers((played) => played.answer('Ask about the lighthouse.'));
  expect((await postChat(browser, id, 'And the zeppelin?')).status).toBe(201);
  expect([await find(browser, 'zeppelin'), await find(browser, 'lighthouse')]).toEqual([[id], [id]]);
  chatAnswers((played) => played.fail());
  expect((await postChat(browser, id, 'And the marzipan?')).status).toBe(503);
  expect(await find(browser, 'marzipan')).toEqual([id]);
  // Asked again, it is kept already.
  chatAnswers((played) => played.answer('Now I know.'));
  expect((await browser.call('POST', `/api/chat/${id}/retry`, {})).status).toBe(200);
  expect(await find(browser, 'marzipan')).toEqual([id]);
});

it('a question that help answers is found with its help at once', async () => {
  const { browser } = await signUp(app);
  const id = await createAdvice(browser);
  expect((await postChat(browser, id, 'I want to kill myself on the trampoline')).status).toBe(201);
  expect(await find(browser, 'trampoline')).toEqual([id]);
});
