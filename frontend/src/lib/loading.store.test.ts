import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLoading, useLoading, whileLoading } from './loading.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const late = () => useLoading.getState().late;

it('only what is late counts, until it is there', () => {
  const [endOne, endOther] = [startLoading(), startLoading()];
  endOne();
  vi.advanceTimersByTime(399);
  expect(late()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(late()).toBe(1);
  endOther();
  expect(late()).toBe(0);
});

it('a load that fails late no longer counts, and fails as it did', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const loading = whileLoading(promise);
  vi.advanceTimersByTime(400);
  expect(late()).toBe(1);
  reject(new TypeError('Failed to fetch'));
  await expect(loading).rejects.toThrow('Failed to fetch');
  expect(late()).toBe(0);
});
