import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { PASSWORD, registration, signUp } from '../../testing/accounts.ts';
import { askChat, createAdvice, nextChatPush, openChat, postChat, readChat, textsOf } from '../../testing/chats.ts';
import { GOOD_ADVICE, type Played } from '../../testing/model-double.ts';
import { useCluster } from '../../testing/use-cluster.ts';

const { database, model, one, other } = await useCluster();

/** A node that is not there any more. */
const GONE_NODE = 1;

const isChat = ({ body }: Played): boolean => body.messages[0]?.content.startsWith('Task: chat') === true;
const chatAnswers = (answer: (played: Played) => void): void =>
  model.play((played) => (isChat(played) ? answer(played) : played.answer(JSON.stringify(GOOD_ADVICE))));

it('a reply written on one node is watched midway, streamed and stopped on the other', async () => {
  const { browser } = await signUp(one);
  const id = await createAdvice(browser);
  const held: Played[] = [];
  chatAnswers((played) => void held.push(played));
  const asking = await openChat(browser, id);
  await askChat(asking, id, 'What now?');
  await expect.poll(() => held.length).toBe(1);
  const grown = nextChatPush(asking, 'chat:delta', ({ text }) => text === 'Start ');
  held[0]?.send('Start ');
  await grown;
  const there = await openChat(browser.at(other.url), id);
  expect(there.opened).toMatchObject({ messages: [{ message: 'What now?' }], reply: { text: 'Start ' } });
  const more = nextChatPush(there, 'chat:delta');
  held[0]?.send('small.');
  expect(await more).toMatchObject({ offset: 6, text: 'small.' });
  const failed = nextChatPush(asking, 'chat:failed');
  await there.socket.emitWithAck('chat:stop', { sessionId: id });
  expect(await failed).toMatchObject({ code: 'stopped' });
  await held[0]?.aborted;
});

it('one question sent at once over both nodes, by socket and by call, is stored and answered once', async () => {
  chatAnswers((played) => played.answer('Once.'));
  const { browser } = await signUp(one);
  const id = await createAdvice(browser);
  const [here, there] = [await openChat(browser, id), await openChat(browser.at(other.url), id)];
  const clientMessageId = randomUUID();
  await Promise.all([
    ...[here, there, here].map((tab) => askChat(tab, id, 'Only once', { clientMessageId })),
    postChat(browser.at(other.url), id, 'Only once', { clientMessageId }),
  ]);
  await expect.poll(async () => textsOf(await readChat(browser, id))).toEqual(['Only once', 'Once.']);
});

it('questions from both nodes at once: each has its reply, and all readers see one order', async () => {
  chatAnswers((played) => played.answer(`To ${played.body.messages.at(-1)?.content}`));
  const { browser } = await signUp(one);
  const id = await createAdvice(browser);
  const tabs = [await openChat(browser, id), await openChat(browser.at(other.url), id)];
  await Promise.all(tabs.flatMap((tab, page) => [1, 2].map((index) => askChat(tab, id, `${page} ${index}`))));
  await expect.poll(async () => (await readChat(browser, id)).messages.length).toBe(8);
  const { messages } = await readChat(browser.at(other.url), id);
  const questions = messages.filter(({ messageType }) => messageType === 'user').map(({ message }) => message);
  expect(messages.filter(({ messageType }) => messageType === 'ai').map(({ message }) => message)).toEqual(
    questions.map((question) => `To ${question}`),
  );
  for (const { frames } of tabs) {
    await expect
      .poll(() => {
        const ids = frames.flatMap(({ push }) => Object(Reflect.get(push, 'message')).id ?? []);
        return new Set(ids).size;
      })
      .toBe(8);
  }
});

it('what another node has stored and never pushed arrives within two seconds: a question, and a reply', async () => {
  const { browser, id: userId } = await signUp(one);
  const id = await createAdvice(browser);
  const tab = await openChat(browser, id);
  // What a node commits before it is killed.
  const store = (message: string, type: string) =>
    database.query(`insert into chat_messages ("sessionId", "userId", message, "messageType", "storedBy")
      values ('${id}', '${userId}', '${message}', '${type}', ${GONE_NODE})`);
  const question = nextChatPush(tab, 'chat:message', ({ message }) => message.messageType === 'user');
  await store('Are you there?', 'user');
  expect((await question).message.message).toBe('Are you there?');
  const reply = nextChatPush(tab, 'chat:message', ({ message }) => message.messageType === 'ai');
  await store('I am.', 'ai');
  expect((await reply).message).toMatchObject({ message: 'I am.', generatedBy: 'ai' });
});

it('a failure that another node has stored and never pushed arrives, and is later than the question', async () => {
  const held: Played[] = [];
  chatAnswers((played) => void held.push(played));
  const { browser } = await signUp(one);
  const id = await createAdvice(browser);
  const tabs = [await openChat(browser, id), await openChat(browser.at(other.url), id)];
  const { message: question } = await askChat(tabs[0] ?? { socket: await browser.socket() }, id, 'Will this fail?');
  const failures = tabs.map((tab) => nextChatPush(tab, 'chat:message', ({ message }) => message.unanswered !== undefined));
  await database.query(`update chat_messages set failure = 'model_failed', "storedBy" = ${GONE_NODE},
    change = nextval(pg_get_serial_sequence('chat_messages', 'id')) where id = ${question.id}`);
  for (const { message } of await Promise.all(failures)) {
    expect(message).toMatchObject({ id: question.id, unanswered: 'model_failed' });
    expect(message.revision).toBeGreaterThan(question.id);
  }
  held[0]?.answer('Not any more.');
});

it('a deleted advice is gone at once for the pages and the polls of the other node', async () => {
  chatAnswers((played) => played.answer('I am here.'));
  const { browser } = await signUp(one);
  const id = await createAdvice(browser);
  await postChat(browser, id, 'Hello');
  const there = browser.at(other.url);
  const first = await there.call('GET', `/api/chat/${id}`);
  const tag = { 'If-None-Match': first.headers.get('etag') ?? '' };
  const tab = await openChat(there, id);
  expect((await browser.call('DELETE', `/api/advice/${id}`)).status).toBe(200);
  await expect.poll(() => tab.frames.map(({ event, push }) => event === 'advice:deleted' && push)).toContainEqual({ id });
  expect((await there.call('GET', `/api/chat/${id}`, undefined, tag)).status).toBe(404);
});

it('registering during a reply moves the chat, and the new user gets it', async () => {
  const held: Played[] = [];
  chatAnswers((played) => void held.push(played));
  const browser = one.browser();
  const id = await createAdvice(browser);
  const waiting = postChat(browser, id, 'Keep this for me').catch(() => null);
  await expect.poll(() => held.length).toBe(1);
  const stranger = one.browser();
  await stranger.call('POST', '/api/visitor');
  const account = registration();
  expect((await browser.call('POST', '/api/auth/register', account)).status).toBe(201);
  held[0]?.answer('It is kept.');
  await waiting;
  await expect.poll(async () => textsOf(await readChat(browser, id))).toEqual(['Keep this for me', 'It is kept.']);
  expect((await stranger.call('GET', `/api/chat/${id}`)).status).toBe(404);
  const elsewhere = other.browser();
  await elsewhere.call('POST', '/api/auth/login', { email: account.email, password: PASSWORD });
  expect(textsOf(await readChat(elsewhere, id))).toEqual(['Keep this for me', 'It is kept.']);
});

it('deleting the advice during questions and replies stores nothing more, and blocks nobody', async () => {
  chatAnswers((played) => played.answer('Too late.'));
  for (let round = 0; round < 6; round++) {
    const { browser } = await signUp(one);
    const id = await createAdvice(browser);
    const asked = Array.from({ length: 5 }, (_, index) =>
      postChat(index % 2 ? browser : browser.at(other.url), id, `Quick ${index}`),
    );
    const deleted = browser.at(other.url).call('DELETE', `/api/advice/${id}`);
    expect((await deleted).status).toBe(200);
    for (const { status } of await Promise.all(asked)) expect([201, 404, 409]).toContain(status);
    expect(await database.query(`select 1 from chat_messages where "sessionId" = '${id}'`)).toEqual([]);
    await expect
      .poll(() =>
        database.query(`select 1 from replies where subject = 'chat:${id}' and status in ('waiting', 'queued', 'running')`),
      )
      .toEqual([]);
  }
});

it('deleting the account during questions and replies leaves nothing behind', async () => {
  chatAnswers((played) => played.answer('Too late.'));
  for (let round = 0; round < 4; round++) {
    const { browser, id: userId } = await signUp(one);
    const id = await createAdvice(browser);
    const asked = Array.from({ length: 4 }, (_, index) =>
      postChat(index % 2 ? browser : browser.at(other.url), id, `Quick ${index}`),
    );
    expect((await browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
    await Promise.allSettled(asked);
    expect(await database.query(`select 1 from users where id = '${userId}'`)).toEqual([]);
    expect(await database.query(`select 1 from chat_messages where "sessionId" = '${id}'`)).toEqual([]);
  }
});
