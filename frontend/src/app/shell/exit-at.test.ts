import { expect, it } from 'vitest';
import { exitAt } from './exit-at.ts';

it.each([
  ['/', false, 'keys'],
  ['/?utm=1', true, 'over'],
  ['/', true, 'over'],
  ['/?advice=1', false, 'narrow'],
  ['/?a=b&request=1', true, 'narrow'],
  ['/history', false, 'always'],
  ['/history?tab=couples', false, 'always'],
  ['/couples', false, 'always'],
  ['/couples/abc', true, 'keys'],
  ['/auth', true, null],
  ['/auth?request=1', false, null],
])('the quick exit at %s, with a draft %s, is %s', (address, writing, exit) => {
  expect(exitAt(address, writing)).toBe(exit);
});
