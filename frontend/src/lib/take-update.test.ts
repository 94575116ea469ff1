import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestWorker } from '../testing/test-worker.ts';
import { takeUpdate } from './take-update.ts';

const reload = vi.fn();
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stubWorkers = (getRegistration: () => Promise<object | undefined>) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });

it('the page is loaded anew, once, when the waiting worker has taken over, and not in the middle of that', async () => {
  const waiting = new TestWorker('installed');
  stubWorkers(async () => ({ waiting, active: new TestWorker('activated') }));
  void takeUpdate();
  await vi.advanceTimersByTimeAsync(100);
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'takeOver' });
  waiting.become('activating');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).not.toHaveBeenCalled();
  waiting.become('activated');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a page whose worker takes over by another page’s press waits for it as well', async () => {
  const active = new TestWorker('activating');
  stubWorkers(async () => ({ waiting: null, active }));
  void takeUpdate();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).not.toHaveBeenCalled();
  active.become('activated');
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each<[string, number, () => Promise<object | undefined>]>([
  ['does not take over', 5_000, async () => ({ waiting: new TestWorker('installed') })],
  ['is asked for in vain', 5_000, never],
  ['cannot be asked for', 0, () => Promise.reject(new Error('refused'))],
  ['has been replaced', 0, async () => ({ waiting: new TestWorker('redundant') })],
  ['has long taken over', 0, async () => ({ waiting: null, active: new TestWorker('activated') })],
  ['is not there', 0, async () => undefined],
])('the page is loaded anew where the worker %s', async (_, ms, getRegistration) => {
  stubWorkers(getRegistration);
  void takeUpdate();
  await vi.advanceTimersByTimeAsync(ms);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a quick exit meanwhile stays one', async () => {
  stubWorkers(async () => ({ waiting: new TestWorker('installed') }));
  void takeUpdate();
  vi.stubGlobal('document', { documentElement: { dataset: { away: '' } } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
});
