import pg from 'pg';
import { expect, it, vi } from 'vitest';
import type { Following, Transaction } from '../../../database/transaction.ts';
import type { Reply } from '../../../replies/reply.types.ts';
import { contentsReader } from './chat.contents.ts';

const ID = '6f1c6a1e-5a0c-4a57-9d0b-0d5ef8a3a0a1';
const REPLY: Reply = {
  ...{ id: ID, kind: 'chat', subject: 'chat', userId: null, visitorId: null, status: 'running', run: 1, stopRequested: 0 },
  ...{ input: {}, reservation: null, resultId: null, code: null, isShown: false },
};

/** A connection without rows, which counts its statements. */
function connection(): { db: Transaction; count: () => number } {
  const query = vi.fn(async () => ({ rows: [] }));
  return { db: Object.assign(new pg.Client(), { query }), count: () => query.mock.calls.length };
}

/** A reader of contents whose advice is on the connection as well. */
const readerOn = (db: Transaction) =>
  contentsReader(db, { byId: async (given) => (await given.query('select')).rows[0] ?? null });

it('a reply takes what was read behind its question’s commit, once; any other is read for', async () => {
  const [own, committing] = [connection(), connection()];
  const contents = readerOn(own.db);
  const following: Following = (read) => read(committing.db);
  const reply = { ...REPLY };
  contents.readAhead(following, reply, ID);
  expect(await contents.read(reply, ID)).toMatchObject({ session: null, page: { messages: [] } });
  expect([own.count(), committing.count()]).toEqual([0, 3]);
  // Begun again later, it is read for: the chat may have gone on.
  await contents.read(reply, ID);
  await contents.read({ ...REPLY }, ID);
  expect([own.count(), committing.count()]).toEqual([6, 3]);
});

it('a reply is read for anew where the connection was lost behind the commit', async () => {
  const own = connection();
  const contents = readerOn(own.db);
  const following: Following = () => Promise.reject(new Error('lost'));
  const reply = { ...REPLY };
  contents.readAhead(following, reply, ID);
  expect(await contents.read(reply, ID)).toMatchObject({ session: null });
  expect(own.count()).toBe(3);
});
