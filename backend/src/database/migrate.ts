import pg from 'pg';
import type { DataSource } from 'typeorm';
import { codeOf } from '../lib/error-code.ts';
import type { Log } from '../lib/logger.ts';
import { pause } from '../lib/pause.ts';
import { server } from './server.statements.ts';
import type { Schema } from './tables.ts';

/** The advisory lock under which nodes migrate one after the other. */
const MIGRATION_LOCK = 7_203_114;
/** Milliseconds between two looks whether another node has finished. */
const LOOK_MS = 100;
/**
 * Milliseconds for which a migration waits for a table that somebody uses. Everybody else who needs the table waits behind it: a backup reads each
 * table for minutes, and all calls would wait as long.
 */
const LOCK_WAIT_MS = 500;
/** Milliseconds before it tries again. */
const AGAIN_MS = 1000;
/** PostgreSQL's codes of a lock that did not come, and of a deadlock. */
const IN_USE = ['55P03', '40P01'];

/**
 * Migrates a database to a schema. One node does it, while others that start wait. A table that is in use is waited for, however long, in short
 * attempts: calls go on meanwhile.
 * @param connect makes a connection for the migrations, without limits of time, beside these
 * @throws the driver's error when the database does not answer, or a migration fails
 */
export async function migrate(
  url: string,
  schema: Schema,
  log: Pick<Log, 'info' | 'warn'>,
  connect: (limits: pg.PoolConfig) => Promise<DataSource>,
): Promise<void> {
  const lock = new pg.Client({ connectionString: url, application_name: 'beside migration' });
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    // In looks: a statement that waits holds a snapshot, and an index that is made concurrently waits for all snapshots.
    while (!(await server.tryLockConnection(lock, MIGRATION_LOCK))) await pause(LOOK_MS);
    if (await isUpToDate(lock, schema)) return;
    const source = await connect({ lock_timeout: LOCK_WAIT_MS });
    try {
      await runAll(source, log);
    } finally {
      await source.destroy();
    }
  } finally {
    await lock.end();
  }
}

async function runAll(source: DataSource, log: Pick<Log, 'info' | 'warn'>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const applied = await source.runMigrations({ transaction: 'each' });
      if (applied.length > 0) log.info({ migrations: applied.map(({ name }) => name) }, 'database migrated');
      return;
    } catch (error) {
      if (!IN_USE.includes(codeOf(error))) throw error;
      // Once a minute: a backup may take long.
      if (attempt % 40 === 1) log.warn({ attempt }, 'a migration waits for a table that is in use, by a backup for example');
      await pause(AGAIN_MS);
    }
  }
}

/** Whether all migrations have run, as at most starts; read without TypeORM. */
async function isUpToDate(client: pg.Client, { migrations }: Schema): Promise<boolean> {
  if (!(await server.hasTable(client, 'migrations'))) return false;
  const applied = new Set(await server.migrations(client));
  return migrations.every(({ name }) => applied.has(name));
}
