import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { transact } from '../database/transaction.ts';
import { ModelFailure } from '../model/model.types.ts';
import { newReply, useReplies } from '../testing/use-replies.ts';
import { WAITS_FOR_LOCK } from '../testing/wait.ts';
import { engineStatements } from './reply.engine.statements.ts';
import { replyStatements } from './reply.statements.ts';

const { pool, node, row, stored } = await useReplies();

/** A subject with a running reply, and one that waits behind it. */
async function busySubject() {
  const one = node();
  const subject = `test:${randomUUID()}`;
  const first = await one.ask({ subject });
  const held = await one.model.next();
  const waiting = newReply({ kind: one.kind, subject, reservation: { of: 'someone' } });
  const ask = (reply = waiting) => transact(pool, (transaction) => one.engine.enqueue(transaction, reply, 'wait'));
  expect(await ask()).toEqual({ outcome: 'waiting' });
  return { one, subject, first, held, waiting, ask };
}

it.each(['answer', 'refuse', 'stop'])(
  'is begun after the one before it has ended (%s), and keeps its reservation',
  async (way) => {
    const { one, first, held, waiting } = await busySubject();
    expect(await row(waiting.id)).toMatchObject({ status: 'waiting', run: 0, reservation: { of: 'someone' } });
    one.engine.wakeIn(0);
    if (way === 'answer') held.answer('One.');
    else if (way === 'refuse') held.fail(new ModelFailure('model_failed'));
    else await one.engine.stop(first.id);
    const next = await one.model.next();
    expect(await row(waiting.id)).toMatchObject({ status: 'running', run: 1, reservation: { of: 'someone' } });
    next.answer('Two.');
    expect(await one.outcome(waiting.id)).toMatchObject({ status: 'done', resultId: 'Two.' });
  },
);

it('is not lost when it is asked in the moment in which the one before it ends', async () => {
  const { one, subject, held } = await busySubject();
  // The question is stored, and not committed, while the end is being stored.
  const late = newReply({ kind: one.kind, subject });
  const client = await pool.connect();
  await client.query('begin');
  expect(await one.engine.enqueue(client, late, 'wait')).toEqual({ outcome: 'waiting' });
  held.answer('One.');
  await expect.poll(async () => (await pool.query(WAITS_FOR_LOCK)).rowCount).toBeGreaterThan(0);
  await client.query('commit');
  client.release();
  (await one.model.next()).answer('Two.');
  (await one.model.next()).answer('Three.');
  expect(await one.outcome(late.id)).toMatchObject({ status: 'done', resultId: 'Three.' });
});

it('gives back what was reserved when it is stopped, and is stopped once', async () => {
  const { one, waiting, held } = await busySubject();
  expect(await Promise.all([one.engine.stop(waiting.id), one.engine.stop(waiting.id)])).toContain(true);
  expect(await stored(waiting.id)).toEqual(['given back: stopped', 'after null']);
  expect(one.pushed(waiting.id)).toEqual([{ failed: 'stopped' }]);
  expect(await one.outcome(waiting.id)).toEqual({ status: 'failed', code: 'stopped' });
  expect(await one.engine.stop(waiting.id)).toBe(false);
  held.answer('One.');
});

it('is begun though the one before it was deleted with its owner', async () => {
  const { one, first, waiting } = await busySubject();
  await pool.query('delete from replies where id = $1', [first.id]);
  await pool.query(`update replies set "createdAt" = now() - interval '6 seconds' where id = $1`, [waiting.id]);
  one.engine.start();
  (await one.model.next()).answer('Two.');
  expect(await one.outcome(waiting.id)).toMatchObject({ status: 'done', resultId: 'Two.' });
});

it('is claimed by no node before its time', async () => {
  const { one, waiting, held } = await busySubject();
  const other = node({ kind: one.kind });
  other.engine.start();
  one.engine.start();
  await pool.query(
    `update replies set "createdAt" = now() - interval '1 hour', "dueAt" = now() - interval '1 hour' where id = $1`,
    [waiting.id],
  );
  const beats = node();
  // Another reply is claimed by a beat: so was this one passed over.
  const id = await beats.leave({ kind: one.kind });
  const taken = await Promise.race([other.model.next(), one.model.next()]);
  taken.answer('Of another subject.');
  await one.outcome(id);
  expect(await row(waiting.id)).toMatchObject({ status: 'waiting', run: 0 });
  held.answer('One.');
});

it('is one reply, though its question is sent twice at once', async () => {
  const { one, ask, held, subject } = await busySubject();
  const again = newReply({ kind: one.kind, subject });
  const outcomes = await Promise.all([ask(again), ask(again), ask(again)]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['duplicate', 'duplicate', 'waiting']);
  held.answer('One.');
});

it('keeps the order of questions of one transaction', async () => {
  const { one, subject, held, waiting } = await busySubject();
  const more = Array.from({ length: 4 }, () => newReply({ kind: one.kind, subject }));
  await transact(pool, async (transaction) => {
    for (const reply of more) await one.engine.enqueue(transaction, reply, 'wait');
  });
  held.answer('0');
  for (const [at, { id }] of [waiting, ...more].entries()) {
    (await one.model.next()).answer(String(at + 1));
    expect(await one.outcome(id)).toMatchObject({ resultId: String(at + 1) });
  }
});

it('goes on waiting when the feature itself asks for the subject’s next reply', async () => {
  const subject = `test:${randomUUID()}`;
  const kind = randomUUID();
  let asks = 1;
  const one = node({
    kind,
    after: async (transaction) => {
      if (asks-- > 0) await replyStatements.ask(transaction, { kind, subject, input: {}, inMs: 0 });
    },
  });
  const first = await one.ask({ subject });
  const waiting = newReply({ kind, subject });
  await transact(pool, (transaction) => one.engine.enqueue(transaction, waiting, 'wait'));
  (await one.model.next()).answer('One.');
  expect(await one.outcome(first.id)).toMatchObject({ status: 'done' });
  expect(await row(waiting.id)).toMatchObject({ status: 'waiting' });
  one.engine.wakeIn(0);
  (await one.model.next()).answer('What the feature asked for.');
  (await one.model.next()).answer('Two.');
  expect(await one.outcome(waiting.id)).toMatchObject({ resultId: 'Two.' });
});

it('is not queued again by a node that was late: it runs, or was stopped', async () => {
  const { one, first, waiting } = await busySubject();
  await pool.query('delete from replies where id = $1', [first.id]);
  await pool.query(`update replies set "createdAt" = now() - interval '6 seconds' where id = $1`, [waiting.id]);
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(`update replies set status = 'running', run = 1, "dueAt" = now() + interval '1 minute' where id = $1`, [
    waiting.id,
  ]);
  const late = engineStatements(pool, randomUUID()).queueLeftBehind();
  await expect.poll(async () => (await pool.query(WAITS_FOR_LOCK)).rowCount).toBeGreaterThan(0);
  await holder.query('commit');
  holder.release();
  await late;
  expect(await row(waiting.id)).toMatchObject({ status: 'running', run: 1 });
  await pool.query('delete from replies where id = $1', [waiting.id]);
  expect(one.pushed(waiting.id)).toEqual([]);
});

it('a question is stored although the reply in its way ends again and again', async () => {
  const one = node();
  const client = await pool.connect();
  await client.query('begin');
  // Each time another question was faster, and its reply has ended since.
  let missed = 0;
  const query = (statement: string | { name?: string }): unknown => {
    const isMissed = Object(statement).name === 'reply-insert' && missed < 5;
    if (isMissed) missed += 1;
    return isMissed ? { rows: [] } : Reflect.apply(client.query, client, [statement]);
  };
  const asked = newReply({ kind: one.kind });
  try {
    expect(await one.engine.enqueue(Object({ query }), asked, 'wait')).toMatchObject({
      outcome: 'accepted',
      reply: { id: asked.id },
    });
    expect(missed).toBe(5);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
