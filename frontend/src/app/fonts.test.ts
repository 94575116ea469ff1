import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const RULES = [...readFileSync(new URL('fonts.css', import.meta.url), 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, rule = '']) => ({
    family: /font-family: "([^"]*)"/.exec(rule)?.[1] ?? '',
    style: /font-style: (\w+)/.exec(rule)?.[1] ?? 'normal',
    weights: /font-weight: ([\d ]+)/.exec(rule)?.[1] ?? '400',
    letters: /unicode-range:\s*(U\+[\dA-F]+)/.exec(rule)?.[1] ?? 'all',
  }),
);

/** The weights of a face's rules for these letters. */
const weightsOf = (family: string, style: string, letters: string): string[] =>
  RULES.filter((each) => each.family === family && each.style === style && each.letters === letters).map(
    ({ weights }) => weights,
  );

it.each(['Literata Variable', 'Figtree Variable'])('%s has its further letters in rules of the same weights', (family) => {
  // Chromium takes a text's letters from rules of one weight alone: a rule for "200 900" beside one for "600 900" is another weight.
  const latin = weightsOf(family, 'normal', 'U+0000');
  expect(latin.length).toBeGreaterThan(0);
  expect(weightsOf(family, 'normal', 'U+0100')).toEqual(latin);
});

it('no weight of a face has two rules for the same letters', () => {
  for (const { family, style, letters } of RULES) {
    const ranges = weightsOf(family, style, letters).map((weights) => weights.split(' ').map(Number));
    const sorted = ranges.toSorted(([a = 0], [b = 0]) => a - b);
    for (const [index, [from = 0]] of sorted.entries())
      if (index > 0) expect(from).toBeGreaterThan(sorted[index - 1]?.at(-1) ?? 0);
  }
});
