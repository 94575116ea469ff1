import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UnconfirmedStore } from '../../../conversations/storing.ts';
import { messageTo } from '../../../testing/couples-messages.ts';
import { openClone } from '../../../testing/open-database.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { couplesWriter } from './couples.writer.ts';

let clone: TestDatabase;
let database: Awaited<ReturnType<typeof openClone>>;
let sessions: number[];
const SESSIONS = 100;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = await openClone(clone.url);
  const { rows } = await database.pool.query<{ id: string }>(
    `with clara as (insert into users (id, email, password, "firstName", "lastName") values ('clara', 'c@example.com', '', 'Clara', '') returning id)
     insert into couples_sessions ("sessionToken", "sessionName", "partner1Id", "partner1Name", "partner2Name")
     select 'link' || number, 'Sundays', clara.id, 'Clara', 'Tomás' from clara, generate_series(1, ${SESSIONS}) as number returning id`,
  );
  sessions = rows.map(({ id }) => Number(id));
});
afterAll(async () => {
  await database.close();
  await clone.close();
});

const newWriter = () => couplesWriter(database.writers, 3, 1, 2000);

/** Works while another transaction holds a statement's locks. */
async function whileLocked(statement: string, work: (release: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const other = new pg.Client({ connectionString: clone.url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(statement);
    await work(() => other.query('rollback'));
  } finally {
    await other.end();
  }
}

it.each([
  ['its own lock', (id: number) => `select pg_advisory_xact_lock(7203116, ${id})`],
  [
    'a row that its job runs into',
    (id: number) =>
      `delete from replies where subject = 'couples:${id}';
       insert into replies (id, kind, subject, status, "dueAt") values (gen_random_uuid(), 'couples', 'couples:${id}', 'queued', now())`,
  ],
])('only a locked conversation waits, in the order of sending (%s)', async (_, lock) => {
  const writer = newWriter();
  const [first = 0, ...others] = sessions;
  await whileLocked(lock(first), async (release) => {
    const settled: string[] = [];
    const waiting = ['one', 'two', 'three'].map((text) => writer.store(messageTo(first, text)).finally(() => settled.push(text)));
    const stored = await Promise.all(others.map((id) => writer.store(messageTo(id))));
    expect(stored.every((each) => each !== null)).toBe(true);
    // Again, now that it is known to be locked: nobody waits for it.
    expect((await Promise.all(others.map((id) => writer.store(messageTo(id))))).every((each) => each !== null)).toBe(true);
    expect(settled).toEqual([]);
    await release();
    const ids = (await Promise.all(waiting)).map((each) => each?.id ?? 0);
    expect(ids).toEqual([...new Set(ids)].filter((id) => id > 0).sort((one, other) => one - other));
    expect(settled).toEqual(['one', 'two', 'three']);
  });
});

it('refuses only the messages of a conversation that stays locked, and says that they are not stored', async () => {
  const writer = newWriter();
  const [first = 0, second = 0] = sessions;
  await whileLocked(`select pg_advisory_xact_lock(7203116, ${first})`, async (release) => {
    const refused = await writer.store(messageTo(first)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    expect(refused).not.toBeInstanceOf(UnconfirmedStore);
    expect(await writer.store(messageTo(second))).toMatchObject({ id: expect.any(Number) });
    await release();
    expect(await writer.store(messageTo(first))).toMatchObject({ id: expect.any(Number) });
  });
});

it('says which messages may be stored: those sent before the connection was lost', async () => {
  const lost = { query: () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' })), release: () => undefined };
  const cut = couplesWriter({ connect: async () => lost }, 1, 1, 2000);
  await expect(cut.store(messageTo(sessions[0] ?? 0))).rejects.toBeInstanceOf(UnconfirmedStore);
  const none = couplesWriter({ connect: () => Promise.reject(new Error('ECONNREFUSED')) }, 1, 1, 2000);
  const refused = await none.store(messageTo(sessions[0] ?? 0)).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 503 });
  expect(refused).not.toBeInstanceOf(UnconfirmedStore);
});
