import { randomUUID } from 'node:crypto';
import slotOf from 'cluster-key-slot';
import { afterAll, expect, it, vi } from 'vitest';
import { redisSettings } from '../config.redis.ts';
import { createRateLimits, limitOf } from '../http/rate-limits.ts';
import { createLog } from '../lib/logger.ts';
import { connectRedis, evalEach, type SharedRedis } from '../lib/redis.ts';
import { type BareRealtime, startRealtime } from '../testing/bare-realtime.ts';
import { startRedisCluster } from '../testing/redis-servers.ts';
import { WAIT } from '../testing/wait.ts';
import { createCluster } from './cluster.ts';

const log = createLog('silent');
const cluster = await startRedisCluster();
const installationId = randomUUID();
type Node = BareRealtime & { redis: SharedRedis };

async function start(): Promise<Node> {
  const settings = redisSettings(cluster.url, []);
  if (!settings) throw new Error('the address of the cluster is refused');
  const redis = connectRedis(settings, log);
  const node = await startRealtime({ redis, installationId, log });
  return { ...node, redis };
}
const nodes = await Promise.all([start(), start()]);
const [one, other] = nodes;
afterAll(async () => {
  for (const { close, redis } of nodes) {
    await close();
    redis.close();
  }
  await cluster.stop();
});

const channelOf = (room: string): string => `beside:${installationId}#/#${room}#`;
/** A room whose channel each master has. */
const roomsByMaster = cluster.masters.map((_master, number) => {
  for (let id = 1; ; id++) {
    const room = `couples:${id}`;
    if (Math.floor((slotOf(channelOf(room)) * 3) / 16_384) === number) return room;
  }
});

/** Pushes to each room from one node until a page of the other has received it. */
async function reach(rooms: string[]): Promise<void> {
  for (const room of rooms) {
    const page = await other.page(room);
    const received = vi.fn();
    page.on('account:changed', received);
    await vi.waitFor(() => {
      one.io.to(room).emit('account:changed', { userId: room });
      expect(received).toHaveBeenCalledWith({ userId: room });
    }, WAIT);
  }
}
const whole = (): Promise<unknown> => vi.waitUntil(() => nodes.every(({ redis }) => redis.isAnswering()), WAIT);

it('carries pushes, questions between nodes, counts and scripts, whichever master has them', async () => {
  await whole();
  await reach(roomsByMaster);

  // Their questions have a channel of their own, which each node subscribes to in its own time.
  await vi.waitFor(async () => expect(await one.io.of('/').adapter.serverCount()).toBe(2), WAIT);
  createCluster(other.io, other.redis).answer('cluster:show', (replyId) => `text of ${replyId}`);
  expect(await createCluster(one.io, one.redis).ask('cluster:show', ['7'])).toEqual(new Map([['7', 'text of 7']]));

  const limit = limitOf('few', 3, 60);
  const [here, there] = nodes.map(({ redis }) => createRateLimits(redis, installationId, 1));
  for (const key of ['clara', 'ines', 'noor', 'ada']) {
    await here?.consume(limit, key);
    await there?.consume(limit, key);
    await here?.consume(limit, key);
    await expect(there?.consume(limit, key)).rejects.toThrow();
  }

  const calls = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, args: [key] }));
  expect(await evalEach(one.redis, `return KEYS[1] .. ARGV[1]`, calls)).toEqual(['aa', 'bb', 'cc', 'dd', 'ee', 'ff']);
});

it('goes on where a slot was moved with its keys', async () => {
  const [room = ''] = roomsByMaster;
  const [from, to] = cluster.masters;
  if (!from || !to) throw new Error('the cluster has no masters');
  const page = await other.page(room);
  const received = vi.fn();
  page.on('account:changed', received);
  const key = `{${channelOf(room)}}kept`;
  await one.redis.client.set(key, 'kept');
  expect(await cluster.moveSlot(slotOf(channelOf(room)), from, to)).toBe(1);
  await vi.waitFor(() => {
    one.io.to(room).emit('account:changed', { userId: 'moved' });
    expect(received).toHaveBeenCalledWith({ userId: 'moved' });
  }, WAIT);
  expect(await one.redis.client.get(key)).toBe('kept');
  await reach(roomsByMaster);
});

it('does without one master while it hangs, and with it again afterwards', async () => {
  await whole();
  const [, , hanging] = cluster.masters;
  const [, healthy = '', room = ''] = roomsByMaster;
  hanging?.freeze();
  await vi.waitUntil(() => nodes.every(({ redis }) => !redis.isAnswering(channelOf(room))), WAIT);
  expect(nodes.some(({ redis }) => redis.isAnswering())).toBe(false);
  await vi.waitUntil(() => nodes.every(({ redis }) => redis.isAnswering(channelOf(healthy))), WAIT);
  // What belongs to it fails soon, and a page that joins meanwhile is subscribed later.
  await expect(one.redis.client.get(`{${channelOf(room)}}any`)).rejects.toThrow();
  const late = await other.page(room);
  const received = vi.fn();
  late.on('account:changed', received);

  hanging?.thaw();
  await whole();
  await vi.waitFor(() => {
    one.io.to(room).emit('account:changed', { userId: 'late' });
    expect(received).toHaveBeenCalledWith({ userId: 'late' });
  }, WAIT);
  await reach(roomsByMaster);
});
