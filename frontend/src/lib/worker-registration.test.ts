import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestWorker } from '../testing/test-worker.ts';
import { readyRegistration } from './worker-registration.ts';

const never = new Promise<never>(() => undefined);
const stub = (installing: TestWorker | null, ready: Promise<unknown>) =>
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({ installing }), ready } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is there once a worker is at work', async () => {
  stub(null, Promise.resolve('at work'));
  expect(await readyRegistration()).toBe('at work');
});

it.each<[string, (worker: TestWorker) => unknown, string]>([
  ['cannot be installed', (worker) => worker.become('redundant'), 'could not be installed'],
  ['takes too long', () => vi.advanceTimersByTimeAsync(60_000), 'not ready in time'],
])('fails where the worker %s', async (_, happens, message) => {
  const worker = new TestWorker('installing');
  stub(worker, never);
  const failed = expect(readyRegistration()).rejects.toThrow(message);
  await vi.advanceTimersByTimeAsync(0);
  happens(worker);
  await failed;
});
