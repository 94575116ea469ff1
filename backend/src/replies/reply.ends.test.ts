import { describe, expect, it } from 'vitest';
import type { Transaction } from '../database/transaction.ts';
import { useReplies } from '../testing/use-replies.ts';

const { pool, node, stored, row, user } = await useReplies();

/** The error of a driver whose connection is gone. */
const lostConnection = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
/** Loses the connection of a transaction at its commit; the server has or has not committed. */
function loseAtCommit(transaction: Transaction, ending: 'commit' | 'rollback', meanwhile: string): void {
  const query: (text: string) => Promise<unknown> = transaction.query.bind(transaction);
  const lose = async (): Promise<never> => {
    Reflect.deleteProperty(transaction, 'query');
    await query(ending);
    if (meanwhile) await query(meanwhile);
    throw lostConnection();
  };
  // Not a spy: the end of a concurrent test would restore it.
  Object.defineProperty(transaction, 'query', { configurable: true, value: lose });
}

/** The three ways in which a reply ends: what is stored, and what the waiting caller receives. */
const ENDS = [
  { name: 'an answer', prepare: { do: 'answer', input: 1, answer: 'One' }, kept: ['One', 'after 1'], pushes: 1 },
  { name: 'nothing', prepare: { do: 'nothing', input: 1 }, kept: ['after 1'], pushes: 0 },
  { name: 'a failure', prepare: null, kept: ['given back: internal_error', 'after null'], pushes: 1 },
] as const;

describe.concurrent.each(ENDS)('the end of $name, when the database is lost', ({ prepare, kept, pushes }) => {
  /** A node whose first end loses its connection. */
  const losing = (ending: 'commit' | 'rollback', meanwhile = '') => {
    let attempts = 0;
    return node({
      prepare() {
        if (!prepare) throw new Error('broken');
        return prepare;
      },
      async after(transaction, { id }, input) {
        await transaction.query('insert into stored (reply, what) values ($1, $2)', [id, `after ${JSON.stringify(input)}`]);
        attempts += 1;
        if (attempts === 1) loseAtCommit(transaction, ending, meanwhile && `update replies set ${meanwhile} where id = '${id}'`);
      },
    });
  };

  it('before the commit: another attempt stores it once', async () => {
    const { ask, outcome, pushed } = losing('rollback');
    const { id } = await ask();
    expect(await outcome(id)).toMatchObject({ status: prepare ? 'done' : 'failed' });
    expect(await stored(id)).toEqual(kept);
    expect(pushed(id).filter((each) => !('step' in each))).toHaveLength(pushes);
  });

  it('after the commit: the stored end is pushed, and not stored again', async () => {
    const { ask, outcome, pushed } = losing('commit');
    const { id } = await ask();
    const end = await outcome(id);
    expect(end).toMatchObject(prepare ? { status: 'done' } : { status: 'failed', code: 'internal_error' });
    if (pushes && prepare) expect(end).toHaveProperty('result', 'the whole of One');
    expect(await stored(id)).toEqual(kept);
    expect(pushed(id).filter((each) => !('step' in each))).toHaveLength(pushes);
  });

  it('after this node lost the reply: nothing is pushed, and another node takes it up', async ({ expect }) => {
    const { engine, ask, pushed } = losing('rollback', `status = 'queued', node = null`);
    const { id } = await ask();
    await expect.poll(() => engine.snapshot(id)).toBeNull();
    expect([await stored(id), pushed(id).filter((each) => !('step' in each))]).toEqual([[], []]);
    expect(await row(id)).toMatchObject({ status: 'queued', run: 1 });
  });

  it.each([
    ['in the same way', prepare ? `status = 'done', "resultId" = 'Theirs'` : `status = 'failed', code = 'stopped'`],
    ['in another way', prepare ? `status = 'failed', code = 'stopped'` : `status = 'done', "resultId" = 'Theirs'`],
  ])('and another run has ended it, %s: that end holds, and this node pushes nothing', async (_name, columns) => {
    const { engine, ask, outcome, pushed } = losing('rollback', `run = run + 1, ${columns}`);
    const { id } = await ask();
    expect(await outcome(id)).toEqual(
      columns.includes('done') ? { status: 'done', resultId: 'Theirs' } : { status: 'failed', code: 'stopped' },
    );
    expect(await engine.snapshot(id)).toBeNull();
    expect([await stored(id), pushed(id).filter((each) => !('step' in each))]).toEqual([[], []]);
  });
});

it.each(ENDS)('$name ends for a feature without `lock` and `after`', async ({ prepare }) => {
  const { ask, outcome } = node({
    prepare() {
      if (!prepare) throw new Error('broken');
      return prepare;
    },
    lock: undefined,
    after: undefined,
  });
  expect(await outcome((await ask()).id)).toMatchObject({ status: prepare ? 'done' : 'failed' });
});

describe('a run that another has taken over', () => {
  it.each(ENDS)('stores and pushes nothing of $name', async ({ prepare }) => {
    const begun = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const { engine, ask, pushed } = node({
      async prepare() {
        begun.resolve();
        await taken.promise;
        if (!prepare) throw new Error('broken');
        return prepare;
      },
    });
    const { id } = await ask();
    await begun.promise;
    await pool.query('update replies set run = run + 1 where id = $1', [id]);
    taken.resolve();
    await expect.poll(() => engine.snapshot(id)).toBeNull();
    expect(await row(id)).toMatchObject({ status: 'running', run: 2 });
    expect([await stored(id), pushed(id).filter((each) => !('step' in each))]).toEqual([[], []]);
  });

  it('a reply that this node gives up is not ended here: another node begins it anew', async () => {
    const userId = await user();
    const { engine, ask, model } = node();
    const { id } = await ask({ userId });
    await model.next();
    engine.abandon(userId);
    await expect.poll(() => engine.snapshot(id)).toBeNull();
    expect([await row(id), await stored(id)]).toMatchObject([{ status: 'running', run: 1 }, []]);
  });

  it('the node stops storing once it learns of the other run', async () => {
    let attempts = 0;
    const userId = await user();
    const { engine, ask, pushed } = node({
      prepare: (input) => ({ do: 'answer', input, answer: 'One' }),
      async store() {
        attempts += 1;
        engine.abandon(userId);
        throw lostConnection();
      },
    });
    const { id } = await ask({ userId });
    await expect.poll(() => engine.snapshot(id)).toBeNull();
    expect([attempts, await stored(id), pushed(id).filter((each) => !('step' in each))]).toEqual([1, [], []]);
  });
});
