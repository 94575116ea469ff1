import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { askChat, createAdvice, messagesIn, nextChatPush, openChat, postChat, readChat, textsOf } from '../../testing/chats.ts';
import { GOOD_ADVICE, type Played } from '../../testing/model-double.ts';
import { useApp } from '../../testing/use-app.ts';

const { app, model, database } = await useApp();

const isChat = ({ body }: Played): boolean => body.messages[0]?.content.startsWith('Task: chat') === true;
const advice = (played: Played): void => played.answer(JSON.stringify(GOOD_ADVICE));
/** Answers a chat's questions, and every advice. */
const reply = (answer: (question: string, played: Played) => void): void =>
  model.play((played) => (isChat(played) ? answer(played.body.messages.at(-1)?.content ?? '', played) : advice(played)));
const echo = (): void => reply((question, played) => played.answer(`About “${question}”.`));

/** Holds each chat question until the test answers it. */
function hold(): () => Promise<Played> {
  const held: Played[] = [];
  reply((_, played) => void held.push(played));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const first = held.shift();
    if (!first) throw new Error('no question');
    return first;
  };
}

it('a call answers with the stored question and reply, and the chat keeps both', async () => {
  echo();
  const browser = app.browser();
  const id = await createAdvice(browser);
  expect(await readChat(browser, id)).toMatchObject({ messages: [], hasMore: false, reply: null });
  const answer = await postChat(browser, id, '  And if she says no?  ', { messageType: 'ai', userId: 'x', id: 7 });
  expect(answer.status).toBe(201);
  const [question, replied] = messagesIn(answer);
  expect(question).toMatchObject({ sessionId: id, message: 'And if she says no?', messageType: 'user', language: 'en' });
  expect(question).not.toHaveProperty('generatedBy');
  expect(replied).toMatchObject({
    message: 'About “And if she says no?”.',
    messageType: 'ai',
    generatedBy: 'ai',
    clientMessageId: null,
  });
  expect((await readChat(browser, id)).messages).toEqual([question, replied]);
  // A follow-up counts nothing.
  expect((await browser.call('GET', '/api/usage/anonymous')).body).toMatchObject({ usageCount: 1 });
});

it('the model gets the advice, the situation and the chat so far, in the asked-for language', async () => {
  const prompts: Played['body']['messages'][] = [];
  reply((question, played) => {
    prompts.push(played.body.messages);
    played.answer(`Re: ${question}`);
  });
  const browser = app.browser();
  const id = await createAdvice(browser);
  await postChat(browser, id, 'First');
  await postChat(browser, id, 'Zweitens', { language: 'de' });
  const [instructions, context, ...chat] = prompts[1] ?? [];
  expect(instructions?.content).toMatch(/^Task: chat; language: de\n/);
  expect(JSON.parse(context?.content ?? '')).toMatchObject({ category: 'family', advice: GOOD_ADVICE });
  expect(chat).toEqual([
    { role: 'user', content: 'First' },
    { role: 'assistant', content: 'Re: First' },
    { role: 'user', content: 'Zweitens' },
  ]);
});

it('a question sent again is stored once, and gets its one reply', async () => {
  echo();
  const browser = app.browser();
  const id = await createAdvice(browser);
  const clientMessageId = randomUUID();
  const before = model.calls();
  const answers = await Promise.all(
    [clientMessageId, clientMessageId, clientMessageId.toUpperCase()].map((each) =>
      postChat(browser, id, 'Once', { clientMessageId: each }),
    ),
  );
  answers.push(await postChat(browser, id, 'Other words', { clientMessageId }));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect([textsOf(await readChat(browser, id)), model.calls() - before]).toEqual([['Once', 'About “Once”.'], 1]);
});

it('streams the reply to every open page, and its end replaces it', async () => {
  const next = hold();
  const { browser } = await signUp(app);
  const id = await createAdvice(browser);
  const [asking, watching] = [await openChat(browser, id), await openChat(browser, id)];
  const seen = nextChatPush(watching, 'chat:message');
  const grown = nextChatPush(watching, 'chat:delta', ({ text }) => text !== '');
  const { message } = await askChat(asking, id, 'And then?');
  expect((await seen).message).toEqual(message);
  const played = await next();
  played.send('You could ');
  expect(await grown).toMatchObject({ sessionId: id, offset: 0, text: 'You could ', generatedBy: 'ai' });
  const late = await openChat(browser, id);
  expect(late.opened.reply).toMatchObject({ text: 'You could ', generatedBy: 'ai' });
  const done = Promise.all([asking, watching, late].map((tab) => nextChatPush(tab, 'chat:done')));
  played.answer('call her.');
  const [first, ...others] = await done;
  expect(first?.message).toMatchObject({ message: 'You could call her.', generatedBy: 'ai' });
  expect(others).toEqual([first, first]);
  expect(await readChat(browser, id)).toMatchObject({ messages: [message, first?.message], reply: null });
});

it('two tabs that ask at once get two replies, in one order, each to its own question', async () => {
  const next = hold();
  const { browser } = await signUp(app);
  const id = await createAdvice(browser);
  const tabs = [await openChat(browser, id), await openChat(browser, id)];
  await Promise.all(tabs.map((tab, index) => askChat(tab, id, `Question ${index}`)));
  for (const _ of tabs) {
    const played = await next();
    // The first of the role is what the chat is about.
    const [, ...written] = played.body.messages.filter(({ role }) => role === 'user');
    const [asked, ...more] = written.toReversed();
    const done = nextChatPush({ socket: tabs[0]?.socket ?? never() }, 'chat:done');
    played.answer(`To ${asked?.content}, after ${more.length}`);
    await done;
  }
  const { messages } = await readChat(browser, id);
  const [first, second, ...replies] = messages.map(({ message }) => message);
  expect([first, second].toSorted()).toEqual(['Question 0', 'Question 1']);
  expect(replies).toEqual([`To ${first}, after 0`, `To ${second}, after 1`]);
});

function never(): never {
  throw new Error('no page');
}

it('five questions wait behind a reply; one more is refused, and nothing of it is stored', async () => {
  const next = hold();
  const browser = app.browser();
  const id = await createAdvice(browser);
  const tab = await openChat(browser, id);
  for (let index = 0; index < 6; index++) await askChat(tab, id, `Question ${index}`);
  const refused = await tab.socket.emitWithAck('chat:send', {
    sessionId: id,
    message: 'Too many',
    clientMessageId: randomUUID(),
  });
  expect(refused).toMatchObject({ success: false, code: 'conflict' });
  for (let index = 0; index < 6; index++) (await next()).answer(`Reply ${index}`);
  await expect.poll(async () => (await readChat(browser, id)).messages.length).toBe(12);
  expect(textsOf(await readChat(browser, id)).filter((text) => text.startsWith('Reply'))).toEqual(
    Array.from({ length: 6 }, (_, index) => `Reply ${index}`),
  );
});

it('a stop ends the reply, stores nothing of it, and its question can be asked again', async () => {
  const next = hold();
  const browser = app.browser();
  const id = await createAdvice(browser);
  const tab = await openChat(browser, id);
  const waiting = postChat(browser, id, 'Tell me everything');
  const played = await next();
  played.send('It is long, ');
  const failed = nextChatPush(tab, 'chat:failed');
  const marked = nextChatPush(tab, 'chat:message', ({ message }) => message.unanswered === 'stopped');
  expect(await tab.socket.emitWithAck('chat:stop', { sessionId: id })).toMatchObject({ success: true });
  await played.aborted;
  expect(await failed).toMatchObject({ sessionId: id, code: 'stopped' });
  expect((await marked).message.message).toBe('Tell me everything');
  expect(await waiting).toMatchObject({ status: 409, body: { code: 'stopped' } });
  expect(await readChat(browser, id)).toMatchObject({ messages: [{ unanswered: 'stopped' }], reply: null });
  // Without a reply a stop does nothing.
  expect((await browser.call('POST', `/api/chat/${id}/stop`)).status).toBe(200);
  echo();
  const cleared = nextChatPush(tab, 'chat:message', ({ message }) => message.unanswered === undefined);
  const again = await browser.call('POST', `/api/chat/${id}/retry`, {});
  expect([again.status, textsOf({ messages: messagesIn(again) })]).toEqual([200, ['About “Tell me everything”.']]);
  await cleared;
  expect((await readChat(browser, id)).messages.map(({ unanswered }) => unanswered)).toEqual([undefined, undefined]);
});

it('a failed reply answers with its code, keeps the question, and is asked again once', async () => {
  reply((_, played) => played.refuse(400, 'no', 'content_filter'));
  const browser = app.browser();
  const id = await createAdvice(browser);
  const clientMessageId = randomUUID();
  expect(await postChat(browser, id, 'Why?', { clientMessageId })).toMatchObject({
    status: 503,
    body: { code: 'model_refused' },
  });
  expect(await postChat(browser, id, 'Why?', { clientMessageId })).toMatchObject({
    status: 503,
    body: { code: 'model_refused' },
  });
  const { messages } = await readChat(browser, id);
  expect(messages).toMatchObject([{ message: 'Why?', unanswered: 'model_refused' }]);
  echo();
  const before = model.calls();
  const retry = () => browser.call('POST', `/api/chat/${id}/retry`, { messageId: messages[0]?.id });
  const answers = await Promise.all([retry(), retry()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([textsOf(await readChat(browser, id)), model.calls() - before]).toEqual([['Why?', 'About “Why?”.'], 1]);
  expect((await browser.call('POST', `/api/chat/${id}/retry`, {})).status).toBe(409);
  expect((await browser.call('POST', `/api/chat/${id}/retry`, { messageId: 999_999 })).status).toBe(404);
});

it('two pages that ask again at once both get the one reply', async () => {
  reply((_, played) => played.refuse(400, 'no', 'content_filter'));
  const browser = app.browser();
  const id = await createAdvice(browser);
  await postChat(browser, id, 'Why?');
  const next = hold();
  const asked = vi.spyOn(app.db.pool, 'query');
  const answers = Promise.all([1, 2].map(() => browser.call('POST', `/api/chat/${id}/retry`, {})));
  const played = await next();
  // Both have looked for the question before it is answered.
  const looks = () => asked.mock.calls.filter((args) => JSON.stringify(args).includes('order by failure is null'));
  await expect.poll(() => looks().length).toBe(2);
  asked.mockRestore();
  played.answer('Because.');
  expect((await answers).map(({ status, body }) => [status, Object(body.messages)[0]?.message])).toEqual([
    [200, 'Because.'],
    [200, 'Because.'],
  ]);
});

it('a reply goes on when the asker leaves, and waits in the chat', async () => {
  const next = hold();
  const browser = app.browser();
  const id = await createAdvice(browser);
  const tab = await openChat(browser, id);
  await askChat(tab, id, 'Are you there?');
  const played = await next();
  tab.socket.disconnect();
  played.answer('Yes.');
  await expect.poll(async () => textsOf(await readChat(browser, id))).toEqual(['Are you there?', 'Yes.']);
});

it('pages: the newest fifty first, older ones before them, later ones after', async () => {
  const browser = app.browser();
  const id = await createAdvice(browser);
  await database.query(
    `insert into chat_messages ("sessionId", message, "messageType") select '${id}', 'Message ' || n, 'user' from generate_series(1, 130) n`,
  );
  const newest = await readChat(browser, id);
  expect([newest.messages.length, newest.hasMore, newest.messages.at(-1)?.message]).toEqual([50, true, 'Message 130']);
  const older = await readChat(browser, id, `?before=${newest.messages[0]?.id}`);
  expect([older.messages[0]?.message, older.messages.at(-1)?.message]).toEqual(['Message 31', 'Message 80']);
  const first = await readChat(browser, id, `?before=${older.messages[0]?.id}`);
  expect([first.messages.length, first.hasMore]).toEqual([30, false]);
  const later = await readChat(browser, id, `?after=${newest.messages[47]?.id}`);
  expect([textsOf(later), later.hasMore]).toEqual([['Message 129', 'Message 130'], false]);
  expect((await browser.call('GET', `/api/chat/${id}?after=x`)).status).toBe(400);
  expect((await openChat(browser, id, newest.messages[48]?.id)).opened.messages).toHaveLength(1);
});

it('a page has at most 128 KiB of text, and goes on where it ended', async () => {
  const browser = app.browser();
  const id = await createAdvice(browser);
  await database.query(
    `insert into chat_messages ("sessionId", message, "messageType") select '${id}', n || repeat('难', 4990), 'user' from generate_series(1, 40) n`,
  );
  const tab = await openChat(browser, id, 0);
  expect([tab.opened.messages.length, tab.opened.hasMore]).toEqual([9, true]);
  expect(tab.opened.messages[0]?.message).toMatch(/^1难/);
  const more = await readChat(browser, id, `?after=${tab.opened.messages.at(-1)?.id}`);
  expect(more.messages[0]?.message).toMatch(/^10难/);
  const newest = await readChat(browser, id);
  expect([newest.messages.length, newest.hasMore, newest.messages.at(-1)?.message.slice(0, 3)]).toEqual([9, true, '40难']);
});

it('refuses empty, blank and overlong messages, and unknown chats', async () => {
  const browser = app.browser();
  const id = await createAdvice(browser);
  for (const message of ['', '   \n', '\u200b', 'x'.repeat(5001), 7, null])
    expect([message, (await postChat(browser, id, '', { message })).status]).toEqual([message, 400]);
  echo();
  expect((await postChat(browser, id, 'x'.repeat(5000))).status).toBe(201);
  for (const path of [randomUUID(), 'none']) expect((await postChat(browser, path, 'Hello')).status).toBe(404);
});

it('a chat that is deleted after its reply, and before the reply is read, is not found', async () => {
  const next = hold();
  const browser = app.browser();
  const id = await createAdvice(browser);
  const { pool } = app.db;
  const query = pool.query.bind(pool);
  const readings: string[] = [];
  let isWritten = false;
  const watched = vi.spyOn(pool, 'query').mockImplementation(async (statement: unknown) => {
    const { name } = Object(statement);
    if (name === 'chat-reply-to') readings.push(isWritten ? 'after' : 'before');
    if (name === 'chat-reply-to' && isWritten) await query('delete from advice_sessions where id = $1', [id]);
    return Reflect.apply(query, pool, [statement]);
  });
  try {
    const asking = postChat(browser, id, 'And now?');
    const played = await next();
    // The call has looked once; the engine has read the answers with the conversation.
    await expect.poll(() => readings.length).toBe(1);
    isWritten = true;
    played.answer('Too late.');
    const { status } = await asking;
    expect([status, readings]).toEqual([404, ['before', 'after']]);
  } finally {
    watched.mockRestore();
  }
});
