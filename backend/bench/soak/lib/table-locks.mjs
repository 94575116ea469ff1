import pg from 'pg';
import { pause } from '../../lib/clock.mjs';

/** Milliseconds between two questions for the same table. */
const EVERY_MS = 5;
/** PostgreSQL's code of a lock that was waited for too long. */
const TOO_LONG = '55P03';

/**
 * Asks for the lock that writing takes, on each table by a connection of its own, over and over. PostgreSQL itself measures the wait, so that a busy
 * machine does not count.
 * @param ms how long a table may be locked
 * @returns ends it, and resolves with the tables that were locked for longer, once for each time
 */
export async function watchTableLocks(url, tables, ms) {
  const locked = [];
  let going = true;
  const loops = tables.map(async (table) => {
    const client = new pg.Client({ connectionString: url, lock_timeout: ms });
    await client.connect();
    while (going) {
      await client.query(`begin; lock table ${table} in row exclusive mode; commit`).catch(async ({ code, message }) => {
        if (code !== TOO_LONG) throw new Error(message);
        locked.push(table);
        await client.query('rollback');
      });
      await pause(EVERY_MS);
    }
    await client.end();
  });
  return async () => {
    going = false;
    await Promise.all(loops);
    return locked;
  };
}
