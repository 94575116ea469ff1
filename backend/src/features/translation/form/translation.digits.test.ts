import { expect, it } from 'vitest';
import { digitsWithin } from './translation.digits.ts';

it.each([
  '',
  '0',
  '1212',
  '116123 988',
  '10 100 1000 0100 110',
  '1'.repeat(40),
  '31415926535897932384626433 27182818284590452353',
])('finds all that is within %j, and nothing else', (text) => {
  const has = digitsWithin(text);
  for (let from = 0; from < text.length; from++)
    for (let to = from + 1; to <= text.length; to++) {
      const piece = text.slice(from, to);
      expect(has(piece)).toBe(true);
      for (const digit of '0123456789') expect(has(piece + digit)).toBe(text.includes(piece + digit));
    }
  expect([has(''), has('77')]).toEqual([true, text.includes('77')]);
});
