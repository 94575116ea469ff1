import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { transact } from '../database/transaction.ts';
import { useReplies } from '../testing/use-replies.ts';
import { modelUserData } from './model.user-data.ts';

const { pool } = await useReplies();

it('a user’s model cost is exported, and erased with the account; nobody else’s is', async () => {
  const [userId, otherId] = [randomUUID(), randomUUID()];
  for (const [id, day, tokens] of [
    [userId, '2026-11-22', 7],
    [userId, '2026-11-21', 5],
    [otherId, '2026-11-22', 3],
  ])
    await pool.query('insert into model_spend (person, day, tokens) values ($1, $2, $3)', [`user:${id}`, day, tokens]);
  const mine = [
    { day: '2026-11-21', tokens: 5 },
    { day: '2026-11-22', tokens: 7 },
  ];
  expect(await modelUserData.export(pool, userId)).toEqual({ modelUse: mine });
  await transact(pool, (transaction) => modelUserData.erase(transaction, { id: userId, email: '' }));
  expect(await modelUserData.export(pool, userId)).toEqual({ modelUse: [] });
  expect((await modelUserData.export(pool, otherId)).modelUse).toHaveLength(1);
});
