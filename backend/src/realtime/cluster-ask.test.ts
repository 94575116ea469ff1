import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, inject, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { connectRedis } from '../lib/redis.ts';
import { startRealtime } from '../testing/bare-realtime.ts';
import { WAIT } from '../testing/wait.ts';
import { createCluster } from './cluster.ts';

/** Milliseconds that a question may take. */
const ASK_MS = 600;

const redis = connectRedis({ kind: 'single', url: inject('redisUrl') }, createLog('silent'));
await vi.waitUntil(() => redis.isAnswering(), WAIT);
afterAll(() => redis.close());
afterEach(() => void vi.useRealTimers());

type Knows = Record<string, string>;

/** A node that asks, and others that know some replies. A null one hangs: it receives questions and never acknowledges. */
async function start(...others: (Knows | null)[]) {
  const installationId = randomUUID();
  const nodes = await Promise.all([...others, null].map(() => startRealtime({ redis, installationId })));
  const received: { askId: string; replyIds: string[] }[] = [];
  others.forEach((knows, number) => {
    const io = nodes[number]?.io;
    io?.on('cluster:show', (askId, replyIds) => void received.push({ askId, replyIds }));
    if (io && knows) createCluster(io, redis).answer('cluster:show', (replyId) => knows[replyId] ?? null);
  });
  const io = nodes.at(-1)?.io;
  if (!io) throw new Error('a node is needed');
  // Each node subscribes in its own time.
  await vi.waitFor(async () => expect(await io.of('/').adapter.serverCount()).toBe(nodes.length), WAIT);
  const cluster = createCluster(io, redis);
  const ask = async (...replyIds: string[]) => {
    const begun = performance.now();
    const known = await cluster.ask('cluster:show', replyIds);
    return { known, ms: performance.now() - begun };
  };
  const close = () => Promise.all(nodes.map((node) => node.close()));
  return { io, others: nodes.slice(0, -1), received, ask, close };
}

it('returns what other nodes know, and ends once all is known although a node hangs', async () => {
  const { ask, close } = await start({ r1: 'one', r2: 'two' }, { r3: 'three' }, null);
  // The time limit of a question does not pass.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [all, some, another] = await Promise.all([ask('r1', 'r2', 'r3'), ask('r2'), ask('r3')]);
  expect(all.known).toEqual(new Map(Object.entries({ r1: 'one', r2: 'two', r3: 'three' })));
  expect([some.known, another.known]).toEqual([new Map([['r2', 'two']]), new Map([['r3', 'three']])]);
  vi.useRealTimers();
  await close();
});

it('takes an acknowledgement that comes before the answer, as it may in a Redis Cluster', async () => {
  const { others, ask, close } = await start(null, null);
  const [knowing, earlierRelease] = others;
  knowing?.io.on('cluster:show', (_askId, _replyIds, looked) => looked({ r1: 'one' }));
  earlierRelease?.io.on('cluster:show', (_askId, _replyIds, looked) => looked());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  expect((await ask('r1', 'r2')).known).toEqual(new Map([['r1', 'one']]));
  vi.useRealTimers();
  await close();
});

it('ends once every node has looked, although none knows', async () => {
  const { io, received, ask, close } = await start({ r1: 'one' }, {});
  const answered = vi.fn();
  io.on('cluster:answer', answered);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { known } = await ask('r8', 'r9');
  vi.useRealTimers();
  expect([known.size, received.map(({ replyIds }) => replyIds)]).toEqual([
    0,
    [
      ['r8', 'r9'],
      ['r8', 'r9'],
    ],
  ]);
  // A node that knows nothing sends no answer.
  expect(answered).not.toHaveBeenCalled();
  expect((await ask('r8', 'r1')).known).toEqual(new Map([['r1', 'one']]));
  await close();
});

it('waits a bounded time for a node that hangs, and ignores its later answer', async () => {
  const { io, others, received, ask, close } = await start({ r1: 'one' }, null);
  const { known, ms } = await ask('r1', 'r2');
  expect(known).toEqual(new Map([['r1', 'one']]));
  expect(ms).toBeGreaterThan(ASK_MS - 50);
  const late = new Promise((resolve) => io.on('cluster:answer', (_askId, answers) => 'r2' in answers && resolve(null)));
  others[1]?.io.serverSideEmit('cluster:answer', received[0]?.askId ?? '', { r2: 'two' });
  await late;
  expect(known).toEqual(new Map([['r1', 'one']]));
  await close();
});

it('sends no question about nothing, while Redis is away, or without other nodes', async () => {
  const { io, received, ask, close } = await start({ r1: 'one' });
  expect((await ask()).known.size).toBe(0);
  for (const shared of [null, { ...redis, isAnswering: () => false }])
    expect((await createCluster(io, shared).ask('cluster:show', ['r1'])).size).toBe(0);
  expect(received).toEqual([]);
  expect((await ask('r1')).known.size).toBe(1);
  expect(received).toHaveLength(1);
  await close();
});
