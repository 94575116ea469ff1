import { describe, expect, it } from 'vitest';
import { CLASSES, readWeights, Weights, writeWeights } from './safety.weights.ts';

/** Hashes that ascend, far and near, to both ends. */
const HASHES = Uint32Array.from([1, 2, 130, 65_536, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff]);
const steps = Int8Array.from({ length: HASHES.length * CLASSES }, (_, at) => ((at * 37) % 255) - 127);

/** The sums over one feature. */
function sumsOf(weights: Weights, hash: number): { known: number; sums: number[] } {
  const sums = new Int32Array(CLASSES);
  return { known: weights.addUp(Int32Array.of(hash), 0, 1, sums), sums: [...sums] };
}

describe('weights', () => {
  it('are read as they were written, in any order', () => {
    const order = [3, 0, 7, 5, 1, 6, 2, 4];
    const shuffled = Uint32Array.from(order, (at) => HASHES[at] ?? 0);
    const theirs = Int8Array.from(order.flatMap((at) => [...steps.subarray(at * CLASSES, (at + 1) * CLASSES)]));
    const before = Buffer.from('before');
    const part = writeWeights(shuffled, theirs);
    const { weights, end } = readWeights(Buffer.concat([before, part, before]), before.length, HASHES.length);
    expect(end).toBe(before.length + part.length);
    for (const [at, hash] of HASHES.entries())
      expect(sumsOf(weights, hash)).toEqual({ known: 1, sums: [...steps.subarray(at * CLASSES, (at + 1) * CLASSES)] });
    expect(sumsOf(weights, 12_345)).toEqual({ known: 0, sums: [0, 0, 0, 0, 0] });
  });

  it('find each of many features, over the end of the table too', () => {
    const count = 60_000;
    const weights = new Weights(count);
    const hashOf = (at: number): number => Math.imul(at + 1, 0x9e37_79b1);
    for (let at = 0; at < count; at += 1)
      weights.add(hashOf(at), Int8Array.of(at & 63, (at >> 6) & 63, (at >> 12) & 63, 1, -1), 0);
    let wrong = 0;
    for (let at = 0; at < count; at += 1) {
      const { sums } = sumsOf(weights, hashOf(at));
      if (sums[0] !== (at & 63) || sums[1] !== ((at >> 6) & 63) || sums[2] !== ((at >> 12) & 63)) wrong += 1;
    }
    expect(wrong).toBeLessThanOrEqual(3);
    let taken = 0;
    for (let at = count; at < 3 * count; at += 1) taken += sumsOf(weights, hashOf(at)).known;
    expect(taken).toBeLessThanOrEqual(12);
  });

  it('count a feature once in a call, and again in the next', () => {
    const weights = new Weights(1);
    weights.add(77, Int8Array.of(1, 2, 3, 4, 5), 0);
    const sums = new Int32Array(CLASSES);
    expect(weights.addUp(Int32Array.of(77, 77, 5, 77), 0, 4, sums)).toBe(1);
    expect(weights.addUp(Int32Array.of(77, 77), 0, 2, sums)).toBe(1);
    expect([...sums]).toEqual([2, 4, 6, 8, 10]);
  });
});
