import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@beside/common/language/language.constants';
import { describe, expect, it } from 'vitest';
import { Classifier } from '../../src/features/safety/classifier/safety.classifier.ts';
import { ALONE, groupSizes, Joiner } from '../../src/features/safety/classifier/safety.joiner.ts';
import { foldWords } from '../../src/features/safety/reading/safety.normalise.ts';
import { exampleOf, groupsOf, joinWith, scoreGroup, scoresOf, type Unseen } from './evaluate.ts';
import { JOIN_OPTIONS, trainJoiner } from './join.ts';
import { readLexicon } from './lexicon.ts';
import { HELD_OUT, LONG_SERIES, readHeldOut, readMessages } from './messages.ts';
import { trainOn } from './model.ts';
import { prepare } from './prepare.ts';
import { readWords } from './segments.ts';
import { tryShortCut } from './short-cut.ts';
import { encodeWeights } from './weights.ts';

const messages = readMessages();
const weights = readFileSync(new URL('danger.weights', import.meta.url));

describe('the committed training', () => {
  it('has weights of at most 2 MB, which the report names', () => {
    expect(weights.length).toBeLessThanOrEqual(2_000_000);
    const report = readFileSync(new URL('report.md', import.meta.url), 'utf8');
    expect(report).toContain(createHash('sha256').update(weights).digest('hex'));
    expect(report).toContain(`${messages.length} messages by ${new Set(messages.map(({ author }) => author)).size} authors`);
  });

  it('has no message twice, not among those that are only measured either', () => {
    const texts = [...messages, ...readHeldOut()].map(
      ({ language, text }) => `${language} ${text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`,
    );
    expect(texts.length - new Set(texts).size).toBe(0);
  });
});

describe('the short cut of the classifier', () => {
  // `npm run danger:train -- --check` tries all messages.
  const some = messages.filter((_, at) => at % 6 === 0);

  it('changes no finding: words and concepts tell far from near', () => {
    const { changed, shortened } = tryShortCut(new Classifier(weights), some);
    expect(changed).toEqual([]);
    expect(shortened).toBeGreaterThan(some.length / 4);
  });
});

/** With thresholds of 0. */
function distanceOf({ danger, alone }: Unseen['text']): number {
  return danger + ALONE * (alone ?? 0);
}

describe('training', () => {
  const words = readWords();
  const { entries, concepts } = readLexicon();
  const prepared = messages.filter((_, at) => at % 80 === 0).map((message) => prepare(message, words));

  it('gives the same weights for the same messages, to the bit', () => {
    const [one, other] = [1, 2].map(() => trainOn(prepared));
    expect(one?.vocabulary.size).toBeGreaterThan(1000);
    expect(other?.vocabulary.hashes).toEqual(one?.vocabulary.hashes);
    expect(other?.linear).toEqual(one?.linear);
  });

  it('gives the same joiner for the same messages, to the bit', () => {
    const model = trainOn(prepared);
    const examples = prepared.map((each) => exampleOf(scoresOf(model, each)));
    const [one, other] = [1, 2].map(() => trainJoiner(examples, concepts.length, JOIN_OPTIONS.long));
    expect(one).toEqual(other);
    expect(one).toHaveLength(groupSizes(concepts.length).reduce((sum, each) => sum + each, 0));
  });

  it('scores as the classifier does, up to the rounding of weights', () => {
    const model = trainOn(prepared);
    const scored = prepared.map((each) => scoresOf(model, each));
    const joiner = new Joiner(
      trainJoiner(scored.map(exampleOf), concepts.length, JOIN_OPTIONS.short),
      concepts.length,
      Math.max(...scored.map(({ text }) => text.parts.sentences)),
    );
    const joiners = { short: joiner, long: joiner };
    const possible = { en: 0, es: 0, fr: 0, de: 0, nl: 0, zh: 0 };
    const some = { without: 1, with: 1 };
    const certain = { en: some, es: some, fr: some, de: some, nl: some, zh: some };
    const rest = { possible, possibleLong: 0, certain, certainLong: some, concepts: concepts.length };
    const file = new Classifier(encodeWeights(model, joiners, entries, rest));
    const differences = scored.map((each) => {
      const { above } = file.read(foldWords(each.message.text), Number.POSITIVE_INFINITY);
      return Math.abs(above - distanceOf(joinWith(joiners, each).text));
    });
    expect(Math.max(...differences)).toBeLessThan(1);
    expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(0.06);
  });

  it('never tests a message by a model that has seen its author', () => {
    const groups = groupsOf(messages, 4);
    expect(groups.flat().toSorted()).toEqual([...new Set(messages.map(({ author }) => author))].toSorted());
    const [group = []] = groups;
    const unseen = scoreGroup(prepared, [], group);
    expect(new Set(unseen.map(({ message }) => message.author)).size).toBeGreaterThan(0);
    expect(unseen.every(({ message }) => group.includes(message.author))).toBe(true);
    // What they wrote is no part of the model, neither its words nor its labels: one message scores the same without the others.
    const [one] = prepared.filter(({ message }) => group.includes(message.author));
    const alone = prepared.filter((each) => each === one || !group.includes(each.message.author));
    const scores = scoreGroup(alone, [], group);
    expect(scores).toHaveLength(1);
    expect(scores[0]).toEqual(unseen.find(({ message }) => message === one?.message));
  });

  it('has every language, and in each a long series to learn from and one that is only measured', () => {
    for (const language of LANGUAGES) {
      expect(messages.some((message) => message.language === language)).toBe(true);
      expect(messages.some((message) => message.language === language && LONG_SERIES.has(message.author))).toBe(true);
      expect(readHeldOut().some((message) => message.language === language)).toBe(true);
    }
  });

  it('learns from no author who is only measured', () => {
    expect(new Set(readHeldOut().map(({ author }) => author))).toEqual(HELD_OUT);
    expect(messages.filter(({ author }) => HELD_OUT.has(author))).toEqual([]);
  });
});
