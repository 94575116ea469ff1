import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { SCHEMA } from '../app.features.ts';
import { CONNECTIONS } from '../config.ts';
import { createLog } from '../lib/logger.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { WAIT } from '../testing/wait.ts';
import { shareConnections } from './connections.ts';
import { openDatabase } from './database.ts';
import { transact } from './transaction.ts';

const TABLES_OF_THE_SPECIFICATION: Record<string, string[]> = {
  sessions: ['sid', 'sess', 'expire'],
  users:
    'id email password firstName lastName dateOfBirth profileImageUrl stripeCustomerId stripeSubscriptionId subscriptionPlan subscriptionStatus usageCount usageResetAt isAdmin isOwner isEmailVerified createdAt updatedAt'.split(
      ' ',
    ),
  auth_tokens: ['id', 'email', 'token', 'tokenType', 'expiresAt', 'isUsed', 'createdAt'],
  api_tokens: [
    'id',
    'userId',
    'tokenName',
    'tokenHash',
    'permissions',
    'createdByUserId',
    'lastUsed',
    'expiresAt',
    'isActive',
    'createdAt',
  ],
  couples_sessions: [
    'id',
    'sessionToken',
    'partner1Id',
    'partner2Id',
    'partner1Name',
    'partner2Name',
    'sessionName',
    'isActive',
    'createdAt',
  ],
  couples_messages: ['id', 'sessionId', 'senderId', 'senderName', 'message', 'messageType', 'createdAt'],
  admin_settings: ['id', 'adminPassword', 'createdAt', 'updatedAt'],
  site_announcements: [
    'id',
    'title',
    'message',
    'isActive',
    'announcementType',
    'startDate',
    'endDate',
    'createdAt',
    'updatedAt',
  ],
  anonymous_usage: ['id', 'ipAddress', 'userAgent', 'sessionCount', 'monthYear', 'lastUsed', 'createdAt'],
  system_status: ['id', 'status', 'title', 'message', 'isActive', 'createdBy', 'createdAt', 'updatedAt'],
  advice_sessions: [
    'id',
    'userId',
    'creatorIpAddress',
    'category',
    'description',
    'adviceStyle',
    'advice',
    'createdAt',
    'language',
  ],
  chat_messages: ['id', 'sessionId', 'userId', 'message', 'messageType', 'createdAt'],
};

async function columnsOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns where table_schema = 'public' group by 1`,
  );
  await client.end();
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

it('has every table and column of the specification, as spelt there', async () => {
  const database = await cloneDatabase();
  const columns = await columnsOf(database.url);
  for (const [table, names] of Object.entries(TABLES_OF_THE_SPECIFICATION))
    expect(columns[table], table).toEqual(expect.arrayContaining(names));
  await database.close();
});

it('is migrated once by nodes that start at once, and every migration can be undone', async () => {
  const database = await cloneDatabase();
  const log = createLog('silent');
  const first = await openDatabase(database.url, SCHEMA, log, CONNECTIONS.min);
  while ((await first.source.query<unknown[]>('select 1 from migrations')).length > 0) await first.source.undoLastMigration();
  expect(Object.keys(await columnsOf(database.url))).toEqual(['migrations']);
  const nodes = await Promise.all([1, 2, 3].map(() => openDatabase(database.url, SCHEMA, log, CONNECTIONS.min)));
  expect(Object.keys(await columnsOf(database.url))).toContain('advice_sessions');
  const applied: { name: string }[] = await first.source.query('select name from migrations');
  expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length);
  await Promise.all([first, ...nodes].map((each) => each.close()));
  await database.close();
});

it('survives the loss of connections, in a transaction and checked out', async () => {
  const clone = await cloneDatabase();
  const database = await openDatabase(clone.url, SCHEMA, createLog('silent'));
  const pid = 'select pg_backend_pid() as pid';
  const lost = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ message: expect.any(String) });
  await lost(
    transact(database.pool, async (transaction) => {
      const { rows } = await transaction.query<{ pid: number }>(pid);
      await clone.query(`select pg_terminate_backend(${rows[0]?.pid})`);
      // No statement runs at the moment of the loss, so only a listener receives it.
      await vi.waitUntil(
        async () => (await clone.query(`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`)).length === 0,
        WAIT,
      );
      await transaction.query('select 1');
    }),
  );
  await lost(
    database.source.transaction(async (manager) => {
      const [row]: { pid: number }[] = await manager.query(pid);
      await clone.query(`select pg_terminate_backend(${row?.pid})`);
      await manager.query('select pg_sleep(1)');
    }),
  );
  const client = await database.writers.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  await clone.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
  );
  await ended;
  client.release(true);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(await database.source.query('select 1 as one')).toEqual([{ one: 1 }]);
  await database.close();
  await clone.close();
});

it("bounds a node's connections, its waits for locks, and abandoned transactions", async () => {
  for (const total of [8, 9, 15, 16, 20, 100])
    expect(Object.values(shareConnections(total)).reduce((sum, share) => sum + share, 0)).toBe(total);
  const clone = await cloneDatabase();
  const database = await openDatabase(clone.url, SCHEMA, createLog('silent'), CONNECTIONS.min);
  const asked = ['lock_timeout', 'idle_in_transaction_session_timeout', 'statement_timeout'];
  for (const pool of [database.pool, database.writers])
    for (const setting of asked) {
      const { rows } = await pool.query<Record<string, string>>(`show ${setting}`);
      expect(rows[0]?.[setting], setting).not.toBe('0');
    }
  const frozen = await database.pool.connect();
  const ended = new Promise((resolve) => frozen.once('end', resolve));
  await frozen.query('begin');
  await ended;
  frozen.release(true);
  await database.close();
  await clone.close();
});

it('has its own id, also for a role that may not read the server’s identifier', async () => {
  const [one, other] = [await cloneDatabase(), await cloneDatabase()];
  const role = `modest_${one.url.split('_').at(-1)}`;
  await one.query(`create role ${role} login password 'modest'`);
  await one.query('revoke execute on function pg_control_system() from public');
  await one.query(`grant select on all tables in schema public to ${role}`);
  const modest = Object.assign(new URL(one.url), { username: role, password: 'modest' });
  const urls = [one.url, one.url, other.url, modest.href];
  const opened = await Promise.all(urls.map((url) => openDatabase(url, SCHEMA, createLog('silent'), CONNECTIONS.min)));
  const [first, again, elsewhere, asked] = opened.map(({ installationId }) => installationId);
  for (const installationId of [first, elsewhere, asked]) expect(installationId).toMatch(/^[0-9a-f]{12}$/);
  expect(again).toBe(first);
  expect(elsewhere).not.toBe(first);
  await Promise.all(opened.map(({ close }) => close()));
  await one.query(`drop owned by ${role}`);
  await one.query(`drop role ${role}`);
  await Promise.all([one.close(), other.close()]);
});
