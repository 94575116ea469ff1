import type pg from 'pg';
import type { Jobs } from '../../database/jobs.ts';
import { longWork } from '../../database/long-work.ts';
import type { Transaction } from '../../database/transaction.ts';
import { codeOf } from '../../lib/error-code.ts';
import { pause } from '../../lib/pause.ts';

const TASK = 'user-directory';
/** The advisory lock under which one node at a time works on it. */
const LOCK = 7_203_125;
/** Users of one transaction. */
const BATCH = 1000;
/** Milliseconds before the next try, when another node works on it, or this one stops. */
const AGAIN_MS = 10_000;
/** Milliseconds between two tries for a lock, or for users who are locked. */
const RETRY_MS = 700;
/** PostgreSQL's code of a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** The last index is the one of searches: with it, all is done. */
const INDEXES = {
  users_number: 'create unique index concurrently users_number on users (number)',
  users_owner: 'create index concurrently users_owner on users ("isOwner") where "isOwner" = 1',
  users_search:
    'create index concurrently users_search on users using gin (account_pieces(number, "searchText")) with (fastupdate = off)',
};

/**
 * Gives the next users their numbers downwards from $2, and moves them within the ledger. It waits for nobody's lock: whoever is locked now has
 * their turn later.
 */
const FILL = `
with picked as materialized (
    select u.id, given.n from unnest($1::text[]) with ordinality given (id, n) join users u on u.id = given.id
    where u.number is null order by given.n for update of u skip locked),
  ranked as (select id, row_number() over (order by n) as n from picked),
  filled as (
    update users u set number = $2::bigint + 1 - ranked.n, "searchText" = account_fold("firstName" || ' ' || "lastName" || ' ' || email)
    from ranked where u.id = ranked.id returning u.number, u."subscriptionPlan" as plan),
  counted as (
    insert into user_counts (bucket, plan, delta)
    select number / 10000, plan, count(*) from filled group by 1, 2 union all select -1, plan, -count(*) from filled group by 1, 2)
select count(*)::int as filled from filled`;

/** How far the index of searches is. `isUsable`: searches may use it. `isDone`: nothing is left to do. */
export async function indexState(db: Transaction): Promise<{ isUsable: boolean; isDone: boolean }> {
  const { rows } = await db.query<{ isDone: boolean }>(
    `select attstattarget is not distinct from 0 as "isDone" from pg_index join pg_attribute on attrelid = indexrelid and attnum = 1
     where indexrelid = to_regclass('users_search') and indisvalid`,
  );
  return { isUsable: rows.length > 0, isDone: rows[0]?.isDone ?? false };
}

/** Does what the migration leaves where there are many users: their numbers and texts in batches, and the indexes, while all nodes serve. */
export function directoryFilling({ pool, jobs }: { pool: pg.Pool; jobs: Pick<Jobs, 'add' | 'register'> }) {
  const add = (at?: Date): Promise<void> => jobs.add(pool, TASK, {}, { at, key: TASK });

  jobs.register(TASK, async (_payload, helpers) => {
    const signal = helpers?.abortSignal;
    const isDone = await longWork(pool, signal, (client) => fillDirectory(client, signal)).catch((error: unknown) => {
      if (signal?.aborted) return false;
      throw error;
    });
    if (!isDone) await add(new Date(Date.now() + AGAIN_MS));
  });

  /** Asks for the job if something is left to do. */
  return async function fillMissing(): Promise<void> {
    if (!(await indexState(pool)).isDone) await add();
  };
}

/**
 * Fills the directory. Whatever ends it, the next run goes on from there.
 * @param client a connection of its own
 * @returns false: another node works on it
 */
export async function fillDirectory(client: pg.ClientBase, signal?: AbortSignal): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [LOCK]);
  if (!rows[0]?.isMine) return false;
  await makeIndex(client, 'users_number');
  await makeIndex(client, 'users_owner');
  while (await isAnyLeft(client)) {
    await fill(client, signal);
    await pause(RETRY_MS / 10, signal);
  }
  await forbidNull(client, signal);
  await makeIndex(client, 'users_search');
  await client.query('alter index users_search alter column 1 set statistics 0');
  return true;
}

/** Makes an index while others write. One that was not finished is invalid for ever, so it is made anew. */
async function makeIndex(client: pg.ClientBase, name: keyof typeof INDEXES): Promise<void> {
  const { rows } = await client.query<{ isValid: boolean }>(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [name],
  );
  if (rows[0]?.isValid) return;
  if (rows[0]) await client.query(`drop index concurrently ${name}`);
  await client.query(INDEXES[name]);
}

async function isAnyLeft(client: pg.ClientBase): Promise<boolean> {
  return (await client.query('select 1 from users where number is null limit 1')).rowCount === 1;
}

/** Numbers all who have none, the newest first, so that the newest are soon found. */
async function fill(client: pg.ClientBase, signal?: AbortSignal): Promise<void> {
  const { rows } = await client.query<{ next: string }>(
    'select coalesce((select min(number) from users), (select last_value from users_number_seq)) - 1 as next',
  );
  let next = Number(rows[0]?.next);
  await client.query(
    'declare unnumbered cursor with hold for select id from users where number is null order by "createdAt" desc, id desc',
  );
  for (;;) {
    signal?.throwIfAborted();
    const { rows: users } = await client.query<{ id: string }>(`fetch ${BATCH} from unnumbered`);
    if (users.length === 0) break;
    const { rows: done } = await client.query<{ filled: number }>(FILL, [users.map(({ id }) => id), next]);
    next -= done[0]?.filled ?? 0;
  }
  await client.query('close unnumbered');
}

/** Forbids users without a number. With a condition that is proven already, PostgreSQL need not read the table while it is locked. */
async function forbidNull(client: pg.ClientBase, signal?: AbortSignal): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_attribute where attrelid = 'users'::regclass and attname = 'number' and attnotnull`,
  );
  if (rowCount === 1) return;
  await briefly(client, signal, [
    'alter table users drop constraint if exists users_numbered',
    'alter table users add constraint users_numbered check (number is not null) not valid',
  ]);
  await client.query('alter table users validate constraint users_numbered');
  await briefly(client, signal, [
    'alter table users alter number set not null',
    'alter table users drop constraint users_numbered',
  ]);
}

/** Runs statements that lock the whole table, in a transaction, once the lock is free: who waits for it makes all readers wait behind them. */
async function briefly(client: pg.ClientBase, signal: AbortSignal | undefined, statements: string[]): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = '300ms'`);
      for (const statement of statements) await client.query(statement);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    }
    await pause(RETRY_MS, signal);
  }
}
