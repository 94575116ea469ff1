import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createCouple, nextPush, openPage, poll, post, roomIn, say } from '../../../testing/couples.ts';
import { useCluster } from '../../../testing/use-cluster.ts';

const { database, model, one, other } = await useCluster();

it('takes as read what the reader’s page has, and its node has not audience of yet', async () => {
  const { token, creator, partner, id } = await createCouple(one);
  const [hers, his] = [await openPage(creator.browser, token), await openPage(partner.at(other.url), token)];
  const [row] = await database.query(
    `insert into couples_messages ("sessionId", "senderRole", "senderId", "senderName", message, "messageType")
     values (${id}, 'partner1', '${creator.id}', 'Clara', 'Stored elsewhere', 'user') returning id`,
  );
  const messageId = Number(Object(row).id);
  const seen = nextPush(hers.socket, 'couples:read');
  expect(await his.socket.emitWithAck('couples:read', { token, messageId: messageId + 1000 })).toMatchObject({ success: true });
  expect(await seen).toMatchObject({ sessionId: id, role: 'partner2', messageId });
});

it('two nodes share messages, typing, presence, reading, the counsellor and the end', async () => {
  const judgement = { level: 'possible', kind: 'abuse', whose: 'partner1' };
  model.play((request) => request.answer(`${JSON.stringify({ danger: judgement })}\nTo you both.`));
  const { token, id, creator, partner } = await createCouple(one);
  const hers = await openPage(creator.browser, token);
  const there = await openPage(creator.browser.at(other.url), token);
  const helped = [hers, there].map(({ socket }) => nextPush(socket, 'couples:help'));
  const together = nextPush(hers.socket, 'couples:presence', ({ presence }) => presence.length === 2);
  const his = await openPage(partner.at(other.url), token);
  expect((await together).presence).toEqual(['partner1', 'partner2']);

  const typing = nextPush(his.socket, 'couples:typing');
  await hers.socket.emitWithAck('couples:typing', { token, isTyping: true });
  expect(await typing).toEqual({ sessionId: id, role: 'partner1', isTyping: true });

  const received = nextPush(his.socket, 'couples:message');
  const sent = await say(hers.socket, token, 'Over two nodes');
  expect((await received).message).toEqual(sent);
  const seen = nextPush(hers.socket, 'couples:read');
  await his.socket.emitWithAck('couples:read', { token, messageId: sent.id });
  expect(await seen).toEqual({ sessionId: id, role: 'partner2', messageId: sent.id });

  const done = await Promise.all([hers, his].map(({ socket }) => nextPush(socket, 'couples:done')));
  expect(done[0]).toEqual(done[1]);
  // Help reaches its seat's pages on both nodes, whichever wrote the reply.
  for (const { help } of await Promise.all(helped))
    expect(help).toMatchObject({ level: 'possible', kind: 'abuse', upToId: sent.id });
  expect(JSON.stringify(his.frames)).not.toMatch(/abuse|couples:help/);
  // A page that polls on the other node sees the same.
  const room = roomIn(await poll(partner.at(other.url), token));
  expect(room.messages.map(({ message }) => message)).toEqual(['Over two nodes', 'To you both.']);

  const left = nextPush(hers.socket, 'couples:presence');
  his.socket.disconnect();
  expect((await left).presence).toEqual(['partner1']);
});

it('stores a message once that is sent five times at once over both nodes, by socket and by call', async () => {
  const { token, creator, partner } = await createCouple(one);
  const hers = await openPage(creator.browser, token);
  const there = await openPage(creator.browser.at(other.url), token);
  const his = await openPage(partner.at(other.url), token);
  const clientMessageId = randomUUID();
  const payload = { token, message: 'Once', clientMessageId };
  const answers = await Promise.all([
    hers.socket.emitWithAck('couples:send', payload),
    there.socket.emitWithAck('couples:send', payload),
    hers.socket.emitWithAck('couples:send', payload),
    post(creator.browser, token, 'Once', { clientMessageId }).then(({ body }) => body),
    post(creator.browser.at(other.url), token, 'Once', { clientMessageId: clientMessageId.toUpperCase() }).then(
      ({ body }) => body,
    ),
  ]);
  const ids = answers.map((answer) => Reflect.get(Object(Reflect.get(answer, 'message')), 'id'));
  expect([answers.map(({ success }) => success), new Set(ids).size]).toEqual([[true, true, true, true, true], 1]);
  expect(await database.query(`select 1 from couples_messages where message = 'Once'`)).toHaveLength(1);
  await expect.poll(() => his.frames.some(({ event }) => event === 'couples:message')).toBe(true);
  expect(
    new Set(his.frames.filter(({ event }) => event === 'couples:message').map(({ push }) => JSON.stringify(push))).size,
  ).toBe(1);
});

it('answers two partners who write on two nodes at the same moment once', async () => {
  let asked: { from: string; message: string }[] = [];
  let calls = 0;
  model.play((request) => {
    const lines = request.body.messages.filter(({ role }) => role === 'user').map(({ content }) => JSON.parse(content));
    // Another test's session may still get a reply.
    if (lines.some(({ message }) => message === 'From me')) {
      calls += 1;
      asked = lines.filter(({ message }) => message !== undefined);
    }
    request.answer('Both of you.');
  });
  const { token, id, creator, partner } = await createCouple(one);
  const hers = await openPage(creator.browser, token);
  const his = await openPage(partner.at(other.url), token);
  const done = nextPush(hers.socket, 'couples:done');
  await Promise.all([say(hers.socket, token, 'From me'), say(his.socket, token, 'And from me')]);
  await done;
  expect([calls, asked.map(({ from }) => from).sort()]).toEqual([1, ['Clara', 'Tomás']]);
  expect(await database.query(`select status from replies where subject = 'couples:${id}'`)).toEqual([{ status: 'done' }]);
});

it('keeps one order on both nodes under load, the order of the commits', async () => {
  model.play((request) => request.answer('Slowly, please.'));
  const { token, creator, partner } = await createCouple(one);
  const hers = await openPage(creator.browser, token);
  const his = await openPage(partner.at(other.url), token);
  // A reader who always asks for what is after its last id must miss nothing.
  const watched: number[] = [];
  let last = 0;
  let over = false;
  const watch = (async () => {
    for (;;) {
      const final = over;
      const { messages } = roomIn(await poll(creator.browser.at(other.url), token, `?after=${last}`));
      watched.push(...messages.map(({ id }) => id));
      last = watched.at(-1) ?? 0;
      if (final) return;
    }
  })();
  await Promise.all(
    [hers, his].flatMap(({ socket }, page) => Array.from({ length: 150 }, (_, index) => say(socket, token, `${page} ${index}`))),
  );
  over = true;
  await watch;
  const { rows: stored } = await one.db.pool.query<{ id: string; message: string }>(
    `select id, message from couples_messages m where "messageType" = 'user' and "sessionId" =
      (select id from couples_sessions where "sessionToken" = '${token}') order by id`,
  );
  expect(stored).toHaveLength(300);
  expect(watched.filter((id) => stored.some((row) => Number(row.id) === id))).toEqual(stored.map(({ id }) => Number(id)));
  // A page's messages keep the order of sending.
  for (const page of ['0', '1'])
    expect(stored.filter(({ message }) => message.startsWith(`${page} `)).map(({ message }) => Number(message.slice(2)))).toEqual(
      Array.from({ length: 150 }, (_, index) => index),
    );
});

it('delivers within two seconds what another node has stored and never pushed', async () => {
  const { token, id, creator } = await createCouple(one);
  const { socket } = await openPage(creator.browser, token);
  const received = nextPush(socket, 'couples:message');
  await database.query(`insert into couples_messages ("sessionId", "senderName", message, "messageType", "senderRole", "storedBy")
    values (${id}, 'Tomás', 'My node has died', 'user', 'partner2', 4711)`);
  expect((await received).message).toMatchObject({ message: 'My node has died', senderRole: 'partner2' });
  expect(roomIn(await poll(creator.browser, token)).messageCount).toBe(1);
});

it('publishes a join, an end and a deletion to the other node', async () => {
  const { token, id, creator, partner } = await createCouple(one);
  const there = await openPage(partner.at(other.url), token);
  const ended = nextPush(there.socket, 'couples:session', ({ session }) => !session.isActive);
  await creator.browser.call('POST', `/api/couples/end/${id}`);
  await ended;
  expect((await post(partner.at(other.url), token, 'Too late')).status).toBe(409);
  const gone = nextPush(there.socket, 'couples:session', ({ deleted }) => deleted === true);
  await creator.browser.call('DELETE', `/api/couples/history/${id}`);
  await gone;
  expect((await poll(partner.at(other.url), token)).status).toBe(404);
});
