import { expect, it } from 'vitest';
import { neighbourOf } from './use-focus-after-removal.ts';

it.each([
  ['the next one', 'b', ['a', 'b', 'c'], ['a', 'c'], 'c'],
  ['the one before, after the last', 'c', ['a', 'b', 'c'], ['a', 'b'], 'b'],
  ['the nearest that is left', 'b', ['a', 'b', 'c', 'd'], ['a', 'd'], 'd'],
  ['none, where nothing is left', 'a', ['a'], [], undefined],
])('the focus moves to %s', (_, removed, before, now, next) => {
  expect(neighbourOf(removed, before, now)).toBe(next);
});
