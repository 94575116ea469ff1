import { afterAll, expect, it } from 'vitest';
import { adviceRequest, generate } from '../../testing/advice-requests.ts';
import { createAdvice, postChat, readChat } from '../../testing/chats.ts';
import { CERTAIN_TEXT } from '../../testing/danger-texts.ts';
import { useApp } from '../../testing/use-app.ts';
import { STORED_QUESTIONS } from '../chat/chat.limits.ts';

/** A tenth of each limit: help that answers is stored twice a day. */
const { app, database } = await useApp({ RATE_LIMIT_FACTOR: '0.1' });

/** Fewer than the minute allows, so that this limit is the one that is met. */
const { points } = STORED_QUESTIONS;
Object.assign(STORED_QUESTIONS, { points: 20 });
afterAll(() => void Object.assign(STORED_QUESTIONS, { points }));

const rowsOf = async (table: string): Promise<number> =>
  Number(Object((await database.query(`select count(*) as rows from ${table}`))[0]).rows);

it('help always comes to whoever describes danger, and beyond a day’s number nothing of it is stored or indexed', async () => {
  const browser = app.browser();
  const ask = () => generate(browser, adviceRequest({ description: CERTAIN_TEXT, country: 'nl' }));
  const certain = { level: 'certain', kind: 'self_harm', country: 'NL' };
  for (const kept of [1, 2, 2, 2]) {
    const { status, body } = await ask();
    expect([status, body.help, await rowsOf('advice_sessions')]).toEqual([200, certain, kept]);
  }
  expect(await rowsOf('advice_texts')).toBe(2);
  expect(await rowsOf('replies')).toBe(2);
  // What was stored is answered again for the same request, also beyond the number, and a repetition uses up nothing.
  const asking = app.browser();
  const request = adviceRequest({ description: CERTAIN_TEXT });
  const first = (await generate(asking, request)).body.session;
  for (let n = 0; n < 4; n++) expect((await generate(asking, request)).body.session).toEqual(first);
  await generate(asking, adviceRequest({ description: CERTAIN_TEXT }));
  expect(await rowsOf('advice_sessions')).toBe(4);
  await generate(asking, adviceRequest({ description: CERTAIN_TEXT }));
  expect((await generate(asking, request)).body.session).toEqual(first);
  expect(await rowsOf('advice_sessions')).toBe(4);
  // Somebody else's help is stored.
  await generate(app.browser(), adviceRequest({ description: CERTAIN_TEXT }));
  expect(await rowsOf('advice_sessions')).toBe(5);
});

it('a chat stores so many questions a day, whether or not anything answers them', async () => {
  const browser = app.browser();
  const id = await createAdvice(browser);
  const statuses: number[] = [];
  // The minute's limit would let the third one pass.
  for (let n = 0; n < 3; n++) statuses.push((await postChat(browser, id, `Question ${n}`)).status);
  expect(statuses).toEqual([201, 201, 429]);
  expect(await rowsOf(`chat_messages where "sessionId" = '${id}' and "messageType" = 'user'`)).toBe(2);
});

it('a chat refuses what it would not store, with the same help', async () => {
  const browser = app.browser();
  const id = await createAdvice(browser);
  for (const status of [201, 201, 429]) {
    const answer = await postChat(browser, id, 'I want to kill myself tonight', { country: 'gb' });
    expect([answer.status, Object(answer.body).help]).toEqual([status, { level: 'certain', kind: 'self_harm', country: 'GB' }]);
  }
  expect((await readChat(browser, id)).messages).toHaveLength(4);
});
