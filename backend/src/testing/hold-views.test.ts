import { CouplesSessionAnswer, CouplesSessionView } from '@beside/common/couples/couples.views';
import { UsageView } from '@beside/common/usage/usage.views';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { limitOf } from '../http/rate-limits.ts';
import { startRealtime } from './bare-realtime.ts';
import { strictly, Views } from './hold-views.ts';
import { Browser } from './test-browser.ts';

const usage = { usageCount: 1, limit: null, resetsAt: '2026-12-01T00:00:00.000Z' };
const session = {
  ...{ id: 1, sessionToken: 'token', sessionName: 'Sundays', partner1Id: 'u1', partner1Name: 'Maya', partner2Name: null },
  ...{ isActive: true, createdAt: '2026-11-21T12:00:00.000Z', shareUrl: null, language: 'en', unanswered: null },
};
const access = { guard: 'public', scope: null, limit: limitOf('often', 1000, 60), input: null, about: 'A test' } as const;
const views = (): Views =>
  new Views([
    { ...access, name: 'GET /api/couples/:id', answers: CouplesSessionAnswer },
    { ...access, name: 'GET /api/file', answers: null },
    { ...access, name: 'advice:stop', answers: UsageView },
  ]);

it('is strict about unknown, missing and replaced fields, at every depth', () => {
  const { shareUrl: _, ...less } = session;
  const list = v.object({ sessions: v.array(CouplesSessionView) });
  const fits = (value: unknown): boolean => v.is(strictly(list), { sessions: [value] });
  expect([session, { ...session, more: 1 }, less, { ...session, unanswered: 'none of ours' }].map(fits)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  // A browser reads all of them.
  expect(v.is(list, { sessions: [session, { ...session, more: 1 }, less] })).toBe(true);
});

it('knows every kind of schema, or says so', () => {
  expect(() => strictly(v.object({ time: v.date() }))).toThrow('date');
});

it('holds calls: what they answer, how they fail, and that they are declared', () => {
  const held = views();
  held.call('GET', '/api/couples/7?language=en', 200, { success: true, session });
  held.call('GET', '/api/couples/7', 304, {});
  held.call('GET', '/api/couples/7', 404, { success: false, code: 'not_found', message: 'Not found' });
  held.call('GET', '/api/file', 200, { anything: 1 });
  held.call('GET', '/healthz', 200, { anything: 1 });
  expect([...held.faults]).toEqual([]);
  held.call('GET', '/api/couples/7', 200, { session });
  held.call('GET', '/api/couples/7', 500, { success: false, code: 'none of ours', message: 'No' });
  held.call('GET', '/api/other', 200, { success: true });
  expect([...held.faults]).toEqual([
    expect.stringMatching(/^GET \/api\/couples\/:id in ".*": success/),
    expect.stringMatching(/^GET \/api\/couples\/7 in ".*": code/),
    'GET /api/other succeeded, and is not declared',
  ]);
});

it('holds pushes and acknowledgements of each kind', async () => {
  const { io, url, close } = await startRealtime();
  afterAll(close);
  io.on('connection', (socket) => {
    socket.emit('usage:changed', { usage });
    socket.on('advice:stop', (payload, acknowledge) => {
      // The answer that the test asks for.
      Reflect.apply(acknowledge, undefined, [JSON.parse(payload.requestId)]);
    });
  });
  const held = views();
  const browser = new Browser(url, '203.0.113.7', held);
  const socket = await browser.socket();
  const right = { requestId: JSON.stringify({ success: true, ...usage }) };
  const wrong = { requestId: JSON.stringify({ success: true, ...usage, more: 1 }) };
  expect(await socket.emitWithAck('advice:stop', right)).toEqual({ success: true, ...usage });
  expect(await socket.timeout(1000).emitWithAck('advice:stop', right)).toEqual({ success: true, ...usage });
  expect([...held.faults]).toEqual([]);

  const count = async (act: () => unknown): Promise<number> => {
    held.faults.clear();
    await act();
    return held.faults.size;
  };
  expect(await count(() => socket.emitWithAck('advice:stop', wrong))).toBe(1);
  expect(await count(() => socket.timeout(1000).emitWithAck('advice:stop', wrong))).toBe(1);
  expect(await count(() => new Promise((resolve) => socket.emit('advice:stop', wrong, resolve)))).toBe(1);
  expect(await count(() => socket.emitWithAck('advice:stop', { requestId: '{"success":false}' }))).toBe(1);
  const pushed = new Promise((resolve) => socket.once('usage:changed', resolve));
  io.emit('usage:changed', Object({ usage: { ...usage, more: 1 } }));
  expect(await count(() => pushed)).toBe(1);
  browser.close();
});
