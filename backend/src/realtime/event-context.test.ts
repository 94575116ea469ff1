import { randomUUID } from 'node:crypto';
import { AdviceRequestDto } from '@beside/common/advice/advice.dto';
import { Done } from '@beside/common/answers.views';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createRateLimits, limitOf } from '../http/rate-limits.ts';
import { AppError } from '../lib/app-error.ts';
import { createLog } from '../lib/logger.ts';
import { actor as anActor } from '../testing/actors.ts';
import { startRealtime } from '../testing/bare-realtime.ts';
import { createEventContext } from './event-context.ts';

const log = createLog('silent');
const logged = vi.spyOn(log, 'error');
const handle = vi.fn(async (_input: AdviceRequestDto, _caller: object): Promise<object> => ({ received: true }));
const { io, page, close } = await startRealtime();
afterAll(close);
beforeEach(() => vi.clearAllMocks());

type Plain = {
  emit(event: string, ...args: unknown[]): unknown;
  emitWithAck(event: string, ...args: unknown[]): Promise<unknown>;
};

/** A page with a handler for `advice:stop`. `points`: how often it may be sent. */
async function start(isValid: Promise<boolean>, points = 1000, guard: 'public' | 'user' = 'public') {
  const actor = anActor({ userId: randomUUID() });
  const socket = await page();
  const there = io.sockets.sockets.get(socket.id ?? '');
  if (!there) throw new Error('the socket is not there');
  const limit = limitOf('stop', points, 60);
  const events = createEventContext(createRateLimits(null, 'test', 1), log);
  events.on('advice:stop', { guard, scope: null, limit, input: AdviceRequestDto, answers: Done, about: 'A test' }, handle);
  events.listen(there, actor, isValid);
  const plain: Plain = socket;
  return { plain, there, actor };
}

const payload = { requestId: randomUUID() };

it('acknowledges what its handler answers, and passes the actor', async () => {
  const { plain, there, actor } = await start(Promise.resolve(true));
  expect(await plain.emitWithAck('advice:stop', { ...payload, more: 1 })).toEqual({ success: true, received: true });
  expect(handle.mock.calls).toEqual([[expect.objectContaining(payload), { socket: there, actor }]]);
  expect(handle.mock.calls[0]?.[0]).toBeInstanceOf(AdviceRequestDto);
});

it('handles no event of an ended session, nor before the session is checked', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { plain } = await start(promise);
  const [early, answer] = [vi.fn(), plain.emitWithAck('advice:stop', payload)];
  void answer.then(early);
  const other = await start(Promise.resolve(true));
  await other.plain.emitWithAck('advice:stop', payload);
  expect([early.mock.calls.length, handle.mock.calls.length]).toEqual([0, 1]);
  resolve(false);
  expect(await answer).toMatchObject({ success: false, code: 'not_signed_in' });
  expect(handle).toHaveBeenCalledTimes(1);
});

it('refuses too many events and invalid input before the handler', async () => {
  const { plain } = await start(Promise.resolve(true), 2);
  expect(await plain.emitWithAck('advice:stop', { requestId: 7 })).toMatchObject({ code: 'validation_failed' });
  expect(await plain.emitWithAck('advice:stop')).toMatchObject({ code: 'validation_failed' });
  expect(await plain.emitWithAck('advice:stop', payload)).toMatchObject({ code: 'too_many_requests' });
  expect(handle).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
});

it('refuses actors that its guard refuses, and ignores undeclared events', async () => {
  const { plain } = await start(Promise.resolve(true), 1000, 'user');
  expect(await plain.emitWithAck('advice:stop', payload)).toMatchObject({ code: 'not_signed_in' });
  plain.emit('advice:other', payload);
  expect(await plain.emitWithAck('advice:stop', payload)).toMatchObject({ code: 'not_signed_in' });
  expect(handle).not.toHaveBeenCalled();
});

it('logs an event that its actor may not send', async () => {
  const refused = vi.spyOn(log, 'info');
  const { plain, actor } = await start(Promise.resolve(true));
  handle.mockRejectedValueOnce(new AppError('not_allowed', 'No'));
  expect(await plain.emitWithAck('advice:stop', payload)).toMatchObject({ code: 'not_allowed' });
  expect(refused.mock.calls).toEqual([[{ userId: actor.userId, event: 'advice:stop' }, 'an event was refused']]);
});

it('answers a failure without its details, and logs it; a refusal is not logged', async () => {
  const { plain } = await start(Promise.resolve(true));
  const failure = new Error('a secret');
  handle.mockRejectedValueOnce(failure);
  const answer = await plain.emitWithAck('advice:stop', payload);
  expect(answer).toMatchObject({ success: false, code: 'internal_error', reference: expect.any(String) });
  expect(JSON.stringify(answer)).not.toContain('secret');
  const { reference } = Object(answer);
  expect(logged.mock.calls).toEqual([[{ err: failure, requestId: reference, event: 'advice:stop' }, expect.any(String)]]);
  handle.mockRejectedValueOnce(new AppError('not_found', 'Not found'));
  const refused = await plain.emitWithAck('advice:stop', payload);
  expect(refused).toMatchObject({ success: false, code: 'not_found' });
  expect(refused).not.toHaveProperty('reference');
  expect(logged).toHaveBeenCalledTimes(1);
});

it('handles an event without acknowledgement, and survives one of another shape', async () => {
  const { plain } = await start(Promise.resolve(true));
  plain.emit('advice:stop', payload);
  plain.emit('advice:stop', payload, 'no function');
  plain.emit('advice:stop');
  plain.emit('advice:stop', 'text', payload);
  expect(await plain.emitWithAck('advice:stop', payload, 'more')).toMatchObject({ success: true });
  expect(handle).toHaveBeenCalledTimes(3);
});
