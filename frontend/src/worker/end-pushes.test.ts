import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endPushes } from './end-pushes.ts';

const ENDPOINT = 'https://push.example/one';
const unsubscribe = vi.fn(async () => true);
const server = vi.fn();
const registrationOf = (pushManager?: object) => ({ pushManager }) as unknown as ServiceWorkerRegistration;
const subscribed = registrationOf({ getSubscription: async () => ({ endpoint: ENDPOINT, unsubscribe }) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server.mockReset().mockResolvedValue(new Response()));
  unsubscribe.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends the subscription at once, and tells the server twice: a call that renews it may come between', async () => {
  const ended = endPushes(subscribed);
  await vi.advanceTimersByTimeAsync(0);
  expect(unsubscribe).toHaveBeenCalledOnce();
  const call = { method: 'POST', body: JSON.stringify({ endpoint: ENDPOINT }), keepalive: true };
  expect(server.mock.calls).toEqual([['/api/push/forget', expect.objectContaining(call)]]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server).toHaveBeenCalledTimes(2);
  await ended;
});

it('tells the server again where the first call is lost, and fails nothing where both are', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  unsubscribe.mockRejectedValueOnce(new Error('no push service'));
  const ended = endPushes(subscribed);
  await vi.advanceTimersByTimeAsync(3_000);
  await ended;
  expect(server).toHaveBeenCalledTimes(2);
});

it.each([
  ['has no subscription', registrationOf({ getSubscription: async () => null })],
  ['knows no pushes', registrationOf()],
])('does nothing where the browser %s', async (_what, registration) => {
  await endPushes(registration);
  expect(server).not.toHaveBeenCalled();
});
