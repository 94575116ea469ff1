import { expect, it, vi } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { createCouple } from '../testing/couples.ts';
import { storeAdvice } from '../testing/stored-advice.ts';
import { startTestApp } from '../testing/test-app.ts';
import { insertToken } from '../testing/tokens.ts';
import { useApp } from '../testing/use-app.ts';
import { eraseAgain, recordErasure } from './erasures.ts';
import type { UserData } from './user-data.ts';

const { app, database, model } = await useApp();

/** What a backup holds of these, and puts back. In the order of their foreign keys. */
const TABLES = ['users', 'advice_sessions', 'couples_sessions', 'api_tokens', 'sessions'];

async function backUp(): Promise<void> {
  for (const table of TABLES) await database.query(`create table saved_${table} as select * from ${table}`);
}

/** As `docker/backup/restore.sh` does: what was deleted since is there again, and is to be deleted. */
async function restore(): Promise<void> {
  for (const table of TABLES)
    await database.query(`insert into ${table} overriding system value select * from saved_${table} on conflict do nothing`);
  await database.query(`insert into erasures (kind, key) values ('sessions', 'all')`);
  await database.query('update erasures set "isPending" = true');
}

const keys = async (table: string, key = 'id'): Promise<unknown[]> =>
  (await database.query(`select ${key}::text as key from ${table} order by 1`)).map((row) => Reflect.get(Object(row), 'key'));

it('a node that starts on a restored database deletes again what people had deleted, and nothing else', async () => {
  const [leaver, keeper] = [await signUp(app), await signUp(app)];
  const [theirs, gone, kept] = await Promise.all([
    storeAdvice(app, leaver.id, [{}]),
    storeAdvice(app, keeper.id, [{}]),
    storeAdvice(app, keeper.id, [{}]),
  ]);
  const [deleted, talking] = [await createCouple(app), await createCouple(app)];
  await insertToken(database, keeper.id, ['advice:history']);
  await insertToken(database, keeper.id, ['advice:history']);
  const [revoked, holding] = await keys('api_tokens');
  await backUp();

  expect((await leaver.browser.call('DELETE', '/api/auth/delete-account')).status).toBeLessThan(300);
  expect((await keeper.browser.call('DELETE', `/api/advice/${gone[0]}`)).status).toBeLessThan(300);
  expect((await deleted.creator.browser.call('DELETE', `/api/couples/history/${deleted.id}`)).status).toBeLessThan(300);
  expect((await keeper.browser.call('DELETE', `/api/auth/tokens/${revoked}`)).status).toBeLessThan(300);
  await restore();
  expect(await keys('users')).toContain(leaver.id);
  expect(await keys('advice_sessions')).toEqual(expect.arrayContaining([...gone, ...theirs]));

  const node = await startTestApp({ databaseUrl: database.url, modelUrl: model.url });
  try {
    expect(await keys('users')).toEqual([keeper.id, deleted.creator.id, talking.creator.id].toSorted());
    expect(await keys('advice_sessions')).toEqual(kept);
    expect(await keys('couples_sessions')).toEqual([String(talking.id)]);
    expect(await keys('api_tokens')).toEqual([holding]);
    expect(await database.query('select 1 from erasures where "isPending"')).toEqual([]);
    // Everybody signs in again; a visitor keeps their seat.
    expect(await database.query(`select 1 from sessions where sess ->> 'userId' is not null`)).toEqual([]);
    const seat = node.browser();
    seat.cookie = talking.partner.cookie;
    expect((await seat.call('GET', `/api/couples/session/${talking.token}`)).status).toBe(200);
  } finally {
    await node.close();
  }
});

it('what cannot be deleted again stays to be done, and does not keep the rest', async () => {
  for (const key of ['1', '2', '3']) await recordErasure(app.db.pool, 'thing', key);
  await database.query(`update erasures set "isPending" = true where kind = 'thing'`);
  const erase = vi.fn(async (_: unknown, key: string) => {
    if (key === '2') throw new Error('held');
  });
  const userData: UserData[] = [{ erasures: { thing: erase } }];
  const log = { info: vi.fn(), error: vi.fn() };
  expect(await eraseAgain(app.db.pool, userData, log)).toEqual({ erased: 2, failed: 1 });
  expect(log.error).toHaveBeenCalledOnce();
  expect(await eraseAgain(app.db.pool, [{ erasures: { thing: async () => undefined } }], log)).toEqual({ erased: 1, failed: 0 });
  // Two nodes at once: each thing once.
  await database.query(`update erasures set "isPending" = true where kind = 'thing'`);
  const both = await Promise.all(
    [1, 2].map(() => eraseAgain(app.db.pool, [{ erasures: { thing: async () => undefined } }], log)),
  );
  expect(both.reduce((sum, { erased }) => sum + erased, 0)).toBe(3);
});

it('no node serves while something is not deleted again', async () => {
  const left = await storeAdvice(app, (await signUp(app)).id, [{}]);
  await database.query(`insert into erasures (kind, key, "isPending") values ('advice', '${left[0]}', true)`);
  await database.query(`create function refuses() returns trigger language plpgsql as $$ begin raise exception 'held'; end $$;
    create trigger refuses before delete on advice_sessions for each row execute function refuses()`);
  await expect(startTestApp({ databaseUrl: database.url, modelUrl: model.url })).rejects.toThrow('could not be repeated');
  await database.query('drop trigger refuses on advice_sessions');
  const node = await startTestApp({ databaseUrl: database.url, modelUrl: model.url });
  expect(await keys('advice_sessions')).not.toContain(left[0]);
  await node.close();
});
