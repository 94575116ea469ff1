import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { withoutPooler } from '../config.database.ts';
import { createLog } from '../lib/logger.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { longWork } from './long-work.ts';
import { notify } from './pg-notifications.ts';
import { server as statements } from './server.statements.ts';
import { transact } from './transaction.ts';

const NOTHING = { entities: [], migrations: [] };
const log = createLog('silent');
const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** What a client says to PostgreSQL: the parameters with which it begins, and the names of the statements that it prepares. */
interface Said {
  beginnings: Record<string, string>[];
  names: string[];
}

/** Stands where a pooler would, and records what a pooler in transaction mode could not take. */
async function recorder(target: string): Promise<{ url: string; said: Said }> {
  const said: Said = { beginnings: [], names: [] };
  const { hostname, port } = new URL(target);
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
    let unread = Buffer.alloc(0);
    let begun = false;
    near.on('data', (chunk) => {
      unread = Buffer.concat([unread, chunk]);
      for (;;) {
        const at = begun ? 1 : 0;
        if (unread.length < at + 4) return;
        const length = at + unread.readInt32BE(at);
        if (unread.length < length) return;
        const type = begun ? String.fromCharCode(unread[0] ?? 0) : 'beginning';
        const texts = unread
          .subarray(begun ? 5 : 8, length)
          .toString('utf8')
          .split('\0');
        if (type === 'beginning') said.beginnings.push(pairsOf(texts));
        if (type === 'P') said.names.push(texts[0] ?? '');
        begun = true;
        unread = unread.subarray(length);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return { url: url.href, said };
}

const pairsOf = (texts: string[]): Record<string, string> =>
  Object.fromEntries(texts.flatMap((name, at) => (at % 2 === 0 && name !== '' ? [[name, texts[at + 1] ?? '']] : [])));

/** A database, and a place in front of it where its clients are heard. */
async function pooled(settings: Record<string, string>) {
  const clone = await cloneDatabase();
  closers.push(clone.close);
  const name = new URL(clone.url).pathname.slice(1);
  for (const [setting, value] of Object.entries(settings)) await clone.query(`alter database ${name} set ${setting} = ${value}`);
  const { url, said } = await recorder(clone.url);
  const open = async (isPooled: boolean) => {
    const db = await openDatabase({ url, directUrl: clone.url, isPooled }, NOTHING, log);
    closers.push(db.close);
    return db;
  };
  return { clone, said, open };
}

/** A limit so short that a test can see it hold; shorter than asked for is accepted. */
const LIMITS = { statement_timeout: '100', lock_timeout: '2000', idle_in_transaction_session_timeout: '4000', jit: 'off' };

it('a pooler gets no settings and no names of statements, and its limits of time hold', async () => {
  const { said, open } = await pooled(LIMITS);
  const { pool, writers, source } = await open(true);
  for (const each of [pool, writers])
    for (let time = 0; time < 2; time++) await transact(each, (transaction) => notify(transaction, 'pooler', { time }));
  expect(await source.query('select 1 as one')).toEqual([{ one: 1 }]);
  for (const beginning of said.beginnings)
    expect(Object.keys(beginning).toSorted()).toEqual(['application_name', 'client_encoding', 'database', 'user']);
  expect(said.names.length).toBeGreaterThanOrEqual(4);
  expect(new Set(said.names)).toEqual(new Set(['']));
  await expect(transact(pool, (transaction) => transaction.query('select pg_sleep(60)'))).rejects.toMatchObject({
    code: '57014',
  });
  await expect(pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
});

it('without a pooler a node sets its own limits, and keeps the plans of its hot statements', async () => {
  const { said, open } = await pooled({});
  const { pool } = await open(false);
  for (let time = 0; time < 2; time++) await transact(pool, (transaction) => notify(transaction, 'pooler', { time }));
  expect(said.names).toContain('notify');
  expect(said.beginnings.map(({ statement_timeout }) => statement_timeout)).toContain('4200');
});

it('what keeps a connection goes past the pooler', async () => {
  const { said, open } = await pooled(LIMITS);
  const { pool } = await open(true);
  const limit = await longWork(pool, undefined, (client) => statements.settings(client, ['application_name']));
  expect(limit).toEqual([{ name: 'application_name', value: 'beside long work' }]);
  expect(new Set(said.beginnings.map(({ application_name }) => application_name))).toEqual(new Set(['beside']));
});

it('a pooler whose connections lack limits of time stops the start, and it says what to run', async () => {
  const { clone, open } = await pooled({ statement_timeout: '60000', lock_timeout: '2000' });
  const name = new URL(clone.url).pathname.slice(1);
  const failure = await open(true).catch((error: unknown) => String(error));
  for (const setting of ['statement_timeout = 4200', 'idle_in_transaction_session_timeout = 4000', 'jit = off'])
    expect(failure).toContain(`in database ${name} set ${setting};`);
  expect(failure).not.toContain('set lock_timeout');
  // What it says is enough.
  for (const line of String(failure).split('\n').slice(1)) await clone.query(line);
  await open(true);
});

it('an address alone is that of a server', () => {
  expect(withoutPooler('postgres://db/beside')).toEqual({
    url: 'postgres://db/beside',
    directUrl: 'postgres://db/beside',
    isPooled: false,
  });
});
