import pg from 'pg';
import { expect, it } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';

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
  await database.drop();
});

it('is migrated once by nodes that start at once, and every migration can be undone', async () => {
  const database = await cloneDatabase();
  const log = createLog('silent');
  const first = await openDatabase(database.url, log, 2);
  while ((await first.source.query<unknown[]>('select 1 from migrations')).length > 0) await first.source.undoLastMigration();
  expect(Object.keys(await columnsOf(database.url))).toEqual(['migrations']);
  const nodes = await Promise.all([1, 2, 3].map(() => openDatabase(database.url, log, 2)));
  expect(Object.keys(await columnsOf(database.url))).toContain('advice_sessions');
  const applied: { name: string }[] = await first.source.query('select name from migrations');
  expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length);
  await Promise.all([first, ...nodes].map((each) => each.close()));
  await database.drop();
});

it('has a mark that is its own, also for a role that may not ask for the server’s identifier', async () => {
  const [one, other] = [await cloneDatabase(), await cloneDatabase()];
  const role = `modest_${one.url.split('_').at(-1)}`;
  await one.query(`create role ${role} login password 'modest'`);
  await one.query('revoke execute on function pg_control_system() from public');
  await one.query(`grant select on all tables in schema public to ${role}`);
  const modest = Object.assign(new URL(one.url), { username: role, password: 'modest' });
  const urls = [one.url, one.url, other.url, modest.href];
  const opened = await Promise.all(urls.map((url) => openDatabase(url, createLog('silent'), 2)));
  const [first, again, elsewhere, asked] = opened.map(({ mark }) => mark);
  for (const mark of [first, elsewhere, asked]) expect(mark).toMatch(/^[0-9a-f]{12}$/);
  expect(again).toBe(first);
  expect(elsewhere).not.toBe(first);
  await Promise.all(opened.map(({ close }) => close()));
  await one.query(`drop owned by ${role}`);
  await one.query(`drop role ${role}`);
  await Promise.all([one.drop(), other.drop()]);
});
