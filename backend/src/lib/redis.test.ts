import { once } from 'node:events';
import { expect, it } from 'vitest';
import { mortalRedis } from '../testing/faults.ts';
import { createLog } from './logger.ts';
import { connectRedis } from './redis.ts';

it('knows that Redis hangs, gives its connection up, and knows that it is back', async () => {
  const server = await mortalRedis();
  const redis = connectRedis(server.url, createLog('silent'));
  await once(redis.client, 'ready');
  expect(redis.isAnswering()).toBe(true);

  const closed = new Promise((resolve) => redis.client.once('close', resolve));
  server.freeze();
  await expect.poll(() => redis.isAnswering(), { interval: 20 }).toBe(false);
  // The connection is still there: nobody has said that it is not.
  expect(redis.client.status).toBe('ready');
  await closed;
  expect(redis.client.commandQueue.length).toBe(0);
  expect(redis.isAnswering()).toBe(false);

  server.thaw();
  await expect.poll(() => redis.isAnswering(), { timeout: 8000 }).toBe(true);
  expect(await redis.client.ping()).toBe('PONG');
  redis.close();
  await server.remove();
});

it('does not take its own busyness for Redis’ silence', async () => {
  const server = await mortalRedis();
  const redis = connectRedis(server.url, createLog('silent'));
  await once(redis.client, 'ready');
  const { ping } = redis.client;
  let pings = 0;
  // The node works on something else before it hears each answer, for longer than an answer may take.
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
