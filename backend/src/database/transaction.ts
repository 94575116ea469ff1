import type pg from 'pg';

/** What runs within a transaction: one connection, and nothing to end it with. */
export type Transaction = Pick<pg.ClientBase, 'query'>;

/**
 * Runs some work in one transaction, on a plain connection: what happens for every answer must not pay for more.
 * @param work gets the connection; when it throws, everything is rolled back
 * @returns what the work returned, once it is committed
 * @throws what the work threw, or the driver's error when the database is away
 */
export async function transact<T>(pool: pg.Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    // The first statement need not wait for the answer to `begin`: the connection keeps their order.
    const [, result] = await Promise.all([client.query('begin'), work(client)]);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
