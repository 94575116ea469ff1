import type pg from 'pg';

/** The driver takes a time-out for a single query as well. */
interface CommitConfig extends pg.QueryConfig {
  query_timeout: number;
}

/** What code may use within a transaction: one connection, without its end. */
export type Transaction = Pick<pg.ClientBase, 'query'>;

/**
 * Has a statement travel with the commit, for what nothing else waits for. If it fails, everything is rolled back.
 * @param send must send its statement at once: after an `await` the transaction has ended
 */
export type Last = (send: (transaction: Transaction) => Promise<unknown>) => void;

/**
 * Has statements follow the commit on its connection, without a trip of their own: they see what it has stored. Nobody waits for them but the
 * promise's reader.
 * @param read must send its statements at once
 * @throws what the transaction throws, where it is not committed
 */
export type Following = <T>(read: (connection: Transaction) => Promise<T>) => Promise<T>;

/** What runs in a transaction. */
type Work<T> = (transaction: Transaction, last: Last, following: Following) => Promise<T>;

/**
 * Milliseconds in which a commit must be confirmed, counted from the wait for the connection on, since a call is answered within 5 s; and the least of it
 * after long work. Where no standby confirms commits, all of them hang, and with them every connection.
 */
const CONFIRM_MS = 4_500;
const LEAST_CONFIRM_MS = 2_000;

/**
 * Runs some work in one transaction, on a plain connection: hot paths must not pay for TypeORM.
 * @param work gets the connection, and what has statements travel with the commit or follow it; an error rolls everything back
 * @returns the work's result, after the commit
 * @throws the work's error, or the driver's when the database is away
 */
export function transact<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  return within(pool, 'begin', work);
}

/**
 * Reads several statements' rows as of one moment, so that what stands in several tables agrees.
 * @throws as `transact`
 */
export function readTogether<T>(pool: pg.Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return within(pool, 'begin isolation level repeatable read, read only', work);
}

async function within<T>(pool: pg.Pool, begin: string, work: Work<T>): Promise<T> {
  const since = performance.now();
  const client = await pool.connect();
  const sends: Parameters<Last>[0][] = [];
  const follow = following();
  let broken = false;
  let behind: Promise<unknown> | null = null;
  try {
    // The first statement need not wait for the answer to `begin`: the connection keeps their order.
    const [, result] = await Promise.all([client.query(begin), work(client, (send) => sends.push(send), follow.add)]);
    const commit: CommitConfig = {
      text: 'commit',
      query_timeout: Math.max(LEAST_CONFIRM_MS, Math.round(CONFIRM_MS - (performance.now() - since))),
    };
    // PostgreSQL answers a commit after a failed statement with a rollback.
    const committed = Promise.all([...sends.map((send) => send(client)), client.query(commit)]);
    behind = follow.start(client);
    await committed;
    return result;
  } catch (error) {
    follow.fail(error);
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    if (behind) void behind.finally(() => client.release(broken));
    else client.release(broken);
  }
}

/** What follows a commit. */
function following() {
  const reads: { start(connection: Transaction): Promise<unknown>; fail(error: unknown): void }[] = [];
  const add: Following = <T>(read: (connection: Transaction) => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    // Its reader may never ask.
    promise.catch(() => undefined);
    reads.push({ start: (connection) => read(connection).then(resolve, reject), fail: reject });
    return promise;
  };
  return {
    add,
    /** Sends everything behind the commit. Null: there is nothing. */
    start: (connection: Transaction): Promise<unknown> | null =>
      reads.length === 0 ? null : Promise.all(reads.map((read) => read.start(connection))),
    fail(error: unknown): void {
      for (const read of reads) read.fail(error);
    },
  };
}
