import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeTip, tipDelay, useTip } from './tips.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closeTip();
});

it('a tooltip opens after 700 ms of pointing, and the next at once within 300 ms of the one before', () => {
  vi.advanceTimersByTime(10_000);
  expect(tipDelay(performance.now())).toBe(700);
  // Any target will do.
  useTip.setState({ target: Object.create(null) });
  expect(tipDelay(performance.now())).toBe(0);
  closeTip();
  vi.advanceTimersByTime(300);
  expect(tipDelay(performance.now())).toBe(0);
  vi.advanceTimersByTime(1);
  expect(tipDelay(performance.now())).toBe(700);
});
