import { expect, it } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { askChat, createAdvice, messagesIn, nextChatPush, openChat, postChat } from '../../testing/chats.ts';
import { loseCommit } from '../../testing/lost-commits.ts';
import { GOOD_ADVICE, type Played } from '../../testing/model-double.ts';
import { useApp } from '../../testing/use-app.ts';

const { app, model } = await useApp();
const isChat = ({ body }: Played): boolean => body.messages[0]?.content.startsWith('Task: chat') === true;
const chatAnswers = (answer: (played: Played) => void): void =>
  model.play((played) => (isChat(played) ? answer(played) : played.answer(JSON.stringify(GOOD_ADVICE))));

it('a stop of a waiting question whose confirmation is lost reaches the pages and polls of its own node', async () => {
  const held: Played[] = [];
  chatAnswers((played) => void held.push(played));
  const { browser } = await signUp(app);
  const id = await createAdvice(browser);
  const tab = await openChat(browser, id);
  await askChat(tab, id, 'First');
  const { message: second } = await askChat(tab, id, 'Second');
  await expect.poll(() => held.length).toBe(1);
  const { rows } = await app.db.pool.query(`select id from replies where subject = 'chat:${id}' and status = 'waiting'`);
  const shown = nextChatPush(tab, 'chat:message', ({ message }) => message.id === second.id && message.unanswered === 'stopped');
  loseCommit(app.db.pool, 'set failure =');
  await app.replies.stop(rows[0].id).catch(() => null);
  const stored = await browser.call('GET', `/api/chat/${id}`);
  expect(messagesIn(stored).find(({ id: each }) => each === second.id)?.unanswered).toBe('stopped');
  await shown;
  held[0]?.answer('Done.');
});

it('asking again whose confirmation is lost reaches the pages and polls of its own node', async () => {
  chatAnswers((played) => played.fail());
  const { browser } = await signUp(app);
  const id = await createAdvice(browser);
  expect((await postChat(browser, id, 'Fail please')).status).toBe(503);
  chatAnswers(() => undefined);
  const tab = await openChat(browser, id);
  const before = await browser.call('GET', `/api/chat/${id}`);
  const tag = { 'If-None-Match': before.headers.get('etag') ?? '' };
  const shown = nextChatPush(tab, 'chat:message', ({ message }) => message.unanswered === undefined);
  loseCommit(app.db.pool, 'set failure = null');
  await browser.call('POST', `/api/chat/${id}/retry`, {});
  await expect.poll(async () => (await browser.call('GET', `/api/chat/${id}`, undefined, tag)).status).toBe(200);
  await shown;
});
