import { afterAll, expect, it } from 'vitest';
import { openClone } from '../testing/open-database.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { addUpDaily, countDaily, readDaily } from './counters.ts';
import { transact } from './transaction.ts';

const clone = await cloneDatabase();
const db = await openClone(clone.url);
const { pool } = db;
afterAll(async () => {
  await db.close();
  await clone.close();
});
const today = new Date().toISOString().slice(0, 10);

it('counts what is committed, by day, before and after the rows are added up', async () => {
  const yesterday = new Date(Date.now() - 86_400_000);
  await Promise.all(Array.from({ length: 30 }, () => transact(pool, (transaction) => countDaily(transaction, 'advice'))));
  await transact(pool, (transaction) => countDaily(transaction, 'incomeCents', 999, yesterday));
  await transact(pool, (transaction) => countDaily(transaction, 'incomeCents', -99, yesterday));
  const failing = transact(pool, async (transaction) => {
    await countDaily(transaction, 'advice');
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  const counts = [
    { day: yesterday.toISOString().slice(0, 10), name: 'incomeCents', count: 900 },
    { day: today, name: 'advice', count: 30 },
  ];
  expect(await readDaily(pool, '2000-01-01')).toEqual(counts);
  // Two nodes at once, and one more row between.
  const taken = await Promise.all([addUpDaily(pool), addUpDaily(pool)]);
  expect(taken.reduce((sum, each) => sum + each, 0)).toBe(32);
  expect(await readDaily(pool, '2000-01-01')).toEqual(counts);
  await countDaily(pool, 'advice');
  await addUpDaily(pool);
  expect(await readDaily(pool, today)).toEqual([{ day: today, name: 'advice', count: 31 }]);
  const { rows } = await pool.query('select count(*)::int as rows from daily_counts');
  expect(rows).toEqual([{ rows: 2 }]);
});
