import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { connectRedis } from '../lib/redis.ts';
import { actor } from '../testing/actors.ts';
import { WAIT } from '../testing/wait.ts';
import { createRateLimits, limitOf, type RateLimits } from './rate-limits.ts';

const MESSAGE = limitOf('message', 60, 10, { counted: 'later' });
const REGISTER = limitOf('register', 20, 600);

const SIGN_IN = limitOf('signIn', 30, 60);
const READ_MINUTE = limitOf('read', 600, 60);

const REFUSED = { status: 429, code: 'too_many_requests' };
const log = createLog('silent');
const redis = connectRedis({ kind: 'single', url: inject('redisUrl') }, log);
await vi.waitUntil(() => redis.isAnswering(), WAIT);
afterAll(() => redis.close());

async function consume(limits: RateLimits, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await limits.consume(MESSAGE, key);
}

/** Redis answers in order: what was asked before has been answered, and taken in. */
async function answered(): Promise<void> {
  await redis.client.ping();
  await new Promise((resolve) => setImmediate(resolve));
}

it('counts the messages of all nodes together, without waiting for the other nodes', async () => {
  const installationId = randomUUID();
  const [one, other] = [createRateLimits(redis, installationId, 1), createRateLimits(redis, installationId, 1)];
  await consume(one, 'maya', 40);
  await consume(other, 'maya', 40);
  await answered();
  await expect(other.consume(MESSAGE, 'maya')).rejects.toMatchObject(REFUSED);
  // It learns with its next message, far below its own limit.
  await consume(one, 'maya', 1);
  await answered();
  const refusal = await one.consume(MESSAGE, 'maya').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ ...REFUSED, retryAfter: expect.toSatisfy((seconds) => seconds >= 1 && seconds <= 10) });
  await consume(one, 'tomás', 20);
});

it('counts the calls of all nodes together, and says how long to wait', async () => {
  const installationId = randomUUID();
  const [one, other] = [createRateLimits(redis, installationId, 0.2), createRateLimits(redis, installationId, 0.2)];
  for (const limits of [one, other, one, other]) await limits.consume(REGISTER, 'ip:10.0.0.1');
  for (const limits of [one, other]) {
    const refusal = await limits.consume(REGISTER, 'ip:10.0.0.1').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ ...REFUSED, retryAfter: expect.toSatisfy((seconds) => seconds > 590 && seconds <= 600) });
  }
  await one.consume(REGISTER, 'ip:10.0.0.2');
  await one.consume(SIGN_IN, 'ip:10.0.0.1');
});

it('counts floods on each node by itself, without Redis', async () => {
  const installationId = randomUUID();
  const flood = limitOf('flood', 3000, 60, { counted: 'node' });
  for (const limits of [createRateLimits(redis, installationId, 0.01), createRateLimits(redis, installationId, 0.01)]) {
    for (let time = 0; time < 30; time++) await limits.consume(flood, 'visitor:maya');
    await expect(limits.consume(flood, 'visitor:maya')).rejects.toMatchObject(REFUSED);
  }
  await vi.waitFor(async () => expect(await redis.client.keys(`beside:${installationId}:*`)).toEqual([]), WAIT);
});

it('allows at least one call with any factor, and starts anew after the window', async () => {
  const limits = createRateLimits(null, randomUUID(), 0.001);
  vi.useFakeTimers();
  try {
    await limits.consume(READ_MINUTE, 'user:maya');
    await expect(limits.consume(READ_MINUTE, 'user:maya')).rejects.toMatchObject({ ...REFUSED, retryAfter: 60 });
    vi.advanceTimersByTime(59_500);
    await expect(limits.consume(READ_MINUTE, 'user:maya')).rejects.toMatchObject({ ...REFUSED, retryAfter: 1 });
    vi.advanceTimersByTime(600);
    await limits.consume(READ_MINUTE, 'user:maya');
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['address' as const, 'the address', [429, 429, 200]],
  ['browser' as const, 'the browser, or the user', [429, 200, 429]],
  ['actor' as const, 'the address, or the user', [429, 429, 200]],
])('counts by %s: %s', async (by, _whose, expected) => {
  const limits = createRateLimits(null, randomUUID(), 1);
  const once = limitOf('once', 1, 60, { by });
  await limits.count(once, actor({ visitorId: 'maya' }));
  const others = [actor({ visitorId: 'maya' }), actor({ visitorId: 'tom' }), actor({ visitorId: 'tom', ip: '10.0.0.2' })];
  const status = (each: Parameters<typeof limits.count>[1]) =>
    limits.count(once, each).then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  expect(await Promise.all(others.map(status))).toEqual(expected);
  // A user is counted by the account, unless the limit counts addresses.
  const users = [actor({ userId: 'clara' }), actor({ userId: 'clara', ip: '10.0.0.3' })];
  expect([await status(users[0] ?? actor()), await status(users[1] ?? actor())]).toEqual(
    by === 'address' ? [429, 200] : [200, 429],
  );
});

it('another installation in the same Redis is counted apart', async () => {
  const [one, other] = [createRateLimits(redis, randomUUID(), 1), createRateLimits(redis, randomUUID(), 1)];
  for (const limits of [one, other]) for (let time = 0; time < 20; time++) await limits.consume(REGISTER, 'ip:10.0.0.1');
  await expect(one.consume(REGISTER, 'ip:10.0.0.1')).rejects.toMatchObject({ status: 429 });
});

it('a long limit goes on where Redis hangs from what all nodes have counted, and keeps what it counted meanwhile', async () => {
  const installationId = randomUUID();
  let isAnswering = true;
  const other = createRateLimits(redis, installationId, 1);
  const limits = createRateLimits({ ...redis, isAnswering: () => isAnswering }, installationId, 1);
  const register = (): Promise<void> => limits.consume(REGISTER, 'ip:10.0.0.1');
  for (let time = 0; time < 15; time++) await other.consume(REGISTER, 'ip:10.0.0.1');
  await register();
  isAnswering = false;
  for (let time = 0; time < 3; time++) await register();
  isAnswering = true;
  await register();
  await expect(register()).rejects.toMatchObject({ ...REFUSED, retryAfter: expect.toSatisfy((seconds) => seconds > 590) });
  isAnswering = false;
  await expect(register()).rejects.toMatchObject(REFUSED);
  // Two were refused: each was counted, and taken back once.
  for (let time = 0; time < 3; time++) await limits.giveBack(REGISTER, 'ip:10.0.0.1');
  await register();
  await expect(register()).rejects.toMatchObject(REFUSED);
});

it.each([
  ['is away', false],
  ['goes away in the middle', true],
])('counts by itself while Redis %s', async (_how, isAnswering) => {
  const away = connectRedis({ kind: 'single', url: 'redis://127.0.0.1:1' }, log);
  const limits = createRateLimits({ ...away, isAnswering: () => isAnswering }, randomUUID(), 1);
  await consume(limits, 'maya', 60);
  await expect(limits.consume(MESSAGE, 'maya')).rejects.toMatchObject(REFUSED);
  for (let time = 0; time < 20; time++) await limits.consume(REGISTER, 'ip:10.0.0.1');
  await expect(limits.consume(REGISTER, 'ip:10.0.0.1')).rejects.toMatchObject(REFUSED);
  away.close();
});
