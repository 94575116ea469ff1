import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://beside.test');
  return pageOf({ pathname, search });
};

it('form and advice are two pages at one path', () => {
  expect(at('/?request=1')).toBe(at('/?advice=2'));
  expect(at('/?advice=2')).not.toBe(at('/'));
  expect(at('/?request=')).toBe(at('/'));
});

it('a query makes no other page on other paths', () => {
  expect(at('/verify-email?token=1')).toBe(at('/verify-email'));
  expect(at('/terms-of-service?advice=1')).toBe(at('/terms-of-service'));
});
