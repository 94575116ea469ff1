import { io as connect } from 'socket.io-client';
import { afterAll, expect, it } from 'vitest';
import { startRealtime } from '../testing/bare-realtime.ts';
import type { TestSocket } from '../testing/test-browser.ts';
import { joinWrites } from './joined-writes.ts';
import type { RealtimeSocket } from './server.ts';

const { io, url, page, close } = await startRealtime();
joinWrites(io);
afterAll(close);

/** Counts the writes to the system that a page's connection takes. */
function writesOf(socket: RealtimeSocket | undefined): () => number {
  const tcp: unknown = Reflect.get(Reflect.get(socket?.conn.transport ?? {}, 'socket'), '_socket');
  if (typeof tcp !== 'object' || tcp === null) throw new Error('it is not connected by WebSocket');
  let writes = 0;
  for (const name of ['_write', '_writev']) {
    const write: unknown = Reflect.get(tcp, name);
    if (typeof write !== 'function') throw new Error('a TCP connection has other writes');
    Reflect.set(tcp, name, (...args: unknown[]) => {
      writes += 1;
      return Reflect.apply(write, tcp, args);
    });
  }
  return () => writes;
}

it('sends what one tick and its promises have for a page in one write, in order', async () => {
  const socket = await page('couples:1');
  const serverSide = io.sockets.sockets.get(socket.id ?? '');
  const writes = writesOf(serverSide);
  const received: string[] = [];
  socket.on('account:changed', ({ userId }) => void received.push(userId));
  io.to('couples:1').emit('account:changed', { userId: 'a' });
  serverSide?.emit('account:changed', { userId: 'b' });
  await Promise.resolve();
  await Promise.resolve();
  io.to('couples:1').emit('account:changed', { userId: 'c' });
  // Nothing is sent inside the tick.
  expect(writes()).toBe(0);
  await expect.poll(() => received).toEqual(['a', 'b', 'c']);
  expect(writes()).toBe(1);
  io.to('couples:1').emit('account:changed', { userId: 'd' });
  await expect.poll(() => received.at(-1)).toBe('d');
  expect(writes()).toBe(2);
});

it('sends what was said before a disconnection of its own', async () => {
  const socket = await page('couples:2');
  const said = new Promise((resolve) => socket.once('account:changed', resolve));
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  io.to('couples:2').emit('account:changed', { userId: 'last' });
  io.in('couples:2').disconnectSockets(true);
  expect(await said).toEqual({ userId: 'last' });
  expect(await gone).toBe('io server disconnect');
});

it.each([['polling'], ['polling', 'websocket']])('serves a page that connects by %s first, or alone', async (...transports) => {
  const socket: TestSocket = connect(url, { transports, forceNew: true, reconnection: false });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  await io.sockets.sockets.get(socket.id ?? '')?.join('couples:3');
  const received: string[] = [];
  socket.on('account:changed', ({ userId }) => void received.push(userId));
  const expected = Array.from({ length: 60 }, (_, number) => String(number));
  for (const userId of expected) {
    io.to('couples:3').emit('account:changed', { userId });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => received).toEqual(expected);
  expect(socket.io.engine.transport.name).toBe(transports.at(-1));
  socket.disconnect();
});
