import { expect, it } from 'vitest';
import { spreadOf } from '../../../src/stop.ts';
import { evenOver, peakOf } from './moves.mjs';

const evenly = (count: number, overMs: number): number[] => Array.from({ length: count }, (_, at) => (at * overMs) / count);

it('the drill expects what a stopping node does', () => {
  for (const sockets of [0, 10, 599, 2000, 50_000]) expect(evenOver(sockets)).toBe(spreadOf(sockets));
});

it('an even spread has a peak of one, and all at once has as many as it has seconds', () => {
  expect(peakOf(evenly(600, 3000))).toBeCloseTo(1, 1);
  expect(peakOf(evenly(2000, 10_000))).toBeCloseTo(1, 1);
  expect(peakOf(evenly(600, 500))).toBeCloseTo(3, 1);
  expect(peakOf(evenly(300, 900).concat(evenly(300, 2000).map((at) => at + 1000)))).toBeCloseTo(1.5, 1);
  expect(peakOf([])).toBe(0);
});
