import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { transact } from '../database/transaction.ts';
import type { Cluster } from '../realtime/cluster.ts';
import { newReply, useReplies } from '../testing/use-replies.ts';
import { replyUserData } from './reply.user-data.ts';

const { pool, node, stored, row, user } = await useReplies();

const recordingNode = (more: { kind?: string } = {}) =>
  node({ ...more, prepare: (input) => ({ do: 'answer', input, answer: 'Known' }) });
const never = (): AbortSignal => new AbortController().signal;
/** Milliseconds until any node may claim it. */
const dueIn = async (id: string): Promise<number> => {
  const { rows } = await pool.query<{ ms: number }>(
    `select (extract(epoch from "dueAt" - clock_timestamp()) * 1000)::float as ms from replies where id = $1`,
    [id],
  );
  return rows[0]?.ms ?? Number.NaN;
};

describe('a question', () => {
  it('is not asked twice under one id', async () => {
    const { engine, kind, ask, outcome } = recordingNode();
    const reply = newReply({ kind });
    await ask(reply);
    expect(await transact(pool, (transaction) => engine.enqueue(transaction, reply))).toEqual({ outcome: 'duplicate' });
    expect(await outcome(reply.id)).toMatchObject({ status: 'done' });
    expect(await stored(reply.id)).toEqual(['Known', 'after {}']);
  });

  it('about a busy subject is refused as such, and accepted once that reply has ended', async () => {
    const { engine, kind, ask, outcome, model } = node();
    const subject = `talk:${randomUUID()}`;
    const enqueue = (id: string) => transact(pool, (transaction) => engine.enqueue(transaction, newReply({ kind, subject, id })));
    const first = await ask({ subject });
    const held = await model.next();
    const second = randomUUID();
    expect([await enqueue(second), await enqueue(first.id)]).toEqual([{ outcome: 'busy' }, { outcome: 'duplicate' }]);
    held.answer('One');
    await outcome(first.id);
    expect(await enqueue(second)).toMatchObject({ outcome: 'accepted', reply: { id: second } });
    expect(await enqueue(second)).toEqual({ outcome: 'duplicate' });
  });

  it('asked twice at once about one subject is accepted once', async () => {
    const { engine, kind } = recordingNode();
    const subject = `talk:${randomUUID()}`;
    const ask = () => transact(pool, (transaction) => engine.enqueue(transaction, newReply({ kind, subject })));
    const outcomes = (await Promise.all([ask(), ask(), ask()])).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['accepted', 'busy', 'busy']);
  });

  it('that needs no model is recorded once', async () => {
    const { engine, outcome } = recordingNode();
    const reply = newReply();
    const record = () => transact(pool, (transaction) => engine.recordDone(transaction, reply, 'Known before'));
    expect([await record(), await record()]).toEqual([true, false]);
    expect(await outcome(reply.id)).toEqual({ status: 'done', resultId: 'Known before' });
  });

  it('whose claim is two seconds old waits to be found, like an unclaimed one', async () => {
    const { engine, kind } = recordingNode();
    const asked = await transact(pool, (transaction) => engine.enqueue(transaction, newReply({ kind })));
    if (asked.outcome !== 'accepted' || !asked.reply.claimedAt) throw new Error('nothing was claimed');
    const { reply } = asked;
    engine.begin({ ...reply, claimedAt: Date.now() - 2000 });
    engine.begin({ ...reply, claimedAt: undefined });
    engine.begin({ ...reply, status: 'queued' });
    expect(engine.running(reply.id)).toBeNull();
    engine.begin({ ...reply, claimedAt: Date.now() - 1500 });
    expect(engine.running(reply.id)).toMatchObject({ id: reply.id });
  });

  it('of a kind that this release does not know waits for a node that does', async () => {
    const { engine, ask, leave } = recordingNode();
    const { id } = await ask({ kind: 'later' });
    expect([engine.running(id), await engine.snapshot(id)]).toEqual([null, null]);
    const left = await leave({ kind: 'later' });
    const known = await leave();
    engine.wakeIn(0);
    expect(await engine.outcome(known, never())).toMatchObject({ status: 'done' });
    expect(await row(left)).toMatchObject({ status: 'queued', run: 0 });
  });

  it('waits while a node writes 250 replies, and is taken up when one of them has ended', async () => {
    const { engine, ask, outcome, model } = node();
    const written = await Promise.all(Array.from({ length: 250 }, () => ask()));
    const held = await Promise.all(written.map(() => model.next()));
    const waiting = await ask();
    expect([waiting.status, engine.running(waiting.id)]).toEqual(['queued', null]);
    const last = await ask();
    const statements = vi.spyOn(pool, 'query');
    engine.wakeIn(0);
    // One is due with the claim round, one after it.
    await new Promise((resolve) => setTimeout(resolve, 0));
    // A beat may renew leases meanwhile.
    expect(statements.mock.calls.filter(([statement]) => Object(statement).name === 'reply-claim')).toEqual([]);
    statements.mockRestore();
    const taken = async (id: string): Promise<void> => {
      held.shift()?.answer('One');
      await expect
        .poll(() => {
          engine.wakeIn(0);
          return engine.running(id);
        })
        .toMatchObject({ run: 1 });
    };
    await taken(waiting.id);
    const running = [...written, waiting, last].filter(({ id }) => engine.running(id));
    expect(running.length).toBeLessThanOrEqual(250);
    await taken(last.id);
    for (const one of [...held, await model.next(), await model.next()]) one.answer('One');
    await Promise.all([...written, waiting, last].map(({ id }) => outcome(id)));
  });
});

describe.concurrent('a claim round', () => {
  it('takes up all due replies, though it claims fifty at a time', async ({ expect }) => {
    const { engine, outcome, leave } = recordingNode();
    const ids = await Promise.all(Array.from({ length: 60 }, () => leave()));
    engine.wakeIn(0);
    const ends = await Promise.all(ids.map(outcome));
    expect(ends.filter((end) => end?.status === 'done')).toHaveLength(60);
  });

  it('comes at the earliest time that was asked for', async ({ expect }) => {
    for (const times of [
      [60_000, 0],
      [0, 60_000],
    ]) {
      const { engine, outcome, leave } = recordingNode();
      const id = await leave();
      for (const ms of times) engine.wakeIn(ms);
      expect(await outcome(id)).toMatchObject({ status: 'done' });
    }
  });

  it('comes at the latest time that was asked for as well', async ({ expect }) => {
    const { engine, outcome, leave } = recordingNode();
    const [now, later] = [await leave(), await leave()];
    await pool.query(`update replies set "dueAt" = now() + interval '300 milliseconds' where id = $1`, [later]);
    for (const ms of [60_000, 310, 0]) engine.wakeIn(ms);
    expect(await outcome(now)).toMatchObject({ status: 'done' });
    expect(await outcome(later)).toMatchObject({ status: 'done' });
  });
});

describe('a caller that waits for an end', () => {
  it('receives an end that another node stored', async () => {
    const { ask, model, kind } = node();
    const waiter = node({ kind });
    const { id } = await ask();
    const end = waiter.outcome(id);
    (await model.next()).answer('One');
    expect(await end).toEqual({ status: 'done', resultId: 'One' });
  });

  it('learns that the reply is gone, and may leave earlier', async () => {
    const { engine, ask, leave } = node();
    expect(await engine.outcome(randomUUID(), never())).toBeNull();
    const elsewhere = await leave({ status: 'running', run: 1 });
    await pool.query(`update replies set "dueAt" = now() + interval '1 hour' where id = $1`, [elsewhere]);
    const leaving = new AbortController();
    const left = engine.outcome(elsewhere, leaving.signal);
    leaving.abort();
    expect(await left).toBeNull();
    const { id } = await ask();
    const find = vi.spyOn(pool, 'query');
    expect(await engine.outcome(id, AbortSignal.abort())).toBeNull();
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
  });

  it('receives an end without its stored result', async () => {
    const { outcome, leave } = node();
    const [done, failed] = [await leave(), await leave()];
    await pool.query(`update replies set status = 'done' where id = $1`, [done]);
    await pool.query(`update replies set status = 'failed' where id = $1`, [failed]);
    expect(await outcome(done)).toEqual({ status: 'done', resultId: '' });
    expect(await outcome(failed)).toEqual({ status: 'failed', code: 'internal_error' });
  });
});

describe('a stop', () => {
  it('ends a reply that this node writes at once', async () => {
    const { engine, ask, outcome, model } = node();
    const { id } = await ask();
    const held = await model.next();
    expect(await engine.stop(id)).toBe(true);
    expect(held.signal.aborted).toBe(true);
    expect(await outcome(id)).toEqual({ status: 'failed', code: 'stopped' });
    expect(await stored(id)).toEqual(['given back: stopped', 'after {}']);
    expect(await engine.stop(id)).toBe(false);
  });
});

describe('other nodes', () => {
  const among = () => {
    const asked: [string, string[]][] = [];
    const answers = new Map<string, (id: string) => string | null>();
    const cluster: Cluster = {
      async ask(question, ids) {
        asked.push([question, ids]);
        return new Map(ids.map((id) => [id, JSON.stringify({ run: 1, step: 'generating', view: 'Theirs' })]));
      },
      answer: (question, reply) => void answers.set(question, reply),
    };
    return { ...node({}, cluster), asked, answer: (question: string, id: string) => answers.get(question)?.(id) };
  };

  it('are asked only about replies that this node does not write', async () => {
    const { engine, ask, model, asked, kind } = among();
    const [running, elsewhere] = [await ask(), await node({ kind }).ask()];
    (await model.next()).delta('Ours');
    const found = await engine.snapshots([running.id, elsewhere.id]);
    expect([found.get(running.id), found.get(elsewhere.id)]).toMatchObject([{ view: 'Ours' }, { view: 'Theirs' }]);
    expect(await engine.stop(elsewhere.id)).toBe(true);
    expect(await engine.stop(running.id)).toBe(true);
    expect(asked).toEqual([
      ['cluster:show', [elsewhere.id]],
      ['cluster:stop', [elsewhere.id]],
    ]);
  });

  it('receive an answer only about replies that this node writes', async () => {
    const { ask, model, answer, outcome } = among();
    const { id } = await ask();
    const held = await model.next();
    held.delta('Ours');
    expect(JSON.parse(answer('cluster:show', id) ?? '')).toMatchObject({ run: 1, view: 'Ours' });
    expect(answer('cluster:stop', id)).toBe('stopped');
    expect(held.signal.aborted).toBe(true);
    expect(await outcome(id)).toEqual({ status: 'failed', code: 'stopped' });
    expect([answer('cluster:show', id), answer('cluster:stop', id)]).toEqual([null, null]);
  });
});

describe('a deleted user', () => {
  it('has no reply written any more; others have', async () => {
    const [userId, otherId] = [await user(), await user()];
    const { engine, ask, outcome, model } = node();
    const gone = await ask({ userId });
    const goneHeld = await model.next();
    const other = await ask({ userId: otherId });
    const otherHeld = await model.next();
    await transact(pool, (transaction) => replyUserData.erase(transaction, { id: userId, email: '' }));
    expect([await row(gone.id), await row(other.id)]).toEqual([undefined, expect.anything()]);
    engine.abandon(userId);
    expect([goneHeld.signal.aborted, otherHeld.signal.aborted]).toEqual([true, false]);
    otherHeld.answer('One');
    expect(await outcome(other.id)).toMatchObject({ status: 'done' });
    expect([await outcome(gone.id), await stored(gone.id)]).toEqual([null, []]);
  });

  it('a visitor who now has an account keeps the reply that is being written', async () => {
    const [userId, visitorId] = [await user(), randomUUID()];
    const { engine, ask, outcome, model } = node({
      async store(_transaction, reply, _input, answer) {
        return { id: `${reply.userId} ${answer}`, result: answer };
      },
    });
    const { id } = await ask({ visitorId });
    const held = await model.next();
    await transact(pool, (transaction) => replyUserData.claim(transaction, userId, visitorId));
    held.answer('One');
    expect(await outcome(id)).toMatchObject({ resultId: `${userId} One` });
    expect(await engine.find(id)).toMatchObject({ userId, visitorId: null });
  });
});

describe('a reply that this node claims again', () => {
  it('is written by its new run alone', async () => {
    const { engine, ask, outcome, pushed, model } = node();
    const { id } = await ask();
    const first = await model.next();
    await pool.query(`update replies set "dueAt" = now() where id = $1`, [id]);
    engine.wakeIn(0);
    const second = await model.next();
    expect(first.signal.aborted).toBe(true);
    await expect.poll(() => engine.running(id)).toMatchObject({ run: 2 });
    second.delta('Two');
    expect(await engine.snapshot(id)).toMatchObject({ run: 2, view: 'Two' });
    second.answer('Two');
    expect(await outcome(id)).toMatchObject({ resultId: 'Two' });
    expect(await stored(id)).toEqual(['Two', 'after {}']);
    expect(pushed(id).filter((each) => 'done' in each || 'failed' in each)).toHaveLength(1);
  });
});

describe('a node that stops', () => {
  it('takes nothing new, waits for its replies, and hands the rest over', async () => {
    const { engine, kind, ask, outcome, model } = node();
    const [ends, stays] = [await ask(), await ask()];
    const [first, second] = [await model.next(), await model.next()];
    engine.wakeIn(60_000);
    const drained = engine.drain(400);
    const late = await ask();
    expect([late.status, engine.running(late.id)]).toEqual(['queued', null]);
    engine.wakeIn(0);
    first.answer('In time');
    expect(await outcome(ends.id)).toMatchObject({ status: 'done' });
    expect(second.signal.aborted).toBe(false);
    await drained;
    expect(second.signal.aborted).toBe(true);
    expect(await row(stays.id)).toMatchObject({ status: 'queued', node: null });
    expect(await dueIn(stays.id)).toBeLessThanOrEqual(0);
    expect(await row(late.id)).toMatchObject({ status: 'queued', run: 0 });
    const another = recordingNode({ kind });
    another.engine.wakeIn(0);
    expect(await another.outcome(stays.id)).toMatchObject({ status: 'done', resultId: 'Known' });
    expect(await stored(stays.id)).toEqual(['Known', 'after {}']);
  });

  it('is done as soon as it writes no reply', async () => {
    const { engine, ask, model } = node();
    await ask();
    const held = await model.next();
    const drained = engine.drain(15_000);
    held.answer('One');
    await drained;
  });
});
