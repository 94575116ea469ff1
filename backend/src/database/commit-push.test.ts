import pg from 'pg';
import * as v from 'valibot';
import { afterAll, expect, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { signUp } from '../testing/accounts.ts';
import { createAdvice, postChat } from '../testing/chats.ts';
import { GOOD_ADVICE } from '../testing/model-double.ts';
import { useApp } from '../testing/use-app.ts';
import { WAIT } from '../testing/wait.ts';
import { CHANNELS, commitPush } from './commit-push.ts';
import { openPgNotifications } from './pg-notifications.ts';
import { transact } from './transaction.ts';

const { app, model, database } = await useApp();
const channels = [...CHANNELS];
const log = createLog('silent');
const notifications = await openPgNotifications(database.url, log);
afterAll(() => notifications.close());
const { pool } = app.db;

it('arrives with the commit, checked, and not after a rollback', async () => {
  const push = commitPush('test_push', v.object({ id: v.number() }));
  const received: number[] = [];
  await push.on(notifications, ({ id }) => received.push(id));
  await transact(pool, (transaction) => push.send(transaction, { id: 1 }));
  await expect(
    transact(pool, async (transaction) => {
      await push.send(transaction, { id: 2 });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  // Of another form, as a trigger of another release might send it.
  for (const payload of ['{"id": "3"}', 'no JSON']) await pool.query('select pg_notify($1, $2)', ['test_push', payload]);
  await transact(pool, (transaction) => push.send(transaction, { id: 4 }));
  await expect.poll(() => received).toEqual([1, 4]);
});

it('is handled again until it succeeds, for as long as it is wanted', async () => {
  const push = commitPush('test_repeated', v.object({ id: v.number() }));
  const tried: number[] = [];
  let isWanted = true;
  const handle = async ({ id }: { id: number }): Promise<void> => {
    tried.push(id);
    if (id === 2) isWanted = false;
    if (tried.length < 3) throw new Error('away');
  };
  await push.onRepeating(notifications, handle, { log, while: () => isWanted });
  await transact(pool, (transaction) => push.send(transaction, { id: 1 }));
  await expect.poll(() => tried).toEqual([1, 1, 1]);
  tried.length = 0;
  const sendAnother = (): Promise<void> => transact(pool, (transaction) => push.send(transaction, { id: 2 }));
  // A machine that stands still for seconds costs the connection, and what is sent until it is replaced.
  notifications.onGap(() => void sendAnother());
  await sendAnother();
  await vi.waitFor(() => expect(tried).toEqual([2]), WAIT);
});

it('no hot path notifies: an advice, a chat’s question and its reply', async () => {
  model.play((played) => played.answer(JSON.stringify(GOOD_ADVICE)));
  const { browser, id: userId } = await signUp(app);
  const listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  const heard: string[] = [];
  listener.on('notification', ({ channel }) => heard.push(channel));
  for (const channel of channels) await listener.query(`listen ${listener.escapeIdentifier(channel)}`);
  expect(channels).toContain('beside_sessions');
  const id = await createAdvice(browser);
  expect((await postChat(browser, id, 'And then?')).status).toBe(201);
  // It comes after all that was committed before.
  await pool.query(`update users set "firstName" = 'Klara' where id = $1`, [userId]);
  await expect.poll(() => heard).toEqual(['beside_sessions']);
  await listener.end();
});
