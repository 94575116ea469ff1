import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { openClone } from '../testing/open-database.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { readTogether, type Transaction, transact } from './transaction.ts';

const clone = await cloneDatabase();
const { pool, close } = await openClone(clone.url);
afterAll(async () => {
  await close();
  await clone.close();
});

it('what is read together is of one moment, and nothing can be written with it', async () => {
  await clone.query('create table test_pair (id int, state text)');
  await clone.query(`insert into test_pair values (1, 'before'), (2, 'before')`);
  const state = 'select state from test_pair where id = $1';
  const read = await readTogether(pool, async (db) => {
    const first = await db.query(state, [1]);
    await clone.query(`update test_pair set state = 'after'`);
    return [...first.rows, ...(await db.query(state, [2])).rows];
  });
  expect(read).toEqual([{ state: 'before' }, { state: 'before' }]);
  expect((await pool.query(state, [2])).rows).toEqual([{ state: 'after' }]);
  await expect(readTogether(pool, (db) => db.query('delete from test_pair'))).rejects.toMatchObject({ code: '25006' });
});

it.each([
  ['at once', 0, 4500],
  ['after a wait', 1500, 3000],
  ['after the longest wait', 2500, 2000],
])('a commit whose connection was free %s is waited for no longer than its caller can wait', async (_when, waitedMs, leftMs) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const query = vi.fn(async () => ({ rows: [] }));
    const connection = Object.assign(new pg.Client(), { query, release: () => undefined });
    const connect = async () => {
      vi.advanceTimersByTime(waitedMs);
      return connection;
    };
    await transact(Object.assign(new pg.Pool(), { connect }), async () => 'stored');
    expect(query).toHaveBeenLastCalledWith({ text: 'commit', query_timeout: leftMs });
  } finally {
    vi.useRealTimers();
  }
});

it('has last statements travel with the commit, in order, and rolls everything back when one fails', async () => {
  await clone.query('create table test_last (id int primary key)');
  const add = (id: number): [string, number[]] => ['insert into test_last values ($1)', [id]];
  const sent: string[] = [];
  const result = await transact(pool, async (transaction, last) => {
    const watch = vi.spyOn(transaction, 'query');
    last((sending) => sending.query(...add(2)));
    last((sending) => sending.query(...add(3)));
    await transaction.query(...add(1));
    // Nothing is sent before the work is done.
    sent.push(...watch.mock.calls.map((call) => String(call[0])));
    watch.mockRestore();
    return 'stored';
  });
  expect([result, sent]).toEqual(['stored', [add(1)[0]]]);
  await expect(
    transact(pool, async (transaction, last) => {
      last((sending) => sending.query(...add(5)));
      last((sending) => sending.query(...add(3)));
      await transaction.query(...add(4));
    }),
  ).rejects.toMatchObject({ code: '23505' });
  const stored = async (): Promise<unknown[]> => (await pool.query('select id from test_last order by id')).rows;
  expect(await stored()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  // The connection is whole again.
  await transact(pool, async (_transaction, last) => last((sending) => sending.query(...add(6))));
  expect(await stored()).toHaveLength(4);
});

it('has statements follow the commit: they see it, nobody waits for them, and they fail with what is not committed', async () => {
  await clone.query('create table test_following (id int primary key)');
  const count = async (connection: Transaction): Promise<number | null> =>
    (await connection.query('select pg_advisory_lock(7), pg_advisory_unlock(7) from test_following')).rowCount;
  const add = (transaction: Transaction, id: number) => transaction.query('insert into test_following values ($1)', [id]);
  const inUse = (): number => pool.totalCount - pool.idleCount;

  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock(7)');
  const { seen } = await transact(pool, async (transaction, last, following) => {
    const seen = following(count);
    last((sending) => add(sending, 2));
    await add(transaction, 1);
    return { seen };
  });
  // Their connection is theirs until they end.
  expect(inUse()).toBe(2);
  await holder.query('select pg_advisory_unlock(7)');
  holder.release();
  expect(await seen).toBe(2);
  await expect.poll(inUse).toBe(0);

  let failed: Promise<unknown> | undefined;
  await expect(
    transact(pool, async (transaction, _last, following) => {
      failed = following(count);
      await add(transaction, 1);
    }),
  ).rejects.toMatchObject({ code: '23505' });
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  expect(await count(pool)).toBe(2);
});
