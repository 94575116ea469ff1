import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { transact } from '../database/transaction.ts';
import { useReplies } from '../testing/use-replies.ts';
import { replyStatements } from './reply.statements.ts';

const { pool } = await useReplies();

const MINUTE_MS = 60_000;
/** Milliseconds that a busy machine may take between two statements. */
const BUSY_MS = 20_000;

const ask = async (inMs: number, subject = `test:${randomUUID()}`): Promise<string> => {
  await transact(pool, (transaction) => replyStatements.ask(transaction, { kind: 'test', subject, input: { about: 7 }, inMs }));
  return subject;
};
const ofSubject = async (subject: string) => {
  const { rows } = await pool.query<{ id: string; status: string; input: unknown; in: number }>(
    `select id, status, input, (extract(epoch from "dueAt" - clock_timestamp()) * 1000)::float as in from replies where subject = $1`,
    [subject],
  );
  return rows;
};
/** The due time of a subject's one reply, in milliseconds since 1970. */
const dueAt = async (subject: string): Promise<number | undefined> =>
  (await pool.query<{ dueAt: Date }>('select "dueAt" from replies where subject = $1', [subject])).rows[0]?.dueAt.getTime();
const run = (subject: string) => pool.query(`update replies set status = 'running' where subject = $1`, [subject]);

describe('asking for a reply', () => {
  it('queues one, with its input, for later', async () => {
    const [reply, ...more] = await ofSubject(await ask(MINUTE_MS));
    expect([reply, more]).toMatchObject([{ status: 'queued', input: { about: 7 } }, []]);
    expect(reply?.in).toBeLessThanOrEqual(MINUTE_MS);
    expect(reply?.in).toBeGreaterThan(MINUTE_MS - BUSY_MS);
  });

  it('keeps the reply that waits or is being written; an ended one is not in the way', async () => {
    const subject = await ask(MINUTE_MS);
    const first = await dueAt(subject);
    await ask(0, subject);
    await run(subject);
    await ask(0, subject);
    expect([await dueAt(subject), (await ofSubject(subject)).length]).toEqual([first, 1]);
    await pool.query(`update replies set status = 'done' where subject = $1`, [subject]);
    await ask(0, subject);
    expect(await ofSubject(subject)).toHaveLength(2);
  });
});

describe('making a reply due', () => {
  it('makes it due at once, and changes no other reply, nor a running one', async () => {
    const [subject, other, running] = [await ask(MINUTE_MS), await ask(MINUTE_MS), await ask(MINUTE_MS)];
    await run(running);
    const before = await Promise.all([other, running].map(dueAt));
    for (const each of [subject, running]) await replyStatements.makeDue(pool, each);
    expect((await ofSubject(subject))[0]?.in).toBeLessThanOrEqual(0);
    expect(await Promise.all([other, running].map(dueAt))).toEqual(before);
  });
});

describe('postponing replies', () => {
  const bounds = { most: 10 * MINUTE_MS, slack: 50 };

  it('moves each by its own time, and no other reply, nor a running one', async () => {
    const [one, two, other, running] = [await ask(0), await ask(0), await ask(0), await ask(0)];
    await run(running);
    const before = await Promise.all([other, running].map(dueAt));
    const waits = [
      { subject: one, ms: MINUTE_MS },
      { subject: two, ms: 3 * MINUTE_MS },
      { subject: running, ms: MINUTE_MS },
    ];
    await replyStatements.postpone(pool, waits, bounds);
    const [first, second] = [(await ofSubject(one))[0]?.in ?? 0, (await ofSubject(two))[0]?.in ?? 0];
    expect(Math.abs(first - MINUTE_MS)).toBeLessThan(BUSY_MS);
    expect(Math.abs(second - 3 * MINUTE_MS)).toBeLessThan(BUSY_MS);
    expect(await Promise.all([other, running].map(dueAt))).toEqual(before);
  });

  it('never makes one due earlier, and postpones none beyond the limit after its creation', async () => {
    const [late, soon] = [await ask(2 * MINUTE_MS), await ask(0)];
    const before = await dueAt(late);
    await replyStatements.postpone(
      pool,
      [late, soon].map((subject) => ({ subject, ms: MINUTE_MS })),
      { ...bounds, most: MINUTE_MS / 2 },
    );
    expect(await dueAt(late)).toBe(before);
    const { rows } = await pool.query(
      `select "dueAt" - "createdAt" = interval '30 seconds' as bounded from replies where subject = $1`,
      [soon],
    );
    expect(rows).toEqual([{ bounded: true }]);
  });

  it('writes nothing for less than the slack', async () => {
    const subject = await ask(MINUTE_MS);
    const before = await dueAt(subject);
    await replyStatements.postpone(pool, [{ subject, ms: MINUTE_MS + BUSY_MS }], { ...bounds, slack: 3 * BUSY_MS });
    expect(await dueAt(subject)).toBe(before);
  });
});

it('the running replies are found by subject', async () => {
  const [running, queued, other] = [await ask(0), await ask(0), await ask(0)];
  for (const subject of [running, other]) await run(subject);
  const [reply] = await ofSubject(running);
  expect([...(await replyStatements.runningIn(pool, [running, queued]))]).toEqual([[running, reply?.id]]);
});
