import pg from 'pg';
import { expect, it } from 'vitest';
import type { Jobs } from '../../../database/jobs.ts';
import { useApp } from '../../../testing/use-app.ts';
import { UserDirectory1763873000000 } from '../migrations/1763873000000-user-directory.ts';
import { directory } from './account.directory.ts';
import { directoryFilling, fillDirectory, indexState } from './account.directory-filling.ts';

const { app, database } = await useApp();
const { pool, source } = app.db;
const USERS = 5001;

const own = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
const schema = async (): Promise<unknown[]> =>
  database.query(
    `select column_name || ' ' || is_nullable || coalesce(column_default, '') as line from information_schema.columns
       where table_name = 'users' and column_name in ('number', 'searchText')
     union all select indexdef from pg_indexes where tablename = 'users' union all select conname from pg_constraint where conrelid = 'users'::regclass order by 1`,
  );

it('fills a large table step by step while others read and write, whatever is killed in between', async () => {
  const before = await schema();
  const runner = source.createQueryRunner();
  const migration = new UserDirectory1763873000000();
  await migration.down(runner);
  await database.query(
    `insert into users (id, email, password, "firstName", "lastName", "createdAt")
     select 'u' || n, n || '@a.b', '', 'Zoë', 'Ng', timestamptz '2025-01-01' + n * interval '1 minute' from generate_series(1, ${USERS}) n`,
  );
  const add = (id: string) =>
    database.query(
      `insert into users (id, email, password, "firstName", "lastName") values ('${id}', '${id}', '', 'Zoé', 'New')`,
    );
  await runner.startTransaction();
  await migration.up(runner);
  await runner.commitTransaction();
  await runner.release();
  const { search, page, counts } = directory({ pool });

  // Nobody has a number yet: who registers is found, changes and deletions count, and nothing is hidden as if it were all.
  await add('late');
  expect(await search('zoe', 1, 10)).toMatchObject({ users: [{ id: 'late' }], isMore: true });
  expect(await page(1, 10)).toMatchObject({ users: [{ id: 'late' }], total: USERS + 1 });
  await database.query(
    `delete from users where id = 'u1'; update users set "subscriptionPlan" = 'gold' where id in ('u2', 'u3')`,
  );
  expect(await counts()).toMatchObject({ total: USERS, byPlan: { free: USERS - 2, gold: 2 } });

  // One user is locked: a node that is killed has left the others numbered.
  const [locking, killed, other] = await Promise.all([own(), own(), own()]);
  await locking.query(`begin; select 1 from users where id = 'u4000' for key share`);
  const { rows } = await killed.query<{ pid: number }>('select pg_backend_pid() as pid');
  const filling = fillDirectory(killed).catch((error: unknown) => error);
  await expect
    .poll(() => database.query(`select count(*)::int as n from users where number is null`), { interval: 20 })
    .toEqual([{ n: 1 }]);
  expect(await fillDirectory(other)).toBe(false);
  await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
  expect(await filling).toBeInstanceOf(Error);
  // Another was killed as it made the index: it is there, and invalid.
  await other.query(`create index users_search on users using gin (account_pieces(1, 'abc'))`);
  await other.query(`update pg_index set indisvalid = false where indexrelid = 'users_search'::regclass`);
  expect(await indexState(pool)).toEqual({ isUsable: false, isDone: false });
  await locking.query('commit');
  expect(await fillDirectory(other)).toBe(true);
  await Promise.all([locking.end(), other.end()]);

  expect(await indexState(pool)).toEqual({ isUsable: true, isDone: true });
  expect(await schema()).toEqual(before);
  expect(await counts()).toMatchObject({ total: USERS, byPlan: { free: USERS - 2, gold: 2 } });
  expect(
    await database.query(
      `select plan, sum(delta)::int as n from user_counts where bucket < 0 group by plan having sum(delta) <> 0`,
    ),
  ).toEqual([]);
  const ids = async (number: number) => (await page(number, 10)).users.map(({ id }) => id);
  expect((await ids(1)).slice(0, 3)).toEqual(['late', 'u5001', 'u5000']);
  expect((await ids(Math.ceil(USERS / 10))).at(-1)).toBe('u4000');
  expect(await search('4999@a.b', 1, 10)).toMatchObject({ users: [{ id: 'u4999' }], total: 1, isMore: false });
  expect(await database.query('select min(number)::int as least from users')).toEqual([{ least: 2 }]);
});

it('asks for the job where something is left to do, and goes on later when the node stops', async () => {
  const added: (Date | undefined)[] = [];
  let task: Parameters<Jobs['register']>[1] = async () => undefined;
  const add: Jobs['add'] = async (_transaction, _task, _payload, timing) => void added.push(timing?.at);
  const register: Jobs['register'] = (_task, work) => {
    task = work;
  };
  const fillMissing = directoryFilling({ pool, jobs: { add, register } });
  await database.query('drop index users_search');
  await fillMissing();
  expect(added).toEqual([undefined]);
  await task({}, { abortSignal: AbortSignal.abort() });
  expect(added).toEqual([undefined, expect.any(Date)]);
  await task({});
  await fillMissing();
  expect([added.length, await indexState(pool)]).toEqual([2, { isUsable: true, isDone: true }]);
});
