import { describe, expect, it } from 'vitest';
import { groupSizes, INPUTS, Joiner, type Parts, placesOf, writeInputs } from './safety.joiner.ts';

const CONCEPTS = 3;
const SIZE = groupSizes(CONCEPTS).reduce((sum, each) => sum + each, 0);
const places = placesOf(CONCEPTS);

/** A joiner with some weights; the others are 0. */
function joiner(weights: Record<number, number>): Joiner {
  const all = new Float32Array(SIZE);
  for (const [at, weight] of Object.entries(weights)) all[Number(at)] = weight;
  return new Joiner(all, CONCEPTS, 100);
}

/** A text of sentences with these concepts. */
function partsOf(sentences: number[][]): Parts {
  const ends: number[] = [];
  for (const sentence of sentences) ends.push((ends.at(-1) ?? 0) + sentence.length);
  return {
    sentences: sentences.length,
    inputs: new Float32Array(sentences.length * INPUTS),
    concepts: Int32Array.from(sentences.flat()),
    ends: Int32Array.from(ends),
    about: Int32Array.from(new Set(sentences.flat())),
  };
}

describe('a joiner', () => {
  it('tells a sentence by what it says, and by what stands before and after it', () => {
    const own = joiner({ [places.straightOwn + 1]: 5, [places.base]: -5 });
    expect(own.read(partsOf([[0], [1], [2]]))).toBeGreaterThan(0);
    expect(own.read(partsOf([[0], [2], [2]]))).toBeLessThan(0);
    const neighbours = { [places.before + 16]: 4, [places.units]: 5, [places.base]: -5 };
    expect(joiner(neighbours).read(partsOf([[1], [0]]))).toBeGreaterThan(-1);
    expect(joiner(neighbours).read(partsOf([[0], [1]]))).toBeLessThan(-3);
  });

  it('finds a text as dangerous as its one dangerous sentence', () => {
    const one = joiner({ [places.straightOwn + 1]: 12, [places.base]: -8 });
    const alone = one.read(partsOf([[1]]));
    for (const count of [5, 19, 60]) {
      const among = one.read(partsOf([[1], ...Array.from({ length: count }, () => [0])]));
      expect(among).toBeCloseTo(alone, 1);
    }
  });

  it('adds up no more than twenty harmless sentences', () => {
    const mild = joiner({ [places.base]: -6 });
    const score = (count: number): number => mild.read(partsOf(Array.from({ length: count }, () => [0])));
    expect(score(20)).toBeGreaterThan(score(1));
    expect(score(90)).toBe(score(20));
  });

  it('uses no concept that it may not', () => {
    const own = joiner({ [places.straightOwn + 1]: 5, [places.straightAbout + 1]: 5 });
    expect(own.read(partsOf([[1]]), (concept) => concept !== 1)).toBe(own.read(partsOf([[0]])));
  });
});

describe('the inputs of a joiner', () => {
  it('are finite for a text of any length', () => {
    for (const sentences of [1, 2, 3, 30]) {
      const inputs = new Float32Array(sentences * INPUTS).fill(9);
      const scores = Float64Array.of(1, 2, 3, 4, 5);
      writeInputs(inputs, sentences, 2, { classes: () => scores, danger: (from, to) => to - from });
      expect(inputs.every(Number.isFinite)).toBe(true);
      expect(inputs.at(-4)).toBe(1);
    }
  });
});
