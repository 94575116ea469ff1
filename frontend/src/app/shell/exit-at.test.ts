import { expect, it } from 'vitest';
import { exitAt } from './exit-at.ts';

it.each([
  ['/', false, 'keys'],
  ['/?utm=1', true, 'button'],
  ['/', true, 'button'],
  ['/?advice=1', false, 'button'],
  ['/?a=b&request=1', true, 'button'],
  ['/history', false, 'button'],
  ['/history?tab=couples', false, 'button'],
  ['/couples', false, 'button'],
  ['/couples/abc', true, 'keys'],
  ['/auth', true, null],
  ['/auth?request=1', false, null],
])('the quick exit at %s, with a draft %s, is %s', (address, writing, exit) => {
  expect(exitAt(address, writing)).toBe(exit);
});
