import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { connectRedis } from '../lib/redis.ts';
import { createRateLimits, limitOf, type RateLimits } from './rate-limits.ts';

const MESSAGE = limitOf('message', 60, 10, { counted: 'later' });
const REGISTER = limitOf('register', 20, 600);

const log = createLog('silent');
const redis = connectRedis(inject('redisUrl'), log);
await vi.waitUntil(() => redis.isAnswering(), { timeout: 10_000 });
afterAll(() => redis.close());

async function consume(limits: RateLimits, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await limits.consume(MESSAGE, key);
}

it('counts the messages of all nodes together, though none waits for the others', async () => {
  const installationId = randomUUID();
  const [one, other] = [createRateLimits(redis, installationId, 1), createRateLimits(redis, installationId, 1)];
  await consume(one, 'maya', 40);
  await consume(other, 'maya', 40);
  for (const limits of [one, other])
    await expect
      .poll(() => limits.consume(MESSAGE, 'maya').catch(({ status, code }) => [status, code]))
      .toEqual([429, 'too_many_requests']);
  await consume(one, 'tomás', 20);
});

it('counts apart what another installation counts in the same Redis', async () => {
  const [one, other] = [createRateLimits(redis, randomUUID(), 1), createRateLimits(redis, randomUUID(), 1)];
  for (const limits of [one, other]) for (let time = 0; time < 20; time++) await limits.consume(REGISTER, 'ip:10.0.0.1');
  await expect(one.consume(REGISTER, 'ip:10.0.0.1')).rejects.toMatchObject({ status: 429 });
});

it('counts by itself while Redis is away', async () => {
  const away = connectRedis('redis://127.0.0.1:1', log);
  const limits = createRateLimits(away, randomUUID(), 1);
  await consume(limits, 'maya', 60);
  await expect(limits.consume(MESSAGE, 'maya')).rejects.toMatchObject({ status: 429 });
  away.close();
});
