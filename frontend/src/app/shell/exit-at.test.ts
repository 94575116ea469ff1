import { expect, it } from 'vitest';
import { exitAt } from './exit-at.ts';

it.each([
  ['/', '', false, { present: true, button: false, room: 'never' }],
  ['/', '', true, { present: true, button: true, room: 'never' }],
  ['/', '?advice=1', false, { present: true, button: true, room: 'narrow' }],
  ['/', '?request=1', true, { present: true, button: true, room: 'narrow' }],
  ['/history', '', false, { present: true, button: true, room: 'always' }],
  ['/couples', '', false, { present: true, button: true, room: 'always' }],
  ['/couples/abc', '', true, { present: true, button: false, room: 'never' }],
  ['/auth', '', true, { present: false, button: false, room: 'never' }],
] as const)('the quick exit at %s%s, with a draft %s', (pathname, search, writing, exit) => {
  expect(exitAt(pathname, search, writing)).toEqual(exit);
});
