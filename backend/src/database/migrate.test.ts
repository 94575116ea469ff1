import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { expect, it, vi } from 'vitest';
import { SCHEMA } from '../app.features.ts';
import { CONNECTIONS } from '../config.ts';
import { createLog } from '../lib/logger.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { WAIT } from '../testing/wait.ts';
import { openDatabase } from './database.ts';

class AddsColumn1900000000000 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runner.query('alter table users add column nickname text');
  down = async (): Promise<void> => undefined;
}

class MakesIndex1900000000001 implements MigrationInterface {
  transaction = false;
  up = (runner: QueryRunner): Promise<void> => runner.query('create index concurrently users_nickname on users ("lastName")');
  down = async (): Promise<void> => undefined;
}

const withMigration = (each: new () => MigrationInterface) => ({ ...SCHEMA, migrations: [...SCHEMA.migrations, each] });

it('a migration that waits for a backup to end keeps nobody else from the table', async () => {
  const database = await cloneDatabase();
  const reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('begin');
  await reader.query('select 1 from users');
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const opening = openDatabase(database.url, withMigration(AddsColumn1900000000000), log, CONNECTIONS.min);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith({ attempt: 1 }, expect.stringContaining('in use')), WAIT);
  // Whoever writes meanwhile waits for one short attempt at most.
  await database.query('update users set "updatedAt" = now()');
  await reader.query('commit');
  await reader.end();
  const db = await opening;
  expect(await database.query('select nickname from users')).toEqual([]);
  await db.close();
  await database.close();
});

it('an index is made concurrently while another node waits to start', async () => {
  const database = await cloneDatabase();
  const open = () => openDatabase(database.url, withMigration(MakesIndex1900000000001), createLog('silent'), CONNECTIONS.min);
  const nodes = await Promise.all([open(), open(), open()]);
  expect(await database.query(`select indisvalid from pg_index where indexrelid = 'users_nickname'::regclass`)).toEqual([
    { indisvalid: true },
  ]);
  await Promise.all(nodes.map((db) => db.close()));
  await database.close();
});
