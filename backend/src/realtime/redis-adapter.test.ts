import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { connectRedis, type SharedRedis } from '../lib/redis.ts';
import { type BareRealtime, startRealtime } from '../testing/bare-realtime.ts';
import { mortalRedis } from '../testing/faults.ts';
import { freePort } from '../testing/free-port.ts';
import { WAIT } from '../testing/wait.ts';

const log = createLog('silent');
const server = await mortalRedis();
const MIB = 1024 * 1024;
/** Bytes of one push. */
const PUSH = 50_000;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => server.remove());

async function start(installationId: string, url = server.url): Promise<BareRealtime & { redis: SharedRedis }> {
  const redis = connectRedis({ kind: 'single', url }, log);
  ends.push(() => redis.close());
  const node = await startRealtime({ redis, installationId, log });
  ends.push(() => node.close());
  return { ...node, redis };
}

/** Pushes to a room from one node until a page of another receives it. */
async function reaches(from: BareRealtime, to: BareRealtime): Promise<void> {
  const page = await to.page('couples:7');
  const received = vi.fn();
  page.on('account:changed', received);
  await vi.waitFor(() => {
    from.io.to('couples:7').emit('account:changed', { userId: 'clara' });
    expect(received).toHaveBeenCalled();
  }, WAIT);
}

it('carries pushes between nodes, again after Redis has died and come back', async () => {
  const installationId = randomUUID();
  const [one, other] = [await start(installationId), await start(installationId)];
  await reaches(one, other);
  await server.kill();
  await vi.waitFor(() => expect([one.redis.isAnswering(), other.redis.isAnswering()]).toEqual([false, false]), WAIT);
  // A failed publication must not end in an unhandled rejection, which would fail this run.
  for (let push = 0; push < 10; push++) one.io.to('couples:7').emit('account:changed', { userId: 'lost' });
  await server.revive();
  await reaches(one, other);
  await reaches(other, one);
});

/** A node that still takes Redis for ready though it does not answer; and its publishing client. */
async function startUnaware() {
  const redis = connectRedis({ kind: 'single', url: server.url }, log);
  ends.push(() => redis.close());
  const duplicate = vi.spyOn(redis.client, 'duplicate');
  const node = await startRealtime({ redis: { ...redis, isAnswering: () => true }, installationId: randomUUID(), log });
  ends.push(() => node.close());
  const [publisher] = duplicate.mock.results.flatMap(({ type, value }) => (type === 'return' ? [value] : []));
  if (!(publisher instanceof Redis)) throw new Error('no client was made');
  return { node, publisher };
}

it('bounds what waits for Redis, and drops the rest', async () => {
  const { node, publisher } = await startUnaware();
  server.freeze();
  ends.push(() => server.thaw());
  let most = 0;
  for (let push = 0; push < 400; push++) {
    node.io.to('couples:7').emit('account:changed', { userId: 'a'.repeat(PUSH) });
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, publisher.stream.writableLength);
  }
  expect(most).toBeGreaterThan(MIB / 2);
  expect(most).toBeLessThan(MIB + 2 * PUSH);
});

it('a failed publication rejects for no caller', async () => {
  const { publisher } = await startUnaware();
  await server.kill();
  expect([await publisher.spublish('channel', 'text'), await publisher.publish('channel', 'text')]).toEqual([0, 0]);
  await server.revive();
});

it.each([
  ['6.2.14', [{ version: '6' }]],
  ['7.0.0', []],
  ['12.1.0', []],
])('carries pushes through a Redis %s', async (version, logged) => {
  const { info: ask } = Redis.prototype;
  vi.spyOn(Redis.prototype, 'info').mockImplementation(function (this: Redis, ...args: unknown[]) {
    // Outside a section, the client's own state says whether Redis is ready.
    return args[0] === 'server'
      ? Promise.resolve(`redis_version:${version}
`)
      : Reflect.apply(ask, this, args);
  });
  const info = vi.spyOn(log, 'info');
  const installationId = randomUUID();
  const [one, other] = [await start(installationId), await start(installationId)];
  await reaches(one, other);
  expect(info.mock.calls.map(([fields]) => fields)).toEqual([...logged, ...logged]);
});

it('leaves no connection after it is closed', async () => {
  const own = await mortalRedis();
  ends.push(() => own.remove());
  const admin = new Redis(own.url);
  ends.push(() => admin.disconnect());
  const clients = async (): Promise<number> =>
    String(await admin.client('LIST'))
      .trim()
      .split('\n').length;
  const redis = connectRedis({ kind: 'single', url: own.url }, log);
  const node = await startRealtime({ redis, installationId: randomUUID(), log });
  // The shared one, the adapter's two, and this test's.
  await expect.poll(clients).toBe(4);
  await node.close();
  redis.close();
  await expect.poll(clients).toBe(1);
});

it('starts without a Redis', async () => {
  const url = `redis://127.0.0.1:${await freePort()}`;
  const node = await start(randomUUID(), url);
  await reaches(node, node);
});
