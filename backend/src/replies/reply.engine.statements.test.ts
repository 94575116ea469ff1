import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { transact } from '../database/transaction.ts';
import { newReply, useReplies } from '../testing/use-replies.ts';
import { engineStatements } from './reply.engine.statements.ts';
import type { NewReply, Reply } from './reply.types.ts';
import { replyUserData } from './reply.user-data.ts';

const { pool, row, user, node: start } = await useReplies();
const { leave } = start();

const node = randomUUID();
const store = engineStatements(pool, node);
const other = engineStatements(pool, randomUUID());

const insert = (reply: NewReply, claim = true, by = store): Promise<Reply | null> =>
  transact(pool, (transaction) => by.insert(transaction, reply, claim));
const inserted = async (claim = true, by = store): Promise<Reply> => {
  const reply = await insert(newReply(), claim, by);
  if (!reply) throw new Error('nothing was inserted');
  return reply;
};
/** Milliseconds until any node may claim it. */
const dueIn = async ({ id }: { id: string }): Promise<number> => {
  const { rows } = await pool.query<{ ms: number }>(
    `select (extract(epoch from "dueAt" - clock_timestamp()) * 1000)::float as ms from replies where id = $1`,
    [id],
  );
  return rows[0]?.ms ?? Number.NaN;
};

describe('a reply that is asked for', () => {
  it('is run 1 of the node that claims it with the question', async () => {
    const reply = await inserted();
    expect(reply).toMatchObject({ status: 'running', run: 1, reservation: null, input: {} });
    expect(await row(reply.id)).toMatchObject({ node, endedAt: null });
    expect(await dueIn(reply)).toBeGreaterThan(4000);
  });

  it('is due at once, for every node, when it is not claimed', async () => {
    const reply = await inserted(false);
    expect(reply).toMatchObject({ status: 'queued', run: 0 });
    expect(await row(reply.id)).toMatchObject({ node: null });
    expect((await other.claim(50, ['test'])).filter(({ id }) => id === reply.id)).toMatchObject([{ status: 'running', run: 1 }]);
  });

  it('keeps what was reserved for it', async () => {
    const reservation = { userId: 'someone', at: 'now' };
    expect(await insert(newReply({ reservation }))).toMatchObject({ reservation });
  });

  it('is stored once, whether it needed the model or not', async () => {
    const [asked, known] = [newReply(), newReply()];
    expect(await insert(asked)).not.toBeNull();
    expect(await insert(asked)).toBeNull();
    const record = () => transact(pool, (transaction) => store.insertDone(transaction, known, 'an answer'));
    expect([await record(), await record()]).toEqual([true, false]);
    expect(await store.find(known.id)).toMatchObject({ status: 'done', resultId: 'an answer', input: null });
    expect(await store.find(randomUUID())).toBeNull();
  });
});

describe('a claim', () => {
  it('takes only the kinds and the number that it names, the longest waiting first', async () => {
    const [late, early, strange] = [
      await leave({ kind: 'claim' }),
      await leave({ kind: 'claim', status: 'running', run: 2 }),
      await leave({ kind: 'strange' }),
    ];
    await pool.query(`update replies set "dueAt" = now() - interval '1 minute' where id = $1`, [early]);
    expect(await store.claim(1, ['claim'])).toMatchObject([{ id: early, run: 3 }]);
    expect(await store.claim(5, ['claim'])).toMatchObject([{ id: late, run: 1 }]);
    expect(await store.claim(5, ['claim'])).toEqual([]);
    expect(await row(strange)).toMatchObject({ status: 'queued', run: 0 });
  });
});

describe('a reply that another transaction has locked', () => {
  /** Works while another transaction locks a reply. */
  const whileLocked = <T>(id: string, work: () => Promise<T>): Promise<T> =>
    transact(pool, async (transaction) => {
      await transaction.query('select 1 from replies where id = $1 for update', [id]);
      return work();
    });

  it('does not keep others from being claimed', async () => {
    const kind = randomUUID();
    const [locked, free] = [await leave({ kind }), await leave({ kind })];
    expect(await whileLocked(locked, () => store.claim(5, [kind]))).toMatchObject([{ id: free }]);
    expect(await store.claim(5, [kind])).toMatchObject([{ id: locked }]);
  });

  it('does not keep others from being renewed, and still belongs to this node', async () => {
    const [locked, free] = [await inserted(), await inserted()];
    await pool.query(`update replies set "dueAt" = now() + interval '1 second'`);
    const held = await whileLocked(locked.id, () => store.renew([locked.id, free.id]));
    expect([...held.keys()].toSorted()).toEqual([locked.id, free.id].toSorted());
    expect(await dueIn(free)).toBeGreaterThan(4000);
    expect(await dueIn(locked)).toBeLessThan(1000);
  });
});

describe('a lease', () => {
  it('is renewed by its node alone, which learns of requested stops', async () => {
    const [plain, stopped, foreign] = [await inserted(), await inserted(), await inserted(true, other)];
    expect(await store.requestStop(stopped.id)).toBe(true);
    await pool.query(`update replies set "dueAt" = now() + interval '1 second'`);
    const held = await store.renew([plain.id, stopped.id, foreign.id]);
    expect(Object.fromEntries(held)).toEqual({
      [plain.id]: { run: 1, stop: false },
      [stopped.id]: { run: 1, stop: true },
    });
    expect(await dueIn(plain)).toBeGreaterThan(4000);
    expect(await dueIn(foreign)).toBeLessThan(1000);
  });

  it("is released by the node that stops; other nodes' leases stay", async () => {
    const leaving = engineStatements(pool, randomUUID());
    const [own, foreign] = [await inserted(true, leaving), await inserted()];
    await leaving.handOver();
    expect(await row(own.id)).toMatchObject({ status: 'queued', node: null, run: 1 });
    expect(await dueIn(own)).toBeLessThanOrEqual(0);
    expect(await row(foreign.id)).toMatchObject({ status: 'running', node });
  });

  it('is postponed as if it had not been claimed', async () => {
    const reply = await inserted();
    await other.postpone(reply, 1);
    expect(await row(reply.id)).toMatchObject({ status: 'running', run: 1 });
    await store.postpone(reply, 60_000);
    expect(await row(reply.id)).toMatchObject({ status: 'queued', run: 0, node: null });
    expect(await dueIn(reply)).toBeGreaterThan(55_000);
  });
});

describe('an end', () => {
  it('is an answer or a failure, and erases the input', async () => {
    const reservation = { userId: 'someone', at: 'now' };
    const [answered, failed] = [await insert(newReply({ reservation })), await insert(newReply({ reservation }))];
    if (!answered || !failed) throw new Error('nothing was inserted');
    const ended = await transact(pool, async (transaction) => [
      await store.end(transaction, answered, { resultId: 'an answer' }),
      await store.end(transaction, failed, { code: 'model_failed' }),
    ]);
    expect(ended).toEqual([true, true]);
    const gone = { input: null, reservation: null, endedAt: expect.any(Date) };
    expect(await row(answered.id)).toMatchObject({ status: 'done', resultId: 'an answer', code: null, ...gone });
    expect(await row(failed.id)).toMatchObject({ status: 'failed', resultId: null, code: 'model_failed', ...gone });
  });

  it('is final: no stop, claim, renewal, postponement or handover follows', async () => {
    const reply = await inserted();
    await transact(pool, (transaction) => store.end(transaction, reply, { resultId: 'an answer' }));
    await pool.query(`update replies set "dueAt" = now() - interval '1 minute' where id = $1`, [reply.id]);
    await store.postpone(reply, 0);
    await store.handOver();
    expect((await store.claim(50, ['test'])).map(({ id }) => id)).not.toContain(reply.id);
    expect([...(await store.renew([reply.id]))]).toEqual([]);
    expect([await store.requestStop(reply.id), await store.requestStop(randomUUID())]).toEqual([false, false]);
    expect(await row(reply.id)).toMatchObject({ status: 'done', stopRequested: 0 });
  });

  it("belongs to the reply's owner at that time", async () => {
    const [userId, visitorId] = [await user(), randomUUID()];
    const mine = await insert(newReply({ visitorId }));
    const others = await insert(newReply({ visitorId: randomUUID() }));
    if (!mine || !others) throw new Error('nothing was inserted');
    await transact(pool, (transaction) => replyUserData.claim(transaction, userId, visitorId));
    const held = await transact(pool, async (transaction) => [
      await store.hold(transaction, mine),
      await store.hold(transaction, others),
    ]);
    expect(held).toMatchObject([{ ...mine, userId, visitorId: null }, others]);
  });
});

it('a queued reply can be stopped', async () => {
  const reply = await inserted(false);
  expect(await store.requestStop(reply.id)).toBe(true);
  expect(await store.find(reply.id)).toMatchObject({ status: 'queued', stopRequested: 1 });
});

describe('a reply that is about to end', () => {
  it('is locked: its owner cannot change before', async () => {
    const reply = await inserted();
    const free = await transact(pool, async (transaction) => {
      await store.hold(transaction, reply);
      return pool.query('select 1 from replies where id = $1 for update skip locked', [reply.id]);
    });
    expect(free.rows).toEqual([]);
  });
});

describe('pruning', () => {
  it('deletes replies that ended more than two days ago', async () => {
    const ids = [await leave(), await leave(), await leave(), await leave()];
    const ended = `update replies set status = $2, "endedAt" = now() - $3 * interval '1 hour' where id = $1`;
    await pool.query(ended, [ids[0], 'done', 49]);
    await pool.query(ended, [ids[1], 'failed', 49]);
    await pool.query(ended, [ids[2], 'done', 47]);
    await pool.query(`update replies set "createdAt" = now() - interval '1 year' where id = $1`, [ids[3]]);
    await store.prune();
    expect(await Promise.all(ids.map(row))).toEqual([undefined, undefined, expect.anything(), expect.anything()]);
  });
});
