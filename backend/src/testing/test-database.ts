import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  /** Runs one statement, on a connection of its own. */
  query(statement: string): Promise<unknown[]>;
  drop(): Promise<void>;
}

/** Clones the template database for one test file, and drops it at the file's end. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    query: async (statement) => {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      try {
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    },
    drop: () => asAdmin(`drop database ${name} with (force)`),
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
