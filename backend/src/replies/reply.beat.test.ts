import { expect, it, vi } from 'vitest';
import type { HeldQuestion } from '../testing/held-model.ts';
import { useReplies } from '../testing/use-replies.ts';
import type { Reply } from './reply.types.ts';

const { pool, node, stored, row } = await useReplies();

const soonDue = (id: string): Promise<unknown> =>
  pool.query(`update replies set "dueAt" = now() + interval '2 seconds' where id = $1`, [id]);
const dueInSeconds = async (id: string): Promise<number> => {
  const { rows } = await pool.query<{ seconds: number }>(
    `select extract(epoch from "dueAt" - clock_timestamp())::float as seconds from replies where id = $1`,
    [id],
  );
  return rows[0]?.seconds ?? Number.NaN;
};

it.concurrent('each beat renews leases, ends replies that this node has lost, and takes up abandoned ones', async ({
  expect,
}) => {
  const { engine, model, leave, ask, outcome, pushed } = node();
  const asked: [Reply, HeldQuestion][] = [];
  for (let index = 0; index < 4; index++) asked.push([await ask(), await model.next()]);
  const [kept, stopped, taken, erased] = asked;
  if (!kept || !stopped || !taken || !erased) throw new Error('too few');
  await soonDue(kept[0].id);
  // Another node does the same when it cannot reach this one by Redis.
  await pool.query('update replies set "stopRequested" = 1 where id = $1', [stopped[0].id]);
  await pool.query('update replies set run = run + 1 where id = $1', [taken[0].id]);
  await pool.query('delete from replies where id = $1', [erased[0].id]);
  const left = await leave({ status: 'running', run: 1 });
  const old = await leave();
  await pool.query(`update replies set status = 'done', "endedAt" = now() - interval '3 days' where id = $1`, [old]);
  engine.start();
  await expect.poll(() => row(old)).toBeUndefined();
  const held = await model.next();
  expect(await row(left)).toMatchObject({ status: 'running', run: 2 });
  expect(await dueInSeconds(kept[0].id)).toBeGreaterThan(3);
  expect(asked.map(([, { signal }]) => signal.aborted)).toEqual([false, true, true, true]);
  expect(await outcome(stopped[0].id)).toEqual({ status: 'failed', code: 'stopped' });
  expect(await stored(stopped[0].id)).toEqual(['given back: stopped', 'after {}']);
  for (const [{ id }] of [taken, erased]) {
    expect(await stored(id)).toEqual([]);
    expect(pushed(id).every((each) => 'step' in each)).toBe(true);
  }
  kept[1].answer('One');
  held.answer('Two');
  expect([await outcome(kept[0].id), await outcome(left)]).toMatchObject([{ resultId: 'One' }, { resultId: 'Two' }]);
  // The next beat does it again.
  const next = await leave();
  (await model.next()).answer('Three');
  expect(await outcome(next)).toMatchObject({ resultId: 'Three' });
});

it.concurrent('a node that stops still renews the replies that it writes', async ({ expect }) => {
  const { engine, model, ask } = node();
  const { id } = await ask();
  const held = await model.next();
  const drained = engine.drain(10_000);
  await soonDue(id);
  await expect.poll(() => dueInSeconds(id)).toBeGreaterThan(3);
  held.answer('One');
  await drained;
  expect(await row(id)).toMatchObject({ status: 'done' });
});

it('the beat survives a database outage, and logs it once', async () => {
  const { engine, leave, log, outcome } = node({ prepare: (input) => ({ do: 'answer', input, answer: 'Known' }) });
  const warned = vi.spyOn(log, 'warn');
  await pool.query('alter table replies rename to away');
  engine.start();
  await expect
    .poll(() => warned.mock.calls.flat())
    .toEqual(expect.arrayContaining(['old replies could not be cleared away', 'replies cannot be looked after']));
  await pool.query('alter table away rename to replies');
  expect(await outcome(await leave())).toMatchObject({ status: 'done' });
});
