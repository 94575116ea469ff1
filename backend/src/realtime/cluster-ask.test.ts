import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, inject, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { connectRedis } from '../lib/redis.ts';
import { startRealtime } from '../testing/bare-realtime.ts';
import { createCluster } from './cluster.ts';

/** Milliseconds that a question may take. */
const ASK_MS = 600;

const redis = connectRedis(inject('redisUrl'), createLog('silent'));
await vi.waitUntil(() => redis.isAnswering(), { timeout: 10_000 });
afterAll(() => redis.close());
afterEach(() => void vi.useRealTimers());

type Knows = Record<string, string>;

/** A node that asks, and others that know of some replies; one that is null hangs: it hears questions, and never says that it has looked. */
async function start(...others: (Knows | null)[]) {
  const installationId = randomUUID();
  const nodes = await Promise.all([...others, null].map(() => startRealtime({ redis, installationId })));
  const heard: { askId: string; replyIds: string[] }[] = [];
  others.forEach((knows, number) => {
    const io = nodes[number]?.io;
    io?.on('cluster:show', (askId, replyIds) => void heard.push({ askId, replyIds }));
    if (io && knows) createCluster(io, redis).answer('cluster:show', (replyId) => knows[replyId] ?? null);
  });
  const io = nodes.at(-1)?.io;
  if (!io) throw new Error('a node is needed');
  // Each subscribes in its own time.
  await vi.waitFor(async () => expect(await io.of('/').adapter.serverCount()).toBe(nodes.length), { timeout: 5000 });
  const cluster = createCluster(io, redis);
  const ask = async (...replyIds: string[]) => {
    const begun = performance.now();
    const known = await cluster.ask('cluster:show', replyIds);
    return { known, ms: performance.now() - begun };
  };
  const close = () => Promise.all(nodes.map((node) => node.close()));
  return { io, others: nodes.slice(0, -1), heard, ask, close };
}

it('has what others know, and goes on once all is known, although a node hangs', async () => {
  const { ask, close } = await start({ r1: 'one', r2: 'two' }, { r3: 'three' }, null);
  // The time that a question may take does not pass.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [all, some, another] = await Promise.all([ask('r1', 'r2', 'r3'), ask('r2'), ask('r3')]);
  expect(all.known).toEqual(new Map(Object.entries({ r1: 'one', r2: 'two', r3: 'three' })));
  expect([some.known, another.known]).toEqual([new Map([['r2', 'two']]), new Map([['r3', 'three']])]);
  vi.useRealTimers();
  await close();
});

it('goes on once every node has looked, although nobody knows', async () => {
  const { io, heard, ask, close } = await start({ r1: 'one' }, {});
  const answered = vi.fn();
  io.on('cluster:answer', answered);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { known } = await ask('r8', 'r9');
  vi.useRealTimers();
  expect([known.size, heard.map(({ replyIds }) => replyIds)]).toEqual([
    0,
    [
      ['r8', 'r9'],
      ['r8', 'r9'],
    ],
  ]);
  // Who knows nothing says nothing.
  expect(answered).not.toHaveBeenCalled();
  expect((await ask('r8', 'r1')).known).toEqual(new Map([['r1', 'one']]));
  await close();
});

it('waits no longer than a moment for a node that hangs, and takes nothing of it afterwards', async () => {
  const { io, others, heard, ask, close } = await start({ r1: 'one' }, null);
  const { known, ms } = await ask('r1', 'r2');
  expect(known).toEqual(new Map([['r1', 'one']]));
  expect(ms).toBeGreaterThan(ASK_MS - 50);
  expect(ms).toBeLessThan(3000);
  const late = new Promise((resolve) => io.on('cluster:answer', (_askId, answers) => 'r2' in answers && resolve(null)));
  others[1]?.io.serverSideEmit('cluster:answer', heard[0]?.askId ?? '', { r2: 'two' });
  await late;
  expect(known).toEqual(new Map([['r1', 'one']]));
  await close();
});

it('asks nobody about nothing, nor while Redis is away, nor where there are no others', async () => {
  const { io, heard, ask, close } = await start({ r1: 'one' });
  expect((await ask()).known.size).toBe(0);
  for (const shared of [null, { ...redis, isAnswering: () => false }])
    expect((await createCluster(io, shared).ask('cluster:show', ['r1'])).size).toBe(0);
  expect(heard).toEqual([]);
  expect((await ask('r1')).known.size).toBe(1);
  expect(heard).toHaveLength(1);
  await close();
});
