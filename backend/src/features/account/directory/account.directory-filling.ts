import type pg from 'pg';
import type { Jobs } from '../../../database/jobs.ts';
import { longWork } from '../../../database/long-work.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { codeOf } from '../../../lib/error-code.ts';
import { pause } from '../../../lib/pause.ts';
import { filling } from './account.directory-filling.statements.ts';

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

/** How far the index of searches is. `isUsable`: searches may use it. `isDone`: nothing is left to do. */
export async function indexState(db: Transaction): Promise<{ isUsable: boolean; isDone: boolean }> {
  const index = await filling.searchIndex(db);
  return { isUsable: index !== null, isDone: index?.isDone ?? false };
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
  if (!(await filling.tryLock(client, LOCK))) return false;
  const { number, owner, search } = filling.indexes;
  await makeIndex(client, number);
  await makeIndex(client, owner);
  while (await filling.isAnyLeft(client)) {
    await fill(client, signal);
    await pause(RETRY_MS / 10, signal);
  }
  await forbidNull(client, signal);
  await makeIndex(client, search);
  await filling.markDone(client);
  return true;
}

/** Makes an index while others write. One that was not finished is invalid for ever, so it is made anew. */
async function makeIndex(client: pg.ClientBase, { name, create, drop }: typeof filling.indexes.number): Promise<void> {
  const isValid = await filling.isIndexValid(client, name);
  if (isValid) return;
  if (isValid !== null) await drop(client);
  await create(client);
}

/** Numbers all who have none, the newest first, so that the newest are soon found. */
async function fill(client: pg.ClientBase, signal?: AbortSignal): Promise<void> {
  let next = Number(await filling.nextNumber(client));
  for await (const users of filling.unnumbered(client, BATCH)) {
    const filled = await filling.fill(
      client,
      users.map(({ id }) => id),
      next,
    );
    next -= filled ?? 0;
    signal?.throwIfAborted();
  }
}

/** Forbids users without a number. With a condition that is proven already, PostgreSQL need not read the table while it is locked. */
async function forbidNull(client: pg.ClientBase, signal?: AbortSignal): Promise<void> {
  if (await filling.hasNotNull(client)) return;
  await briefly(client, signal, [filling.dropCheckIfExists, filling.addCheck]);
  await filling.validateCheck(client);
  await briefly(client, signal, [filling.setNotNull, filling.dropCheck]);
}

/** Runs statements that lock the whole table, in a transaction, once the lock is free: who waits for it makes all readers wait behind them. */
async function briefly(
  client: pg.ClientBase,
  signal: AbortSignal | undefined,
  statements: ((db: Transaction) => Promise<void>)[],
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      await filling.begin(client);
      await filling.waitBriefly(client);
      for (const run of statements) await run(client);
      await filling.commit(client);
      return;
    } catch (error) {
      await filling.rollback(client);
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    }
    await pause(RETRY_MS, signal);
  }
}
