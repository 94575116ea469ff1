import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begin } from './begin.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('taking over waits for its steps, and a step that fails stops no other', async () => {
  const last = vi.fn();
  const slow = () => new Promise<void>((done) => setTimeout(done, 500)).then(last);
  const failing = () => {
    throw new Error('no storage');
  };
  const begun = begin(failing, () => Promise.reject(new Error('no cache')), slow).then(() => last.mock.calls.length);
  await vi.advanceTimersByTimeAsync(500);
  expect(await begun).toBe(1);
});

it('taking over ends, so that pages open, while a step never does', async () => {
  const ended = vi.fn();
  void begin(() => new Promise(() => undefined)).then(ended);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ended).toHaveBeenCalled();
});
