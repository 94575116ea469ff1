import { once } from 'node:events';
import { expect, it } from 'vitest';
import { mortalRedis } from '../testing/faults.ts';
import { createLog } from './logger.ts';
import { connectRedis } from './redis.ts';

it('notices that Redis hangs, gives the connection up, and notices its return', async () => {
  const server = await mortalRedis();
  const redis = connectRedis({ kind: 'single', url: server.url }, createLog('silent'));
  await once(redis.client, 'ready');
  expect(redis.isAnswering()).toBe(true);

  const closed = new Promise((resolve) => redis.client.once('close', resolve));
  server.freeze();
  await expect.poll(() => redis.isAnswering(), { interval: 20 }).toBe(false);
  // The connection is still open: neither side has closed it.
  expect(redis.client.status).toBe('ready');
  await closed;
  expect(Reflect.get(redis.client, 'commandQueue')).toHaveLength(0);
  expect(redis.isAnswering()).toBe(false);

  server.thaw();
  await expect.poll(() => redis.isAnswering()).toBe(true);
  await expect.poll(() => redis.client.ping().catch(() => null)).toBe('PONG');
  redis.close();
  await server.remove();
});

it('does not mistake its own busyness for a silent Redis', async () => {
  const server = await mortalRedis();
  const redis = connectRedis({ kind: 'single', url: server.url }, createLog('silent'));
  await once(redis.client, 'ready');
  const { ping } = redis.client;
  let pings = 0;
  // The node is busy before it reads each answer, for longer than an answer may take.
  const work = (): void => {
    const end = performance.now() + 150;
    while (performance.now() < end);
    pings += 1;
  };
  Object.assign(redis.client, {
    ping(): unknown {
      setImmediate(work);
      return Reflect.apply(ping, redis.client, []);
    },
  });
  const seen = new Set<boolean>();
  while (pings < 4) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.add(redis.isAnswering());
  }
  expect([...seen]).toEqual([true]);
  redis.close();
  await server.remove();
});

it('connects on a node that is busy for longer than an answer may take', async () => {
  const server = await mortalRedis();
  const redis = connectRedis({ kind: 'single', url: server.url }, createLog('silent'));
  // Busy again and again, so that no answer is read in time.
  const busy = setInterval(() => {
    const end = performance.now() + 150;
    while (performance.now() < end);
  }, 1);
  await once(redis.client, 'ready');
  clearInterval(busy);
  await expect.poll(() => redis.isAnswering()).toBe(true);
  redis.close();
  await server.remove();
});
