import { expect, it } from 'vitest';
import { readInput } from './reply.input.ts';

it("reads a stored input's texts, and says which one is missing", () => {
  const input = readInput({ description: 'My sister', country: null, category: 'family', empty: '' });
  expect([input.text('description'), input.text('empty'), input.oneOf('category', ['work', 'family'])]).toEqual([
    'My sister',
    '',
    'family',
  ]);
  expect([input.textOrNull('description'), input.textOrNull('country'), input.textOrNull('none')]).toEqual([
    'My sister',
    null,
    null,
  ]);
  expect(() => input.text('country')).toThrow('no country');
  expect(() => input.text('toString')).toThrow('no toString');
  expect(() => input.oneOf('category', ['work'])).toThrow('no valid category');
});

it.each([null, undefined, 'text', 7])('finds nothing in %j', (stored) => {
  expect(readInput(stored).textOrNull('length')).toBeNull();
});
