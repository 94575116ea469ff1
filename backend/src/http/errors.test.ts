import express from 'express';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { AppError, tooManyRequests } from '../lib/app-error.ts';
import { createLog } from '../lib/logger.ts';
import { listen } from '../testing/listen.ts';
import { errorHandler, unknownCall } from './errors.ts';

const log = createLog('silent');
const logged = vi.spyOn(log, 'error');
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => vi.clearAllMocks());
afterAll(() => vi.restoreAllMocks());

const THROWN: Record<string, unknown> = {
  refusal: new AppError('not_allowed', 'No'),
  later: tooManyRequests(7),
  surprise: new Error('a secret'),
  text: 'a secret',
  // Errors as libraries throw them: callers see only what Express' parsers say of their fault.
  typed: Object.assign(new Error('a secret'), { type: 'entity.parse.failed', status: 400 }),
  odd: Object.assign(new Error('a secret'), { type: 'charset.unsupported', status: 499 }),
  untyped: Object.assign(new Error('a secret'), { status: 404 }),
  unstated: Object.assign(new Error('a secret'), { type: 'entity.parse.failed' }),
  worded: Object.assign(new Error('a secret'), { type: 'x', status: '404' }),
  informal: Object.assign(new Error('a secret'), { type: 'x', status: 399 }),
  broken: Object.assign(new Error('a secret'), { type: 'stream.encoding.set', status: 500 }),
  plain: { type: 'x', status: 404 },
};
const LONG = 'all of it'.repeat(1_000_000);
// Express itself prints nothing in its test mode.
const web = express().set('env', 'production');
web.use('/unrouted', (_request, _response, next) => next(new Error('a secret')));
web.get('/throws/:what', ({ params }, _response, next) => next(THROWN[params.what]));
web.post('/body', express.json({ limit: 100 }), (_request, response) => void response.sendStatus(204));
web.get('/begun', (_request, response, next) => {
  response.set('Content-Length', '100');
  response.write('half of ', () => next(new Error('a secret')));
});
web.get('/ended', (_request, response, next) => {
  response.end(LONG);
  next(new Error('a secret'));
});
web.use(unknownCall, errorHandler(log));
const { url, close } = await listen(web);
afterAll(close);

const INVALID = [400, 'validation_failed'];
const INTERNAL = [500, 'internal_error'];

it.each([
  ['refusal', [403, 'not_allowed']],
  ['later', [429, 'too_many_requests']],
  ['surprise', INTERNAL],
  ['text', INTERNAL],
  ['typed', INVALID],
  ['odd', INVALID],
  ['untyped', INTERNAL],
  ['unstated', INTERNAL],
  ['worded', INTERNAL],
  ['informal', INTERNAL],
  ['broken', INTERNAL],
  ['plain', INTERNAL],
])('%s is answered with %j, without the thrown message, and logged if it is our fault', async (what, [status, code]) => {
  const answer = await fetch(`${url}/throws/${what}`);
  const text = await answer.text();
  expect([answer.status, JSON.parse(text).code]).toEqual([status, code]);
  expect(text).not.toContain('secret');
  expect(answer.headers.get('retry-after')).toBe(what === 'later' ? '7' : null);
  expect(logged).toHaveBeenCalledTimes(status === 500 ? 1 : 0);
});

it('logs a call that a caller may not make, without what they sent', async () => {
  const refused = vi.spyOn(log, 'info');
  await fetch(`${url}/throws/refusal?text=a-secret`);
  await fetch(`${url}/throws/later`);
  expect(refused.mock.calls).toEqual([[{ userId: null, method: 'GET', path: '/throws/:what' }, 'a call was refused']]);
});

it('says what is wrong with a path or a body', async () => {
  const post = (body: string) => fetch(`${url}/body`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  const answers = [
    await fetch(`${url}/throws/%ff`),
    await fetch(`${url}/nowhere`),
    await post('{'),
    await post(JSON.stringify('x'.repeat(200))),
    await post('{}'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 413, 204]);
  expect(logged).not.toHaveBeenCalled();
});

it('cuts a begun answer short, so that no caller takes it for the whole, and leaves an ended one', async () => {
  const begun = await fetch(`${url}/begun`);
  await expect(begun.text()).rejects.toThrow();
  expect(await (await fetch(`${url}/ended`)).text()).toHaveLength(LONG.length);
  expect(logged).toHaveBeenCalledTimes(2);
  expect(printed).not.toHaveBeenCalled();
});

it('logs which call failed by its pattern, which holds no secret', async () => {
  await fetch(`${url}/throws/surprise`, { method: 'GET' });
  expect(logged).toHaveBeenLastCalledWith(
    { err: THROWN.surprise, requestId: expect.any(String), method: 'GET', path: '/throws/:what' },
    expect.any(String),
  );
  expect((await fetch(`${url}/unrouted`)).status).toBe(500);
  expect(logged).toHaveBeenLastCalledWith(expect.objectContaining({ path: undefined }), expect.any(String));
});

it('names a failure of ours alike in the answer and the log, by a new id or by a trusted proxy’s', async () => {
  const ask = async (what: string, given?: string) => {
    const answer = await fetch(`${url}/throws/${what}`, { headers: given === undefined ? {} : { 'X-Request-Id': given } });
    return { header: answer.headers.get('x-request-id'), reference: Object(await answer.json()).reference };
  };
  const expectLogged = (reference: string) =>
    expect(logged).toHaveBeenLastCalledWith(expect.objectContaining({ requestId: reference }), expect.any(String));
  const GIVEN = '5f1d7a0c9be24cc7a2f9e6b1c0d83a47';
  const stranger = await ask('surprise', GIVEN);
  expect(stranger).toEqual({ header: stranger.reference, reference: expect.stringMatching(/^[\da-f-]{36}$/) });
  expectLogged(stranger.reference);
  expect(await ask('refusal', GIVEN)).toEqual({ header: null, reference: undefined });
  web.set('trust proxy', true);
  expect(await ask('surprise', GIVEN)).toEqual({ header: GIVEN, reference: GIVEN });
  expectLogged(GIVEN);
  for (const given of ['short', 'a'.repeat(65), '{"level": "fatal"}', undefined])
    expect((await ask('surprise', given)).reference).toMatch(/^[\da-f-]{36}$/);
  web.set('trust proxy', false);
});
