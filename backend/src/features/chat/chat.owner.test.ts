import { expect, it } from 'vitest';
import { signIn, signUp } from '../../testing/accounts.ts';
import { createAdvice, openChat, postChat } from '../../testing/chats.ts';
import { GOOD_ADVICE, type Played } from '../../testing/model-double.ts';
import type { Browser } from '../../testing/test-browser.ts';
import { LOSE_NOTIFICATIONS } from '../../testing/test-database.ts';
import { useCluster } from '../../testing/use-cluster.ts';

const { database, model, one, other } = await useCluster();
const isChat = ({ body }: Played): boolean => body.messages[0]?.content.startsWith('Task: chat') === true;
model.play((played) => (isChat(played) ? played.answer('Hello.') : played.answer(JSON.stringify(GOOD_ADVICE))));

/** A visitor's chat that the first account has taken over, in a browser that the second account uses now. */
async function changedAccount(): Promise<{ browser: Browser; home: Browser; id: string }> {
  const [first, second] = [await signUp(one), await signUp(one)];
  const browser = one.browser();
  const id = await createAdvice(browser);
  await postChat(browser, id, 'Mine alone');
  for (const { email } of [first, second]) expect((await signIn(browser, email)).status).toBe(200);
  const owners = await database.query(`select "userId", "visitorId" from advice_sessions where id = '${id}'`);
  expect(owners).toEqual([{ userId: first.id, visitorId: null }]);
  const home = other.browser();
  expect((await signIn(home, first.email)).status).toBe(200);
  return { browser, home, id };
}

it('a browser that changes its account neither reads nor writes in the chat of the account before', async () => {
  const { browser, home, id } = await changedAccount();
  expect((await postChat(home, id, 'A secret from home')).status).toBe(201);
  const read = await browser.call('GET', `/api/chat/${id}`);
  const asked = await postChat(browser, id, 'Written by another');
  expect([read.status, asked.status]).toEqual([404, 404]);
});

it('a socket of the later account is pushed nothing of that chat', async () => {
  const { browser, home, id } = await changedAccount();
  const tab = await openChat(browser, id).catch(() => null);
  await postChat(home, id, 'A secret from home');
  await expect.poll(async () => (await home.call('GET', `/api/chat/${id}`)).status).toBe(200);
  expect(tab?.frames.filter(({ event }) => event.startsWith('chat:')) ?? []).toEqual([]);
});

it('a deleted advice has no chat for the next call, though this node receives no notifications', async () => {
  const { browser } = await signUp(one);
  const id = await createAdvice(browser);
  await postChat(browser, id, 'Hello');
  const first = await browser.call('GET', `/api/chat/${id}`);
  const tag = { 'If-None-Match': first.headers.get('etag') ?? '' };
  await database.query(LOSE_NOTIFICATIONS);
  expect((await browser.call('DELETE', `/api/advice/${id}`)).status).toBe(200);
  const tagged = await browser.call('GET', `/api/chat/${id}`, undefined, tag);
  expect([tagged.status, (await browser.call('GET', `/api/chat/${id}`)).status]).toEqual([404, 404]);
});
