import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { AdviceRequestDto } from '@beside/common/advice/advice.dto';
import { Done } from '@beside/common/answers.views';
import express from 'express';
import { afterAll, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { createLog } from '../lib/logger.ts';
import { listen } from '../testing/listen.ts';
import { openClone } from '../testing/open-database.ts';
import { Browser } from '../testing/test-browser.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { errorHandler } from './errors.ts';
import { createRateLimits, limitOf } from './rate-limits.ts';
import { createRouteContext } from './route-context.ts';
import { sessionMiddleware } from './session.ts';
import { SessionStore } from './session-store.ts';

const log = createLog('silent');
const database = await cloneDatabase();
const db = await openClone(database.url, undefined, log);
const { pool } = db;
const config = loadConfig({ SESSION_SECRET: 'a secret of the tests' });
const OFTEN = limitOf('often', 1000, 60);
// Three first sessions for each address.
const context = createRouteContext(createRateLimits(null, 'test', 0.05));
const open = { guard: 'public', scope: null, answers: Done, about: 'A test' } as const;

const requestId = randomUUID();

const web = express().set('trust proxy', true);
web.use(sessionMiddleware(config, new SessionStore(pool, { isReceiving: () => true }, log)).read);
const calls = context.routes('/api');
calls.post('/visitor', { ...open, limit: OFTEN }, async (call) => {
  const after = await context.ensureVisitor(call);
  return { before: call.actor.visitorId, after: after.visitorId, ip: after.ip };
});
calls.get('/once', { ...open, limit: limitOf('once', 20, 60) }, () => ({}));
calls.post('/body', { ...open, limit: OFTEN, input: AdviceRequestDto, status: 201 }, ({ input }) => ({ ...input }));
calls.post('/user', { ...open, guard: 'user', limit: OFTEN, input: AdviceRequestDto }, () => ({}));
calls.get('/silent', { ...open, limit: OFTEN }, () => undefined);
calls.get('/sent', { ...open, limit: OFTEN }, ({ response }) => {
  response.status(304).end();
  return undefined;
});
const left: AbortSignal[] = [];
calls.get('/slow', { ...open, limit: OFTEN }, async (call) => {
  left.push(context.disconnected(call));
  call.response.write(' ');
  return new Promise<undefined>(() => undefined);
});
web.use('/api', calls.router);
web.use(errorHandler(log));
const { url, close } = await listen(web);
afterAll(async () => {
  close();
  await db.close();
  await database.close();
});

it('lets an address begin so many sessions, and a browser that has one call without limit', async () => {
  const browsers = [1, 2, 3].map(() => new Browser(url, '203.0.113.7'));
  for (const browser of browsers) {
    const { body } = await browser.call('POST', '/api/visitor');
    expect(body).toEqual({ success: true, before: null, after: expect.any(String), ip: '203.0.113.7' });
    const again = await browser.call('POST', '/api/visitor');
    expect(again.body).toEqual({ ...body, before: body.after });
  }
  const late = new Browser(url, '203.0.113.7');
  expect((await late.call('POST', '/api/visitor')).body).toMatchObject({ code: 'too_many_requests' });
  expect(late.cookie).toBe('');
  expect((await new Browser(url, '203.0.113.8').call('POST', '/api/visitor')).status).toBe(200);
});

it('counts a call before it handles it', async () => {
  const ask = async (ip: string): Promise<number> => (await new Browser(url, ip).call('GET', '/api/once')).status;
  expect([await ask('203.0.113.1'), await ask('203.0.113.1'), await ask('203.0.113.2')]).toEqual([200, 429, 200]);
});

it('asks the guard before it reads a body, and checks the body before it handles the call', async () => {
  const browser = new Browser(url, '203.0.113.1');
  const refused = [await browser.call('POST', '/api/user', '{"broken'), await browser.call('POST', '/api/user', { requestId })];
  expect(refused.map(({ status }) => status)).toEqual([401, 401]);
  expect((await browser.call('POST', '/api/body', { requestId: 7 })).body).toMatchObject({ code: 'validation_failed' });
  expect(await browser.call('POST', '/api/body', { requestId, more: 1 })).toMatchObject({
    status: 201,
    body: { success: true, requestId },
  });
});

it('keeps an answer that a handler has sent, and leaves no call without an answer', async () => {
  const browser = new Browser(url, '203.0.113.1');
  expect((await browser.call('GET', '/api/sent')).status).toBe(304);
  expect(await browser.call('GET', '/api/silent')).toMatchObject({ status: 500, body: { code: 'internal_error' } });
});

it('takes a body of 64 KiB, and no larger one', async () => {
  const send = (length: number) =>
    new Browser(url, '203.0.113.1').call('POST', '/api/body', { requestId, more: 'a'.repeat(length) });
  expect([(await send(65_000)).status, (await send(66_000)).status]).toEqual([201, 413]);
});

it('signals that a caller has disconnected, and not before', async () => {
  const caller = new AbortController();
  await fetch(`${url}/api/slow`, { signal: caller.signal });
  const [signal] = left;
  if (!signal) throw new Error('the call has not come');
  expect(signal.aborted).toBe(false);
  const disconnected = once(signal, 'abort');
  caller.abort();
  await disconnected;
});
