import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { transact } from '../database/transaction.ts';
import { newReply, useReplies } from '../testing/use-replies.ts';

const { pool, node, stored, row } = await useReplies();

const recordingNode = () => node({ prepare: (input) => ({ do: 'answer', input, answer: 'Known' }) });
const never = (): AbortSignal => new AbortController().signal;

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

  it('asked in one attempt is accepted where nothing stands in its way, and stores nothing otherwise', async () => {
    const { engine, kind, outcome } = recordingNode();
    const subject = `talk:${randomUUID()}`;
    const ask = (id: string) =>
      transact(pool, (transaction) => engine.enqueueAtOnce(transaction, newReply({ kind, subject, id })));
    const [first, second] = [randomUUID(), randomUUID()];
    const accepted = await ask(first);
    expect(accepted).toMatchObject({ id: first, status: 'running' });
    expect([await ask(second), await ask(first)]).toEqual([null, null]);
    if (accepted) engine.begin(accepted);
    expect([await outcome(first), await row(second)]).toEqual([expect.objectContaining({ status: 'done' }), undefined]);
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
