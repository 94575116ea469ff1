import { expect, it } from 'vitest';
import { transact } from '../../../database/transaction.ts';
import { signUp } from '../../../testing/accounts.ts';
import { useApp } from '../../../testing/use-app.ts';
import { compact } from './account.directory.statements.ts';
import { directory } from './account.directory.ts';

const { app, database } = await useApp();
const { pool } = app.db;
const { page, search, counts } = directory({ pool });

/** Users with these numbers, by one statement: buckets of ten thousand without ten thousand users each. */
const insert = (numbers: number[], plan = 'free', name = 'Clara') =>
  pool.query(
    `insert into users (id, email, password, "firstName", "lastName", "subscriptionPlan", number)
     select 'user-' || n, n || '@example.com', '', $2, 'Almeida', $3, n from unnest($1::bigint[]) n`,
    [numbers, name, plan],
  );
const numbered = ({ users }: { users: { id: string }[] }): number[] => users.map(({ id }) => Number(id.slice(5)));
const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, n) => first + n);

it('finds each page by the ledger, across buckets and gaps, whatever is deleted, changed or added up', async () => {
  const all = [...from(9_990, 20), ...from(29_995, 10), ...from(70_000, 5)];
  await insert(all.slice(0, 20));
  await insert(all.slice(20), 'gold');
  const expected = all.toReversed();
  const walk = async (): Promise<number[]> => {
    const seen: number[] = [];
    for (let number = 1; ; number++) {
      const next = numbered(await page(number, 3));
      if (next.length === 0) return seen;
      seen.push(...next);
    }
  };
  expect(await walk()).toEqual(expected);
  expect(await counts()).toEqual({ total: 35, byPlan: { free: 20, bronze: 0, silver: 0, gold: 15 } });

  const gone = [70_004, 29_995, 10_000];
  await pool.query('delete from users where number = any($1::bigint[])', [gone]);
  await pool.query(`update users set "subscriptionPlan" = 'silver' where number between 9990 and 9992`);
  await pool.query(`update users set "usageCount" = 1`);
  for (const compacted of [false, true]) {
    if (compacted) await compact(pool);
    expect(await walk()).toEqual(expected.filter((number) => !gone.includes(number)));
    expect(await counts()).toEqual({ total: 32, byPlan: { free: 16, bronze: 0, silver: 3, gold: 13 } });
  }
  expect(await pool.query('select 1 from user_counts')).toMatchObject({ rowCount: 6 });
});

it('searches from the newest bucket to the oldest, and counts no further than a thousand', async () => {
  await insert(from(200_000, 1010), 'free', 'Wolfgang');
  await insert(from(50_000, 3), 'free', 'Wolfhard');
  expect(await search('wolf', 1, 2)).toMatchObject({
    total: 1000,
    isMore: true,
    users: [{ id: 'user-201009' }, { id: 'user-201008' }],
  });
  expect(numbered(await search('wolf', 500, 2))).toEqual([200_011, 200_010]);
  expect(await search('wolf', 501, 2)).toMatchObject({ users: [] });
  const rare = await search('OLFHARD almeida', 1, 2);
  expect([numbered(rare), rare.total, rare.isMore]).toEqual([[50_002, 50_001], 3, false]);
  // A very long search asks for some of its pieces alone, and compares the whole.
  expect(await search(`wolfhard ${'almeida '.repeat(15)}${'x'.repeat(40)}`, 1, 2)).toMatchObject({ total: 0 });
});

it('lets registrations go on while others are open, and while the ledger is added up', async () => {
  const { total } = await counts();
  await transact(pool, async (transaction) => {
    await compact(transaction);
    await signUp(app);
    await transaction.query(
      `insert into users (id, email, password, "firstName", "lastName") values ('open', 'open', '', 'A', 'B')`,
    );
    await signUp(app);
    expect((await counts()).total).toBe(total + 2);
  });
  expect((await counts()).total).toBe(total + 3);
  expect(await database.query('select count(*)::int as n from users')).toEqual([{ n: total + 3 }]);
});
