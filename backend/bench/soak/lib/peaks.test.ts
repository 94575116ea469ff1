import { expect, it } from 'vitest';
import { growthBetween } from './peaks.mjs';

it('sees memory that disturbances take, and none where a node grows or gives back by itself', () => {
  const rising = [[100], [120], [140], [160]];
  expect(growthBetween(rising, [[110], [130], [150]])).toBe(0);
  expect(growthBetween(rising, [[130], [150], [170]])).toBe(20);
  expect(growthBetween(rising.toReversed(), [[150], [130], [110]])).toBe(0);
});

it('takes the worst node of each round, and the median of the rounds', () => {
  const flat = [
    [100, 200],
    [100, 200],
    [100, 200],
    [100, 200],
  ];
  expect(
    growthBetween(flat, [
      [100, 212],
      [107, 200],
      [100, 290],
    ]),
  ).toBe(12);
});
