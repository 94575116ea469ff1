import { afterAll, expect, it } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { openClone } from '../testing/open-database.ts';
import { cloneDatabase, LOSE_NOTIFICATIONS } from '../testing/test-database.ts';
import { createJobs } from './jobs.ts';
import { notify, openPgNotifications } from './pg-notifications.ts';
import { transact } from './transaction.ts';

const database = await cloneDatabase();
const log = createLog('silent');
const db = await openClone(database.url, undefined, log);
const notifications = await openPgNotifications(database.url, log);
afterAll(async () => {
  await notifications.close();
  await db.close();
  await database.close();
});

/** Collects payloads, and waits for a number of them. */
function collector<T>(): { received: T[]; receive(one: T): void; until(count: number): Promise<void> } {
  const received: T[] = [];
  const waiting: { count: number; resolve(): void }[] = [];
  return {
    received,
    receive(one) {
      received.push(one);
      for (const each of waiting) if (received.length >= each.count) each.resolve();
    },
    until: (count) => (received.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve }))),
  };
}

it('delivers what was committed, and nothing that was rolled back', async () => {
  const { received, receive, until } = collector<string>();
  await notifications.on('one', receive);
  await transact(db.pool, async (transaction) => {
    await notify(transaction, 'one', { number: 1 });
    throw new Error('no');
  }).catch(() => undefined);
  await transact(db.pool, (transaction) => notify(transaction, 'one', { number: 2 }));
  await until(1);
  expect(received).toEqual(['{"number":2}']);
});

it('listens again after its connection was cut, and reports the gap', async () => {
  const { received, receive, until } = collector<string>();
  const gap = new Promise<void>((resolve) => notifications.onGap(resolve));
  await notifications.on('two', receive);
  await transact(db.pool, (transaction) => notify(transaction, 'two', { number: 1 }));
  await until(1);
  await database.query(LOSE_NOTIFICATIONS);
  await gap;
  await transact(db.pool, (transaction) => notify(transaction, 'two', { number: 2 }));
  await until(2);
  expect(received).toEqual(['{"number":1}', '{"number":2}']);
});

it('one of two nodes does a job once, after the commit, and again when it fails', async () => {
  const { received, receive, until } = collector<unknown>();
  const nodes = await Promise.all([
    createJobs(database.url, log, { connections: 3 }),
    createJobs(database.url, log, { connections: 3 }),
  ]);
  const failing = { left: 1 };
  for (const jobs of nodes) {
    jobs.register('tell', async (payload) => receive(payload));
    jobs.register('fail-once', async (payload) => {
      if (failing.left-- > 0) throw new Error('not yet');
      receive(payload);
    });
    await jobs.start();
  }
  const [jobs] = nodes;
  await transact(db.pool, async (transaction) => {
    await jobs?.add(transaction, 'tell', { number: 0 });
    throw new Error('no');
  }).catch(() => undefined);
  await transact(db.pool, async (transaction) => {
    await jobs?.add(transaction, 'tell', { number: 1 });
    await jobs?.add(transaction, 'fail-once', { number: 2 });
  });
  await until(2);
  await Promise.all(nodes.map((each) => each.stop()));
  expect(received).toEqual([{ number: 1 }, { number: 2 }]);
  // Nothing of the done jobs is kept.
  expect(await database.query('select 1 from graphile_worker.jobs')).toEqual([]);
});
