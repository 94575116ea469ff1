import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shrinkYoungGeneration } from './heap.ts';

const MIB = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A young generation that shrinks at a certain collection. */
function youngThatShrinks(at: number) {
  let size = 64 * MIB;
  const collect = vi.fn(() => {
    if (collect.mock.calls.length === at) size = MIB;
  });
  return { size: () => size, collect };
}

it('collects each second, until the young generation is small', async () => {
  const young = youngThatShrinks(3);
  const shrunk = shrinkYoungGeneration(young);
  expect(young.collect).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(young.collect).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await shrunk;
  expect(young.collect).toHaveBeenCalledTimes(3);
});

it('leaves a busy node’s young generation alone in the end', async () => {
  const young = youngThatShrinks(0);
  const shrunk = shrinkYoungGeneration(young);
  await vi.advanceTimersByTimeAsync(60_000);
  await shrunk;
  expect(young.collect).toHaveBeenCalledTimes(8);
});

it('finds this process’s own young generation, and collects it', async () => {
  const shrunk = shrinkYoungGeneration();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(shrunk).resolves.toBeUndefined();
});
