import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { transact } from '../database/transaction.ts';
import { newReply, useReplies } from '../testing/use-replies.ts';
import { replyStore } from './reply.store.ts';
import type { NewReply } from './reply.types.ts';
import { replyUserData } from './reply.user-data.ts';

const { pool, row, user } = await useReplies();
const store = replyStore(pool, randomUUID());

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
    await insert({ userId, input: { description: 'Open', ...choices, ipAddress: '10.0.0.1', usageKey: 'user:1' } });
    await insert({ userId, input: { sessionId: randomUUID(), clientMessageId: randomUUID(), usageKey: 'user:1' } });
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
