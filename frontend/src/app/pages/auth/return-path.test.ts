import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

const back = (from: unknown) => returnPath({ from }, 'https://beside.example');

it('returns to an address of this site', () => {
  expect(back('/account')).toBe('/account');
  expect(back('/couples/abc?x=1#part')).toBe('/couples/abc?x=1');
});

it('returns home for every other value', () => {
  for (const from of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/.//elsewhere.example/',
    '/x/..//elsewhere.example/',
    '/\\\\elsewhere.example/',
    'account',
    '/auth',
    '',
    7,
    null,
  ]) {
    expect(back(from)).toBe('/');
  }
  expect(returnPath(null, 'https://beside.example')).toBe('/');
});
