import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it('keeps a text that fits, on one line', () => {
  expect(cutText('  My sister\n and I ', 60)).toBe('My sister and I');
  expect(cutText('a'.repeat(60), 60)).toBe('a'.repeat(60));
});

it('cuts after as many characters as asked for', () => {
  expect(cutText('a'.repeat(61), 60)).toBe(`${'a'.repeat(60)}…`);
  expect(cutText('我们在一起六年了', 4)).toBe('我们在一…');
});

it('leaves no space before the ellipsis', () => {
  expect(cutText('one two three', 4)).toBe('one…');
});

it.each(['👩‍❤️‍👨', '🇳🇱', '👍🏽', 'é', '❤️'])('never splits %s', (character) => {
  expect(cutText(character.repeat(10), 10)).toBe(character.repeat(10));
  expect(cutText(character.repeat(11), 10)).toBe(`${character.repeat(10)}…`);
});
