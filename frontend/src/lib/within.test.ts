import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('aborts with the other signal, or at the time-out', () => {
  const other = new AbortController();
  const [first, second] = [within(1000, other.signal), within(100, new AbortController().signal)];
  expect([first.aborted, second.aborted]).toEqual([false, false]);
  other.abort('gone');
  expect([first.aborted, first.reason]).toEqual([true, 'gone']);
  vi.advanceTimersByTime(100);
  expect([second.aborted, second.reason.name]).toEqual([true, 'TimeoutError']);
  expect(within(100, other.signal).aborted).toBe(true);
});
