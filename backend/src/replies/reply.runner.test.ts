import { describe, expect, it } from 'vitest';
import type { Transaction } from '../database/transaction.ts';
import { AppError } from '../lib/app-error.ts';
import { ModelFailure } from '../model/model.types.ts';
import { useReplies } from '../testing/use-replies.ts';
import type { Reply } from './reply.types.ts';

const { node, stored, row } = await useReplies();

describe('a reply', () => {
  it('is pushed step by step, stored once, and its end is pushed', async () => {
    const { engine, ask, pushed, outcome, model } = node();
    const { id } = await ask();
    const held = await model.next();
    held.delta('One');
    expect(engine.running(id)).toMatchObject({ id, run: 1 });
    expect(await engine.snapshot(id)).toEqual({ run: 1, step: 'generating', view: 'One' });
    held.restart();
    expect(await engine.snapshot(id)).toMatchObject({ view: '' });
    held.delta('Two');
    held.answer('Two');
    expect(await outcome(id)).toEqual({ status: 'done', resultId: 'Two', result: 'the whole of Two' });
    expect(await stored(id)).toEqual(['Two', 'after {}']);
    const steps = new Set(pushed(id).map((each) => ('step' in each ? each.step : 'end')));
    expect([...steps]).toEqual(['understanding', 'generating', 'preparing', 'end']);
    expect(pushed(id).at(-1)).toEqual({ done: 'the whole of Two' });
    expect([engine.running(id), await engine.snapshot(id)]).toEqual([null, null]);
    // Read from the database from now on.
    expect(await outcome(id)).toEqual({ status: 'done', resultId: 'Two' });
  });

  it('may be known without the model', async () => {
    const { ask, outcome, pushed, model } = node({ prepare: (input) => ({ do: 'answer', input, answer: 'Known' }) });
    const calls = model.calls();
    const { id } = await ask();
    expect(await outcome(id)).toMatchObject({ status: 'done', resultId: 'Known' });
    expect(await stored(id)).toEqual(['Known', 'after {}']);
    expect(model.calls()).toBe(calls);
    expect(pushed(id).at(-1)).toEqual({ done: 'the whole of Known' });
  });

  it('may be empty: it ends, is stored nowhere, and nothing is pushed', async () => {
    const { ask, outcome, pushed } = node({ prepare: (input) => ({ do: 'nothing', input }) });
    const { id } = await ask();
    expect(await outcome(id)).toEqual({ status: 'done', resultId: '' });
    expect(await stored(id)).toEqual(['after {}']);
    expect(await row(id)).toMatchObject({ status: 'done', resultId: '' });
    expect(pushed(id)).toEqual([]);
  });

  it('may be too early: it is taken up again later, its attempt does not count, and nothing is pushed', async () => {
    let early = true;
    const { ask, outcome, pushed } = node({
      prepare(input) {
        if (!early) return { do: 'answer', input, answer: 'In time' };
        early = false;
        return { do: 'wait', ms: 120 };
      },
    });
    const began = Date.now();
    const { id } = await ask();
    expect(await outcome(id)).toMatchObject({ status: 'done' });
    expect(Date.now() - began).toBeGreaterThanOrEqual(119);
    expect(await row(id)).toMatchObject({ run: 1 });
    expect(await stored(id)).toEqual(['In time', 'after {}']);
    expect(pushed(id).at(-1)).toEqual({ done: 'the whole of In time' });
  });

  it("is ended under its feature's lock", async () => {
    const locked: string[] = [];
    const lock = async (_transaction: Transaction, { id }: { id: string }): Promise<void> => {
      locked.push(`${id} ${(await stored(id)).length}`);
    };
    const answering = node({ lock, prepare: (input) => ({ do: 'answer', input, answer: 'Known' }) });
    const quiet = node({ lock, prepare: (input) => ({ do: 'nothing', input }) });
    const failing = node({
      lock,
      prepare() {
        throw new Error('broken');
      },
    });
    for (const { ask, outcome } of [answering, quiet, failing]) {
      const { id } = await ask();
      await outcome(id);
      expect(locked.splice(0)).toEqual([`${id} 0`]);
    }
  });
});

describe('a failure', () => {
  it.each<[string, Error, string]>([
    ['the model’s failure', new ModelFailure('model_timeout'), 'model_timeout'],
    ['a refusal of the product’s', new AppError('budget_reached', 'No more today'), 'budget_reached'],
    ['anything else', new Error('broken'), 'internal_error'],
  ])('ends the reply, gives its use back and is pushed: %s', async (_name, error, code) => {
    const { ask, outcome, pushed, engine, model } = node();
    const { id } = await ask();
    (await model.next()).fail(error);
    expect(await outcome(id)).toEqual({ status: 'failed', code });
    expect(await stored(id)).toEqual([`given back: ${code}`, 'after {}']);
    expect(pushed(id).at(-1)).toEqual({ failed: code });
    expect([engine.running(id), await engine.snapshot(id)]).toEqual([null, null]);
    expect(await outcome(id)).toEqual({ status: 'failed', code });
  });

  it('ends a reply whose input cannot be read', async () => {
    const { ask, outcome } = node({
      parseInput() {
        throw new Error('unreadable');
      },
    });
    const { id } = await ask();
    expect(await outcome(id)).toEqual({ status: 'failed', code: 'internal_error' });
    expect(await stored(id)).toEqual(['given back: internal_error', 'after null']);
  });

  it('of the database alone does not end a reply: the next node takes it up', async () => {
    const { engine, ask, model } = node();
    const { id } = await ask();
    (await model.next()).fail(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
    await expect.poll(() => engine.snapshot(id)).toBeNull();
    expect(await row(id)).toMatchObject({ status: 'running', run: 1 });
    expect(await stored(id)).toEqual([]);
  });

  it('is a stop that was requested while it waited; the model is not asked', async () => {
    const { engine, outcome, pushed, model, leave } = node();
    const calls = model.calls();
    const id = await leave({ stopRequested: 1 });
    engine.wakeIn(0);
    expect(await outcome(id)).toEqual({ status: 'failed', code: 'stopped' });
    expect(await stored(id)).toEqual(['given back: stopped', 'after null']);
    expect([model.calls(), pushed(id)]).toEqual([calls, [{ failed: 'stopped' }]]);
  });

  it('is the ninth attempt, since the eight before may have killed their nodes', async () => {
    const { engine, outcome, leave } = node({ prepare: (input) => ({ do: 'answer', input, answer: 'At last' }) });
    const [eighth, ninth] = [await leave({ status: 'running', run: 7 }), await leave({ status: 'running', run: 8 })];
    engine.wakeIn(0);
    expect(await outcome(eighth)).toMatchObject({ status: 'done' });
    expect(await outcome(ninth)).toEqual({ status: 'failed', code: 'interrupted' });
    expect(await stored(ninth)).toEqual(['given back: interrupted', 'after null']);
  });

  it('is an answer that can never be stored; it is not tried again', async () => {
    let attempts = 0;
    const { ask, outcome, model } = node({
      async store(transaction) {
        attempts += 1;
        await transaction.query('insert into nowhere values (1)');
        return { id: '', result: '' };
      },
    });
    const { id } = await ask();
    (await model.next()).answer('One');
    expect(await outcome(id)).toEqual({ status: 'failed', code: 'internal_error' });
    expect(attempts).toBe(1);
    expect(await stored(id)).toEqual(['given back: internal_error', 'after {}']);
  });
});

it('no page joins a reply after its end is pushed', async () => {
  const running: (Reply | null)[] = [];
  const { engine, ask, outcome, model } = node({
    pushDone: ({ id }) => running.push(engine.running(id)),
    pushFailed: ({ id }) => running.push(engine.running(id)),
  });
  const [answered, failed] = [await ask(), await ask()];
  (await model.next()).answer('One');
  (await model.next()).fail(new ModelFailure('model_failed'));
  await Promise.all([outcome(answered.id), outcome(failed.id)]);
  expect(running).toEqual([null, null]);
});
