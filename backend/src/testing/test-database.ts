import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  /** Runs one statement. */
  query(statement: string): Promise<unknown[]>;
  /** Ends its connections. */
  close(): Promise<void>;
}

/**
 * Ends the connections on which nodes of this database receive notifications. The tests' databases share one server, so a statement that ends
 * connections names its own.
 */
export const LOSE_NOTIFICATIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'beside notices' and datname = current_database()`;

/** Clones the template database for one test file. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  // A third of the time of the default, which writes every block to the log.
  await asAdmin(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 10, allowExitOnIdle: true });
  pool.on('error', () => undefined);
  return {
    url: url.href,
    query: async (statement) => (await pool.query(statement)).rows,
    // The server is removed with all databases at the end of the run, which costs less than each of them.
    close: () => pool.end(),
  };
}

async function asAdmin(statement: string): Promise<void> {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  try {
    // Two clones at once may find the template in use.
    for (let attempt = 1; ; attempt++) {
      try {
        await admin.query(statement);
        return;
      } catch (error) {
        if (attempt >= 20 || !(error instanceof Error && 'code' in error && error.code === '55006')) throw error;
        await admin.query('select pg_sleep(0.1)');
      }
    }
  } finally {
    await admin.end();
  }
}
