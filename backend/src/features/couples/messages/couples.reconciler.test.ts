import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCouple, nextPush, openPage, say } from '../../../testing/couples.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { useApp } from '../../../testing/use-app.ts';

/** Two nodes, one without Redis: no push reaches the other, as while Redis is away. */
const { app, model, database } = await useApp();
let other: TestApp;

beforeAll(() => {
  model.play((played) => played.answer('I hear you.'));
});
afterAll(() => other.close());

it('shows what was stored while the node started, though it was never pushed there', async () => {
  const { creator, partner, token } = await createCouple(app);
  const hers = await openPage(creator.browser, token);
  other = await startTestApp({ databaseUrl: database.url, modelUrl: model.url, cluster: true });
  const his = await openPage(partner.at(other.url), token);
  const received = nextPush(his.socket, 'couples:message');
  const sent = await say(hers.socket, token, 'Early');
  expect((await received).message).toEqual(sent);
  his.socket.disconnect();
});

it('shows a message that it could not read at first as soon as it can', async () => {
  const { creator, partner, token } = await createCouple(app);
  const hers = await openPage(creator.browser, token);
  const his = await openPage(partner.at(other.url), token);
  const { pool } = other.db;
  const { query } = pool;
  let failed = 0;
  // The first read of a found message loses its connection.
  Object.assign(pool, {
    query: (...args: [unknown]) => {
      const isReading = Object(args[0]).name === 'couples-by-ids';
      if (!isReading || failed++ > 0) return Reflect.apply(query, pool, args);
      return Promise.reject(new Error('Connection terminated unexpectedly'));
    },
  });
  const received = nextPush(his.socket, 'couples:message');
  const sent = await say(hers.socket, token, 'Hello');
  expect((await received).message).toEqual(sent);
  expect(failed).toBeGreaterThan(1);
  Object.assign(pool, { query });
  his.socket.disconnect();
});
