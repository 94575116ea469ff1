import { describe, expect, it } from 'vitest';
import { useReplies } from '../testing/use-replies.ts';

const { pool, node, stored, row } = await useReplies();

const recordingNode = (more: { kind?: string } = {}) =>
  node({ ...more, prepare: (input) => ({ do: 'answer', input, answer: 'Known' }) });
/** Milliseconds until any node may claim it. */
const dueIn = async (id: string): Promise<number> => {
  const { rows } = await pool.query<{ ms: number }>(
    `select (extract(epoch from "dueAt" - clock_timestamp()) * 1000)::float as ms from replies where id = $1`,
    [id],
  );
  return rows[0]?.ms ?? Number.NaN;
};

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
