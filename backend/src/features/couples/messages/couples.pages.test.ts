import { expect, it } from 'vitest';
import { createCouple, poll, post } from '../../../testing/couples.ts';
import { useApp } from '../../../testing/use-app.ts';

// 300 polls a minute, and 3 openings in 15 seconds.
const { app } = await useApp({ RATE_LIMIT_FACTOR: '0.1' });
const OPENINGS = 3;

it('counts a poll that brings a whole page as an opening, and no other poll', async () => {
  const { token, id, partner, creator } = await createCouple(app);
  await post(creator.browser, token, 'Are you there?');
  const statuses = async (times: number, query: string): Promise<number[]> => {
    const found: number[] = [];
    for (let time = 0; time < times; time++) found.push((await poll(partner, token, query)).status);
    return found;
  };
  // Without a tag each poll is answered in full, which is little here.
  expect(new Set(await statuses(2 * OPENINGS, '?after=0'))).toEqual(new Set([200]));
  await app.db.pool.query(
    `insert into couples_messages ("sessionId", "senderRole", "senderName", message, "messageType")
     select $1, 'partner1', 'Clara', repeat('x', 2000), 'user' from generate_series(1, 60)`,
    [id],
  );
  const pages = await statuses(OPENINGS + 3, '?after=0');
  expect(pages.filter((status) => status === 200)).toHaveLength(OPENINGS);
  expect(pages.slice(OPENINGS)).toEqual([429, 429, 429]);
  // The new line still comes.
  const { rows } = await app.db.pool.query<{ last: string }>('select max(id) as last from couples_messages');
  expect(await statuses(3, `?after=${Number(rows[0]?.last) - 1}`)).toEqual([200, 200, 200]);
});
