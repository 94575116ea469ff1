import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { transact } from '../database/transaction.ts';
import { openClone } from '../testing/open-database.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { engineStatements } from './reply.engine.statements.ts';
import type { Reply } from './reply.types.ts';

const clone = await cloneDatabase();
const { pool, close } = await openClone(clone.url, 3);
afterAll(async () => {
  await close();
  await clone.close();
});

const one = engineStatements(pool, randomUUID());
const other = engineStatements(pool, randomUUID());

/** A reply that a node claimed with its question, and whose lease has run out since. */
async function leftBehind(): Promise<Reply> {
  const id = randomUUID();
  const reply = { id, kind: 'couples', subject: `couples:${id}`, userId: null, visitorId: null, input: {}, reservation: null };
  const claimed = await transact(pool, (transaction) => one.insert(transaction, reply, true));
  if (!claimed) throw new Error('nothing was claimed');
  await clone.query(`update replies set "dueAt" = now() - interval '1 minute' where id = '${id}'`);
  return claimed;
}

const ends = (store: typeof one, reply: Reply) =>
  transact(pool, async (transaction) => [
    (await store.hold(transaction, reply)) !== null,
    await store.end(transaction, reply, { code: 'interrupted' }),
  ]);

it.each([
  ['another node', other],
  ['the same node', one],
])('lets no run hold, end or postpone a reply that %s has begun anew', async (_who, taker) => {
  const old = await leftBehind();
  const [taken] = await taker.claim(1, ['couples']);
  if (!taken) throw new Error('nothing was claimed');
  expect([taken.id, taken.run]).toEqual([old.id, old.run + 1]);
  expect(await ends(one, old)).toEqual([false, false]);
  await one.postpone(old, 60_000);
  expect(await ends(taker, taken)).toEqual([true, true]);
  // An ended reply stays ended, for its own run too.
  expect(await ends(taker, taken)).toEqual([false, false]);
});

it('a run that lost its reply neither holds nor ends it, though the next run has its number', async () => {
  const old = await leftBehind();
  await one.postpone(old, 0);
  const [taken] = await other.claim(1, ['couples']);
  if (!taken) throw new Error('nothing was claimed');
  expect([taken.id, taken.run]).toEqual([old.id, old.run]);
  await one.postpone(old, 0);
  expect(await ends(one, old)).toEqual([false, false]);
  expect(await ends(other, taken)).toEqual([true, true]);
});

it('a run that another node has restarted keeps no lease', async () => {
  const old = await leftBehind();
  expect((await other.claim(1, ['couples'])).map(({ id }) => id)).toEqual([old.id]);
  expect((await one.renew([old.id])).size).toBe(0);
  expect((await other.renew([old.id])).get(old.id)).toMatchObject({ run: 2, stop: false });
});
