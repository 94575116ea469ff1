import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Transaction, transact } from '../database/transaction.ts';
import { newReply, useReplies } from '../testing/use-replies.ts';
import { WAITS_FOR_LOCK } from '../testing/wait.ts';
import { engineStatements } from './reply.engine.statements.ts';
import { replyStatements } from './reply.statements.ts';
import type { NewReply } from './reply.types.ts';
import { replyUserData } from './reply.user-data.ts';

const { pool, row, user } = await useReplies();
const store = engineStatements(pool, randomUUID());

const insert = async (more: Partial<NewReply>): Promise<string> => {
  const reply = newReply(more);
  await transact(pool, (transaction) => store.insert(transaction, reply, true));
  return reply.id;
};

describe('replies of a user', () => {
  it('move to the account of the browser that asked; those of a user who was signed in there do not', async () => {
    const [userId, otherId, visitorId] = [await user(), await user(), randomUUID()];
    const [mine, others] = [await insert({ visitorId }), await insert({ userId: otherId, visitorId })];
    await transact(pool, (transaction) => replyUserData.claim(transaction, userId, visitorId));
    expect(await row(mine)).toMatchObject({ userId, visitorId: null });
    expect(await row(others)).toMatchObject({ userId: otherId, visitorId });
  });

  it('are exported while they are being written, with their question', async () => {
    const [userId, otherId] = [await user(), await user()];
    const ended = await insert({ userId, input: { description: 'Answered' } });
    await pool.query(`update replies set status = 'done' where id = $1`, [ended]);
    const choices = { category: 'family', adviceStyle: 'practical', language: 'de' };
    await insert({
      userId,
      input: { description: 'Open', ...choices, ipAddress: '10.0.0.1', payer: { userId: '1', address: '10.0.0.1' } },
    });
    await insert({
      userId,
      input: { sessionId: randomUUID(), clientMessageId: randomUUID(), payer: { userId: '1', address: '10.0.0.1' } },
    });
    await insert({ userId: otherId, input: { description: 'Another’s' } });
    const { beingWritten } = await replyUserData.export(pool, userId);
    expect(beingWritten).toEqual([{ kind: 'test', question: { description: 'Open', ...choices }, createdAt: expect.any(Date) }]);
  });

  it('are erased with the account, and nobody else’s', async () => {
    const [userId, otherId] = [await user(), await user()];
    const [mine, others] = [await insert({ userId }), await insert({ userId: otherId })];
    await transact(pool, (transaction) => replyUserData.erase(transaction, { id: userId, email: '' }));
    expect([await row(mine), await row(others)]).toEqual([undefined, expect.anything()]);
  });
});

describe('a reply that ends while its user’s replies are changed', () => {
  type Change = (transaction: Transaction, of: { userId: string; visitorId: string; subject: string }) => Promise<void>;
  it.each<[string, Change]>([
    ['erased', (transaction, { userId }) => replyUserData.erase(transaction, { id: userId, email: '' })],
    ['claimed', (transaction, { userId, visitorId }) => replyUserData.claim(transaction, userId, visitorId)],
    ['dropped', (transaction, { subject }) => replyStatements.drop(transaction, [subject])],
  ])('queues the next one, and is waited for where they are %s', async (kind, change) => {
    const [userId, visitorId, subject] = [await user(), randomUUID(), `chat:${randomUUID()}`];
    const asker = kind === 'claimed' ? { visitorId } : { userId };
    const reply = newReply({ ...asker, subject });
    await transact(pool, async (transaction) => {
      // The waiting one has the earlier place in the table, where a statement without an order begins.
      await store.insertWaiting(transaction, newReply({ ...asker, subject }), 5);
      await store.insert(transaction, reply, true);
      await transaction.query(`update replies set "createdAt" = now() - interval '1 second' where id = $1`, [reply.id]);
    });
    const running = await store.find(reply.id);
    if (!running) throw new Error('no reply');
    let changed: Promise<void> = Promise.resolve();
    await transact(pool, async (transaction) => {
      await store.hold(transaction, running);
      changed = transact(pool, (other) => change(other, { userId, visitorId, subject }));
      changed.catch(() => undefined);
      await expect.poll(async () => (await pool.query(WAITS_FOR_LOCK)).rowCount).toBe(1);
      await store.end(transaction, running, { resultId: 'an answer' });
      expect(await store.queueNext(transaction, subject)).toBe(true);
    });
    await changed;
    const { rows } = await pool.query<{ status: string; userId: string | null }>(
      `select status, "userId" from replies where subject = $1 order by status`,
      [subject],
    );
    const left = {
      erased: [],
      dropped: [{ status: 'done', userId }],
      claimed: ['done', 'queued'].map((status) => ({ status, userId })),
    };
    expect(rows).toEqual(Object(left)[kind]);
  });
});
