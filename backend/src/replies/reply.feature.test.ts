import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { transact } from '../database/transaction.ts';
import { createLog } from '../lib/logger.ts';
import { connectRedis } from '../lib/redis.ts';
import { createCluster } from '../realtime/cluster.ts';
import { actor } from '../testing/actors.ts';
import { startRealtime } from '../testing/bare-realtime.ts';
import { newReply, useReplies } from '../testing/use-replies.ts';
import { WAIT } from '../testing/wait.ts';
import type { ReplyEngine } from './reply.engine.ts';
import { replyRequests } from './reply.requests.ts';
import { acceptText, readText, type TextDelta, textDeltas, textIn } from './reply.text.ts';
import type { ReplyKind } from './reply.types.ts';

/* All that a feature writes to have plain texts written for a subject. */

const { pool, node, row } = await useReplies();
await pool.query('create table notes (id uuid primary key, topic text, text text)');
const owner = { visitorId: randomUUID() };

function noteReply(push: (room: string, what: TextDelta | { text: string } | { failed: string }) => void) {
  const deltas = textDeltas();
  const kind: ReplyKind<string, string, string, string> = {
    kind: 'note',
    parseInput: (stored) => String(Object(stored).topic),
    prepare: (topic) => ({
      do: 'write',
      input: topic,
      prompt: { messages: [{ role: 'user', content: topic }], maxTokens: 100, payer: { userId: null, address: null } },
    }),
    read: readText,
    accept: (text) => acceptText(text, 1000),
    async store(transaction, { id }, topic, text) {
      await transaction.query('insert into notes (id, topic, text) values ($1, $2, $3)', [id, topic, text]);
      return { id, result: text };
    },
    onFailure: async () => undefined,
    pushProgress(reply, snapshot) {
      const delta = deltas.next(reply, snapshot);
      if (delta) push(reply.subject, delta);
    },
    pushDone(reply, text) {
      deltas.forget(reply);
      push(reply.subject, { text });
    },
    pushFailed: (reply, code) => push(reply.subject, { failed: code }),
  };
  return kind;
}

function noteService(engine: ReplyEngine) {
  const requests = replyRequests(engine, 'note', async (_actor, { resultId }) => {
    const { rows } = await pool.query<{ text: string }>('select text from notes where id = $1', [resultId]);
    return { text: rows[0]?.text ?? '' };
  });
  const ask = async (id: string, topic: string, whenBusy?: 'wait') => {
    const reply = newReply({ id, kind: 'note', subject: `note:${topic}`, ...owner, input: { topic } });
    const asked = await transact(pool, (transaction) => engine.enqueue(transaction, reply, whenBusy));
    if (asked.outcome === 'accepted') engine.begin(asked.reply);
    requests.announce(id);
    return asked.outcome;
  };
  return { ...requests, ask };
}

/* All that its callers use. */

const redis = connectRedis({ kind: 'single', url: inject('redisUrl') }, createLog('silent'));
await vi.waitUntil(() => redis.isAnswering(), WAIT);
const installationId = randomUUID();
const servers = [await startRealtime({ redis, installationId }), await startRealtime({ redis, installationId })];
afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  redis.close();
});
const [one, other] = servers.map(({ io }) => {
  const pushed: object[] = [];
  const built = node(
    noteReply((room, what) => pushed.push({ room, ...what })),
    createCluster(io, redis),
  );
  return { ...built, pushed, ...noteService(built.engine) };
});
if (!one || !other) throw new Error('two nodes are needed');
for (const { io } of servers) await vi.waitFor(async () => expect(await io.of('/').adapter.serverCount()).toBe(2), WAIT);

const maya = actor(owner);
const page = (disconnected: AbortSignal) => ({
  join: vi.fn(),
  send: vi.fn<(end: object) => void>(),
  follow: vi.fn(() => true),
  disconnected,
});

it('a reply streams, can be watched midway on another node, and is stored once', async () => {
  const id = randomUUID();
  expect(await one.ask(id, 'sundays')).toBe('accepted');
  const held = await one.model.next();
  held.delta('Dear both, ');
  const left = new AbortController();
  const watching = page(left.signal);
  const { snapshot, end } = await other.watch(maya, id, watching);
  expect([textIn(snapshot), end, watching.join.mock.calls]).toEqual(['Dear both, ', null, [['note:sundays']]]);
  expect([await other.ask(randomUUID(), 'sundays'), await other.ask(id, 'sundays')]).toEqual(['busy', 'duplicate']);
  await expect(other.watch(actor({ visitorId: randomUUID() }), id, page(AbortSignal.abort()))).rejects.toMatchObject({
    status: 404,
  });
  held.answer('Dear both, rest.');
  await expect.poll(() => watching.send.mock.calls).toEqual([[{ text: 'Dear both, rest.' }]]);
  expect(one.pushed.at(-1)).toEqual({ room: 'note:sundays', text: 'Dear both, rest.' });
  expect(await other.watch(maya, id, page(left.signal))).toMatchObject({ end: { text: 'Dear both, rest.' } });
  // The busy subject is free.
  expect(await other.ask(randomUUID(), 'sundays')).toBe('accepted');
  (await other.model.next()).answer('Again.');
});

it('questions of a busy subject wait, from any node, and are answered one after the other', async () => {
  const ids = Array.from({ length: 8 }, () => randomUUID());
  const [first = '', second = '', third = ''] = ids;
  const outcomes = [];
  for (const [at, id] of ids.entries()) outcomes.push(await (at % 2 ? other : one).ask(id, 'june', 'wait'));
  expect(outcomes).toEqual(['accepted', 'waiting', 'waiting', 'waiting', 'waiting', 'waiting', 'busy', 'busy']);
  expect(await other.ask(second, 'june', 'wait')).toBe('duplicate');
  // Stopped while it waits: it ends at once, and its turn passes to the next.
  await other.stop(maya, third);
  expect(other.pushed.at(-1)).toEqual({ room: 'note:june', failed: 'stopped' });
  expect(await row(third)).toMatchObject({ status: 'failed', code: 'stopped', input: null });
  (await one.model.next()).answer('The first.');
  expect(await one.awaitEnd(maya, first, AbortSignal.timeout(30_000))).toEqual({ text: 'The first.' });
  // The node that ended the first claims the next.
  (await one.model.next()).answer('The second.');
  expect(await other.awaitEnd(maya, second, AbortSignal.timeout(30_000))).toEqual({ text: 'The second.' });
  (await one.model.next()).answer('The fourth.');
  for (const number of [5, 6]) (await one.model.next()).answer(`Number ${number}.`);
  const last = ids[5] ?? '';
  expect(await one.awaitEnd(maya, last, AbortSignal.timeout(30_000))).toEqual({ text: 'Number 6.' });
});

it('a reply is stopped from another node', async () => {
  const id = randomUUID();
  await one.ask(id, 'april');
  const held = await one.model.next();
  await expect(other.stop(actor(), id)).rejects.toMatchObject({ status: 404 });
  await other.stop(maya, id);
  expect(held.signal.aborted).toBe(true);
  expect(one.pushed.at(-1)).toEqual({ room: 'note:april', failed: 'stopped' });
  await expect(one.awaitEnd(maya, id, new AbortController().signal)).rejects.toMatchObject({ code: 'stopped' });
});

it('another node takes a reply over, and it is stored once', async () => {
  const id = randomUUID();
  await one.ask(id, 'may');
  const lost = await one.model.next();
  lost.delta('Dear');
  await one.engine.drain(0);
  other.engine.wakeIn(0);
  const held = await other.model.next();
  held.answer('Dear both.');
  expect(await other.awaitEnd(maya, id, AbortSignal.timeout(30_000))).toEqual({ text: 'Dear both.' });
  expect((await pool.query('select text from notes where id = $1', [id])).rows).toEqual([{ text: 'Dear both.' }]);
  expect(await row(id)).toMatchObject({ status: 'done', run: 2 });
});
