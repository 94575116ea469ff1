import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createCouple, openPage, post } from '../../testing/couples.ts';
import { CERTAIN_TEXT } from '../../testing/danger-texts.ts';
import { useApp } from '../../testing/use-app.ts';

const { app } = await useApp({ RATE_LIMIT_FACTOR: '1' });

it('takes sixty messages of one partner in ten seconds, by both transports together, apart from the other partner’s', async () => {
  const { token, creator, partner } = await createCouple(app);
  const { socket } = await openPage(creator.browser, token);
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      if (index % 2) return (await post(creator.browser, token, `m${index}`)).status;
      const answer = await socket.emitWithAck('couples:send', { token, message: `m${index}`, clientMessageId: randomUUID() });
      return answer.success ? 201 : answer.code === 'too_many_requests' ? 429 : 0;
    }),
  );
  expect([201, 429].map((status) => answers.filter((answer) => answer === status).length)).toEqual([60, 40]);
  const refused = await post(creator.browser, token, 'one more');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // A refusal names where to find help, and what the screening found.
  expect(refused.body.help).toEqual({ level: 'always', kind: 'self_harm', country: null });
  const inDanger = await post(creator.browser, token, CERTAIN_TEXT, { country: 'DE' });
  expect([inDanger.status, inDanger.body.help]).toEqual([429, { level: 'certain', kind: 'self_harm', country: 'DE' }]);
  const bySocket = await socket.emitWithAck('couples:send', { token, message: 'and more', clientMessageId: randomUUID() });
  expect(bySocket).toMatchObject({ success: false, help: { level: 'always' } });
  expect((await post(partner, token, 'not me')).status).toBe(201);
});
