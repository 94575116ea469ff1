import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { transact } from '../database/transaction.ts';
import type { Cluster } from '../realtime/cluster.ts';
import { useReplies } from '../testing/use-replies.ts';
import { replyUserData } from './reply.user-data.ts';

const { pool, node, stored, row, user } = await useReplies();

const never = (): AbortSignal => new AbortController().signal;

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

  it('counts once enough was shown, also where another node carries it out, and says so to every caller', async () => {
    const seen: boolean[] = [];
    const feature: Parameters<typeof node>[0] = {
      kind: randomUUID(),
      counts: (view) => view.includes('enough'),
      onFailure: async (_transaction, { isShown }) => void seen.push(isShown),
    };
    const [one, other] = [node(feature), node(feature)];
    const { id } = await one.ask();
    (await one.model.next()).delta('enough');
    await expect.poll(() => row(id)).toMatchObject({ isShown: true });
    // The node that has shown it dies: another takes the reply up, and is told of the stop before it has written anything.
    await pool.query(`update replies set "stopRequested" = 1, "dueAt" = now() where id = $1`, [id]);
    other.engine.wakeIn(0);
    const counted = { status: 'failed', code: 'stopped', counted: true };
    expect([await other.outcome(id), await node().outcome(id), seen]).toEqual([counted, counted, [true]]);
    const { id: early } = await one.ask();
    (await one.model.next()).delta('too little');
    expect(await one.engine.stop(early)).toBe(true);
    expect([await one.outcome(early), seen]).toEqual([{ status: 'failed', code: 'stopped' }, [true, false]]);
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
