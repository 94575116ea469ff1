import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { connectRedis } from '../lib/redis.ts';
import { startRealtime } from '../testing/bare-realtime.ts';
import type { TestSocket } from '../testing/test-browser.ts';
import { WAIT } from '../testing/wait.ts';
import { createPublisher } from './publisher.ts';
import { rooms } from './rooms.ts';

const installationId = randomUUID();
const redis = connectRedis({ kind: 'single', url: inject('redisUrl') }, createLog('silent'));
await vi.waitUntil(() => redis.isAnswering(), WAIT);
const [one, other, foreign] = await Promise.all([
  startRealtime({ redis, installationId }),
  startRealtime({ redis, installationId }),
  startRealtime({ redis, installationId: randomUUID() }),
]);
afterAll(async () => {
  await Promise.all([one.close(), other.close(), foreign.close()]);
  redis.close();
});
const publisher = createPublisher(one.io, one.received);

interface Page {
  socket: TestSocket;
  received: string[];
}

/** Pages of both nodes in the room, one of another installation in a room of that name, and one in none. */
async function pages(room: string): Promise<Page[]> {
  const sockets = [
    await one.page(room),
    await one.page(room),
    await other.page(room),
    await foreign.page(room),
    await one.page(),
  ];
  return sockets.map((socket) => {
    const received: string[] = [];
    socket.on('account:changed', ({ userId }) => received.push(userId));
    return { socket, received };
  });
}

it('reaches a room on every node, all of it but one page, or the pages of this node', async () => {
  const room = randomUUID();
  const all = await pages(room);
  const [first] = all;
  const push = (userId: string): [string, 'account:changed', { userId: string }] => [room, 'account:changed', { userId }];
  publisher.publish(...push('all'));
  publisher.publishFrom(null)(...push('from nobody'));
  publisher.publishFrom(first?.socket.id ?? '')(...push('from the first'));
  publisher.publishHere(...push('here'));
  for (const { io } of [one, other, foreign]) io.local.emit('account:changed', { userId: 'the end' });
  // A push through Redis may arrive after a local one.
  await vi.waitFor(() => {
    expect(all.map(({ received }) => received.filter((word) => word !== 'the end').toSorted())).toEqual([
      ['all', 'from nobody', 'here'],
      ['all', 'from nobody', 'from the first', 'here'],
      ['all', 'from nobody', 'from the first'],
      [],
      [],
    ]);
    expect(all.every(({ received }) => received.includes('the end'))).toBe(true);
  }, WAIT);
});

it('lists the sockets of this node that are in a room', async () => {
  const room = randomUUID();
  const [first, second] = await pages(room);
  expect(
    publisher
      .localSockets(room)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([first?.socket.id ?? '', second?.socket.id ?? ''].toSorted());
  expect(publisher.localSockets(randomUUID())).toEqual([]);
});

it('reaches every page, or the readers of one language, on every node', async () => {
  const all = await pages(rooms.readers('nl'));
  publisher.publishToAll('account:changed', { userId: 'everyone' });
  publisher.publishToReaders('nl', 'account:changed', { userId: 'Dutch' });
  publisher.publishToReaders('fr', 'account:changed', { userId: 'French' });
  for (const { io } of [one, other, foreign]) io.local.emit('account:changed', { userId: 'the end' });
  await vi.waitFor(() => {
    expect(all.map(({ received }) => received.filter((word) => word !== 'the end').toSorted())).toEqual([
      ['Dutch', 'everyone'],
      ['Dutch', 'everyone'],
      ['Dutch', 'everyone'],
      [],
      ['everyone'],
    ]);
    expect(all.every(({ received }) => received.includes('the end'))).toBe(true);
  }, WAIT);
});

it('reports another node’s push once, for rooms with any number of sockets here, and none of its own', async () => {
  const room = randomUUID();
  await Promise.all([one.page(room), other.page(room), other.page(room)]);
  const received: string[] = [];
  other.received.on({ 'account:changed': ({ userId }) => received.push(userId) });
  const ofOther = createPublisher(other.io, other.received);
  expect(() => ofOther.onReceived({ 'account:changed': () => undefined })).toThrow('listened to already');
  ofOther.publish(room, 'account:changed', { userId: 'its own' });
  publisher.publish(randomUUID(), 'account:changed', { userId: 'in a room without a socket there' });
  publisher.publishHere(room, 'account:changed', { userId: 'not for other nodes' });
  publisher.publish(room, 'account:changed', { userId: 'first' });
  publisher.publish(room, 'account:changed', { userId: 'last' });
  await expect.poll(() => received).toEqual(['first', 'last']);
});
