import { expect, it } from 'vitest';
import { AppError } from '../lib/app-error.ts';
import { ModelFailure, type ModelPrompt } from '../model/model.types.ts';
import { useReplies } from '../testing/use-replies.ts';
import type { Reading } from './reply.types.ts';

const { node, stored } = await useReplies();

const prompt = (content: string): ModelPrompt => ({
  messages: [{ role: 'user', content }],
  maxTokens: 1,
  payer: { userId: null, address: null },
});

/** A reply answers the small question itself when it begins with "!". */
function reading(): Reading<string> {
  let text = '';
  let small = '';
  return {
    append(delta) {
      text += delta;
    },
    view: () => `${small}${text}`,
    isJudged: () => (text === '' ? undefined : text.startsWith('!')),
    judge(answer) {
      small = `[${answer}] `;
      return answer !== 'unreadable';
    },
    finding: () => (small.startsWith('[danger') ? { danger: { level: 'certain', kind: 'abuse' }, whose: small } : null),
  };
}

const asking = () =>
  node({
    prepare: (input) => ({ do: 'write', input, prompt: prompt('reply'), small: prompt('small') }),
    read: reading,
    combine: (answer, small) => `${answer} (${small})`,
  });

const last = (what: { pushed(id: string): object[] }, id: string) => what.pushed(id).at(-1);

it('is not asked where the reply answers it', async () => {
  const { ask, model, outcome } = asking();
  const { id } = await ask();
  const held = await model.next();
  held.delta('!Yes');
  held.answer('!Yes.');
  expect(await outcome(id)).toMatchObject({ status: 'done', resultId: '!Yes.' });
  expect(model.calls()).toBe(1);
});

it('is asked once the reply begins without it, is shown at once, survives a repair, and is awaited', async () => {
  const one = asking();
  const { id } = await one.ask();
  const held = await one.model.next();
  held.delta('Ye');
  const small = await one.model.next();
  expect(small.prompt.messages[0]?.content).toBe('small');
  small.answer('fine');
  await expect.poll(() => last(one, id)).toMatchObject({ text: '[fine] Ye' });
  held.restart();
  held.delta('No');
  await expect.poll(() => last(one, id)).toMatchObject({ text: '[fine] No' });
  held.answer('No.');
  expect(await one.outcome(id)).toMatchObject({ resultId: 'No. (fine)' });

  // The model is known to leave it out: it is asked at once, and its answer is awaited after the reply's.
  const again = await one.ask();
  const [reply, early] = [await one.model.next(), await one.model.next()];
  // Only after the reply's cost is reserved.
  expect([reply, early].map(({ prompt: { messages } }) => messages[0]?.content)).toEqual(['reply', 'small']);
  reply.delta('Yes');
  reply.answer('Yes.');
  await expect.poll(() => last(one, again.id)).toMatchObject({ step: 'preparing' });
  expect(await stored(again.id)).toEqual([]);
  early.answer('late');
  expect(await one.outcome(again.id)).toMatchObject({ resultId: 'Yes. (late)' });

  // It answers it again: nothing is awaited, and the next reply stands alone.
  const better = await one.ask();
  const [whole, idle] = [await one.model.next(), await one.model.next()];
  whole.delta('!Yes');
  whole.answer('!Yes.');
  expect(await one.outcome(better.id)).toMatchObject({ resultId: '!Yes.' });
  expect(idle.signal.aborted).toBe(true);
  const alone = await one.ask();
  expect((await one.model.next()).prompt.messages[0]?.content).toBe('reply');
  await one.engine.stop(alone.id);
  expect(one.model.calls()).toBe(7);
});

it('never fails a reply, and ends with it', async () => {
  const { ask, model, outcome, engine } = asking();
  const { id } = await ask();
  const held = await model.next();
  // A reply that comes at once, without a delta before its end.
  held.answer('Yes.');
  (await model.next()).fail(new ModelFailure('model_failed'));
  expect(await outcome(id)).toMatchObject({ status: 'done', resultId: 'Yes.' });

  const failing = await ask();
  const [reply, small] = [await model.next(), await model.next()];
  reply.fail(new AppError('budget_reached', 'No more today'));
  expect(await outcome(failing.id)).toMatchObject({ status: 'failed', code: 'budget_reached' });
  expect(small.signal.aborted).toBe(true);

  const stopped = await ask();
  const [written, beside] = [await model.next(), await model.next()];
  written.answer('Yes.');
  await engine.stop(stopped.id);
  expect(await outcome(stopped.id)).toMatchObject({ status: 'failed', code: 'stopped' });
  expect(beside.signal.aborted).toBe(true);
});

it('is heard though the reply fails: an answer in its place, or a finding beside the failure', async () => {
  const failures: unknown[] = [];
  const one = node({
    prepare: (input) => ({ do: 'write', input, prompt: prompt('reply'), small: prompt('small') }),
    read: reading,
    instead: ({ whose }) => (whose === '[danger] ' ? 'Help.' : null),
    onFailure: async (_transaction, _reply, code, finding, input) => void failures.push([code, finding?.whose, input]),
    pushFailed: (_reply, code, finding) => void failures.push([code, finding?.danger]),
  });
  const warnings: object[] = [];
  one.log.warn = (what: object) => void warnings.push(what);
  const failed = async (small: string) => {
    const { id } = await one.ask();
    (await one.model.next()).fail(new ModelFailure('model_refused'));
    (await one.model.next()).answer(small);
    return one.outcome(id);
  };
  expect(await failed('danger')).toMatchObject({ status: 'done', resultId: 'Help.' });
  const danger = { level: 'certain', kind: 'abuse' };
  expect(await failed('danger here')).toMatchObject({ status: 'failed', code: 'model_refused', finding: { danger } });
  expect(failures).toEqual([
    ['model_refused', '[danger here] ', {}],
    ['model_refused', danger],
  ]);
  expect(await failed('unreadable')).toEqual({ status: 'failed', code: 'model_refused' });
  // By its kind, without its text.
  expect(warnings).toEqual([{ kind: one.kind }]);
});
