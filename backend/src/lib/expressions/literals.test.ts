import { describe, expect, it } from 'vitest';
import { invent, seeded, wander } from './expressions.fixtures.ts';
import { literalsOf } from './literals.ts';

const derived = (source: string) => [...literalsOf(source)];

describe('the literals of an expression', () => {
  it.each([
    ['of a text are the text', ' kill me', [[' kill me']]],
    ['of a choice are those of every option', ' (?:kill|hurt) me', [[' kill me'], [' hurt me']]],
    ['count what must follow the whole', ' kill(?= )', [[' kill ']]],
    ['leave out what may follow inside', 'kill(?= x)me', [['killme']]],
    ['leave out what must not follow', ' kill(?! time) me', [[' kill me']]],
    ['have both ways of what is optional', 'so ?d', [['sod', 'so d']]],
    ['stop where anything may stand', 'kill[^ .]{1,30}someone', [['someone']]],
    ['stop where characters are a range', 'kill[a-z]{0,8}e', [['kill']]],
    [
      'spell out a list and digits',
      '[ab]x\\d',
      [[...'0123456789'].map((n) => `ax${n}`).concat([...'0123456789'].map((n) => `bx${n}`))],
    ],
    ['take nothing from what may be absent', 'me(?:wardrobe){0,3}', [['me']]],
    ['take one from what is repeated', '.(?:abc){1,3}.', [['abc']]],
    ['have the empty one where nothing is needed', '(?:kill)?.?', [['kill', '']]],
  ])('%s', (_, source, literals) => {
    expect(derived(source)).toEqual(literals);
  });

  it.each(['a*', 'a+', 'a{2,}', '^a', 'a$', '(a)', '(?<=a)b', '(?<name>a)', '\\w', '\\b', '[\\d]', '[]', '(?:a', 'a)', 'a??b?+'])(
    'refuses %s',
    (source) => {
      expect(() => derived(source)).toThrow('cannot read the expression');
    },
  );

  it('are in every match, of any expression', () => {
    const random = seeded(11);
    const counts = { matches: 0, literals: 0 };
    for (let round = 0; round < 4_000; round += 1) {
      const source = invent(random, 3);
      const expression = new RegExp(source);
      const literals = derived(source).flat();
      if (!literals.includes('')) counts.literals += 1;
      for (let text = 0; text < 12; text += 1) {
        const match = wander(random, source);
        if (!expression.test(match)) continue;
        counts.matches += 1;
        expect(
          literals.some((literal) => match.includes(literal)),
          `${source} matches "${match}"`,
        ).toBe(true);
      }
    }
    expect(counts.matches).toBeGreaterThan(10_000);
    expect(counts.literals).toBeGreaterThan(2_000);
  });
});
