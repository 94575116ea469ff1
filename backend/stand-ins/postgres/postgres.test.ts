import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beside-postgres-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

it('keeps its data over a stop, and a second start finds a running server', async () => {
  const first = await startPostgres(join(folder, 'kept'));
  await ask(first.url, 'create table t as select 42 as n');
  const same = await startPostgres(join(folder, 'kept'));
  expect(same.url).toBe(first.url);
  await first.stop();
  const again = await startPostgres(join(folder, 'kept'));
  expect(await ask(again.url, 'select n from t')).toEqual([{ n: 42 }]);
  await again.stop();
  await expect(ask(again.url, 'select 1')).rejects.toThrow();
});

it('does not stop while another process uses it', async () => {
  const server = await startPostgres(join(folder, 'shared'));
  const other = new pg.Client({ connectionString: server.url });
  await other.connect();
  await server.stop();
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await other.end();
  await server.stop();
});

it('stops once a connection that is just ending has ended', async () => {
  const server = await startPostgres(join(folder, 'ending'), {}, 60_000);
  const ending = new pg.Client({ connectionString: server.url });
  await ending.connect();
  const stopped = server.stop();
  // By then the stop has looked once.
  setTimeout(() => void ending.end(), 500);
  await stopped;
  await expect(ask(server.url, 'select 1')).rejects.toThrow();
});

it('refuses a wrong password', async () => {
  const server = await startPostgres(join(folder, 'kept'));
  const forged = new URL(server.url);
  forged.password = 'wrong';
  await expect(ask(forged.href, 'select 1')).rejects.toThrow(/password/);
  await server.stop();
});
