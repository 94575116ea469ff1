import { expect, it } from 'vitest';
import { createCouple, nextPush, openPage } from '../testing/couples.ts';
import type { TestSocket } from '../testing/test-browser.ts';
import { useApp } from '../testing/use-app.ts';

const { app } = await useApp();

/** Bytes of one push, and the number of pushes: far more than the kernel's buffers take. */
const PUSH = 100_000;
const PUSHES = 300;
const MIB = 1024 * 1024;

/** Stops a page's reading, though its connection stays. */
function stopReading(socket: TestSocket): void {
  const webSocket: unknown = Reflect.get(socket.io.engine.transport, 'ws');
  if (typeof webSocket !== 'object' || webSocket === null) throw new Error('it is not connected by WebSocket');
  Reflect.apply(Reflect.get(webSocket, 'pause'), webSocket, []);
}

it('closes a page that does not read before much waits for it, and keeps the others', async () => {
  const { token, id, creator, partner } = await createCouple(app);
  const [slow, quick] = [await openPage(partner, token), await openPage(creator.browser, token)];
  const name = slow.socket.id ?? '';
  const serverSide = app.io.sockets.sockets.get(name);
  if (!serverSide) throw new Error('the socket is not there');
  stopReading(slow.socket);
  const text = 'a'.repeat(PUSH);
  let offset = 0;
  let most = 0;
  while (serverSide.connected && offset < PUSHES * PUSH) {
    app.io.to(`couples:${id}`).emit('couples:delta', { sessionId: id, replyId: 'r', offset, text });
    offset += PUSH;
    const unsent: unknown = Reflect.get(Reflect.get(serverSide.conn.transport, 'socket'), 'bufferedAmount');
    const queue: unknown = Reflect.get(serverSide.conn, 'writeBuffer');
    const queued = Array.isArray(queue) ? queue.reduce<number>((sum, { data }) => sum + data.length, 0) : 0;
    most = Math.max(most, queued + Number(unsent));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(serverSide.connected).toBe(false);
  expect(most).toBeLessThan(MIB + 2 * PUSH);
  await expect.poll(() => quick.frames.filter(({ event }) => event === 'couples:delta').length * PUSH).toBe(offset);
  slow.socket.disconnect();
});

it('keeps a page that reads, even of much data', async () => {
  const { token, id, partner } = await createCouple(app);
  const { socket } = await openPage(partner, token);
  const text = 'a'.repeat(PUSH);
  for (let offset = 0; offset < 3 * MIB; offset += PUSH) {
    const received = nextPush(socket, 'couples:delta');
    app.io.to(`couples:${id}`).emit('couples:delta', { sessionId: id, replyId: 'r', offset, text });
    await received;
  }
  expect(socket.connected).toBe(true);
  socket.disconnect();
});

it('brings a long conversation in pages of bounded bytes, each message once and in order', async () => {
  const { token, id, partner } = await createCouple(app);
  await app.db.pool.query(
    `insert into couples_messages ("sessionId", "senderRole", "senderName", message, "messageType")
     select $1, 'partner1', 'Clara', repeat('好', 2000), 'user' from generate_series(1, 120)`,
    [id],
  );
  const page = await openPage(partner, token, { afterId: 0 });
  const ids: number[] = [];
  for (let answer = page.room; ; answer = await page.socket.emitWithAck('couples:open', { token, afterId: ids.at(-1) ?? 0 })) {
    if (!answer.success) throw new Error(answer.code);
    const bytes = Buffer.byteLength(JSON.stringify(answer.messages));
    expect(bytes).toBeLessThan(200_000);
    expect(answer.messages.length).toBeGreaterThan(0);
    ids.push(...answer.messages.map((message) => message.id));
    if (!answer.hasMore) break;
  }
  expect(ids).toHaveLength(120);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  const newest = await page.socket.emitWithAck('couples:open', { token });
  expect(newest).toMatchObject({ success: true, hasMore: true });
  if (newest.success) expect(newest.messages.at(-1)?.id).toBe(ids.at(-1));
  page.socket.disconnect();
});

it('refuses openings that pile up on one socket', async () => {
  const { token, partner } = await createCouple(app);
  const socket = await partner.socket();
  const answers = await Promise.all(Array.from({ length: 6 }, () => socket.emitWithAck('couples:open', { token, afterId: 0 })));
  const refused = answers.filter(({ success }) => !success);
  expect(refused.length).toBeGreaterThanOrEqual(3);
  expect(refused[0]).toMatchObject({ code: 'too_many_requests', retryAfter: expect.any(Number) });
  expect(await socket.emitWithAck('couples:open', { token, afterId: 0 })).toMatchObject({ success: true });
  socket.disconnect();
});

it('ends the connection of a silent page that would never close it', async () => {
  const { partner } = await createCouple(app);
  const { opts } = app.io.engine;
  const { pingInterval, pingTimeout } = opts;
  Object.assign(opts, { pingInterval: 200, pingTimeout: 200 });
  const socket = await partner.socket();
  const serverSide = app.io.sockets.sockets.get(socket.id ?? '');
  const webSocket: unknown = Reflect.get(serverSide?.conn.transport ?? {}, 'socket');
  if (typeof webSocket !== 'object' || webSocket === null) throw new Error('it is not connected by WebSocket');
  stopReading(socket);
  const CLOSED = 3;
  await expect.poll(() => Reflect.get(webSocket, 'readyState')).toBe(CLOSED);
  Object.assign(opts, { pingInterval, pingTimeout });
  expect(serverSide?.connected).toBe(false);
  socket.disconnect();
});
