import { expect, it } from 'vitest';
import { createCouple, nextPush, openPage, poll, roomIn, say } from '../../../testing/couples.ts';
import { useApp } from '../../../testing/use-app.ts';

const { app, model, database } = await useApp();

it('carries a message to the partner, and the counsellor answers both, live, once', async () => {
  model.play((request) => request.answer('Maya, I hear you. Tomás, I hear you too.'));
  const { creator, partner, token } = await createCouple(app);
  const [hers, his] = await Promise.all([openPage(creator.browser, token), openPage(partner, token)]);
  expect(hers.room).toMatchObject({ success: true, me: { role: 'partner1', name: 'Clara' }, messages: [] });
  expect(his.room).toMatchObject({ success: true, me: { role: 'partner2', name: 'Tomás' } });
  const received = nextPush(his.socket, 'couples:message');
  const sent = await say(hers.socket, token, 'Hello');
  expect((await received).message).toEqual(sent);
  const done = [hers, his].map(({ socket }) => nextPush(socket, 'couples:done'));
  await say(his.socket, token, 'Hello back');
  const [one, other] = await Promise.all(done);
  expect(one).toEqual(other);
  expect(one?.message).toMatchObject({
    messageType: 'ai',
    senderRole: null,
    message: 'Maya, I hear you. Tomás, I hear you too.',
  });
  const room = roomIn(await poll(partner, token));
  expect(room.messages.map(({ message }) => message)).toEqual(['Hello', 'Hello back', one?.message.message]);
  expect(room.messageCount).toBe(3);
  expect(await database.query(`select status, count(*)::int from replies where kind = 'couples' group by 1`)).toEqual([
    { status: 'done', count: 1 },
  ]);
});
