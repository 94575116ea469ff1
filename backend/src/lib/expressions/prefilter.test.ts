import { describe, expect, it } from 'vitest';
import { invent, seeded, wander } from './expressions.fixtures.ts';
import { compilePatterns, Prefilter } from './prefilter.ts';

function prefilter(lengths: number[], ...sources: string[]): Prefilter {
  return new Prefilter(compilePatterns({ lengths, expressions: sources.map((source, at) => ({ source, bit: 1 << at })) }));
}

describe('the prefilter', () => {
  const words = prefilter([7, 4], ' (?:kill|hurt) me(?= )', ' (?:hurting|od)(?= )', ' bungee');

  it.each([
    ['', 0],
    [' . good morning to you . ', 0],
    [' . kill me . ', 1],
    [' . it is hurting . ', 2],
    [' . they hurt me and i od . ', 3],
    [' . bungee', 4],
    ['bungee', 0],
    [' kill m', 0],
    [' . bungee hurting hurt me now', 7],
  ])('finds in "%s" the expressions %i', (text, bits) => {
    expect(words.scan(text)).toBe(bits);
  });

  it('keeps every expression whose literals are unknown or too short', () => {
    expect(prefilter([4], 'longer', '.?', 'abc').scan('anything')).toBe(0b110);
  });

  it('finds the character below which nothing matches', () => {
    expect(prefilter([2, 1], '(?:a)?自杀', '死[abc]').floor).toBe('死'.charCodeAt(0));
    expect(prefilter([2, 1], '自杀', 'ab').floor).toBe('b'.charCodeAt(0));
  });

  it('distinguishes two texts with the same n-gram', () => {
    const close = prefilter([2], 'xab', 'yab', 'abz');
    expect(close.scan('xab')).toBe(1);
    expect(close.scan('yabz')).toBe(6);
    expect(close.scan('ab')).toBe(0);
  });

  it('leaves out no expression that matches, of any expressions and texts', () => {
    const random = seeded(17);
    const counts = { matches: 0, leftOut: 0 };
    for (let round = 0; round < 300; round += 1) {
      const sources = Array.from({ length: 1 + random(12) }, () => invent(random, 3));
      const lengths = [[7, 4], [2, 1], [3]][random(3)] ?? [];
      const filter = prefilter(lengths, ...sources);
      const expressions = sources.map((source) => new RegExp(source));
      for (let text = 0; text < 40; text += 1) {
        // Longer than one expression's match, with letters of several.
        const tried = Array.from({ length: 1 + random(3) }, () => wander(random, sources[random(sources.length)] ?? '')).join('');
        const found = filter.scan(tried);
        for (const [at, expression] of expressions.entries()) {
          const isKept = (found & (1 << at)) !== 0;
          const matches = expression.test(tried);
          if (matches) counts.matches += 1;
          else if (!isKept) counts.leftOut += 1;
          expect(isKept || !matches, `${expression} matches "${tried}"`).toBe(true);
        }
      }
    }
    expect(counts.matches).toBeGreaterThan(5_000);
    expect(counts.leftOut).toBeGreaterThan(5_000);
  });
});
