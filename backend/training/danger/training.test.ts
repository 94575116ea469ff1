import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@beside/common/language/language.constants';
import { describe, expect, it } from 'vitest';
import { Lexicon } from '../../src/features/safety/safety.lexicon.ts';
import { groupsOf, scoreGroup } from './evaluate.ts';
import { readLexicon } from './lexicon.ts';
import { OPTIONS, train } from './linear.ts';
import { readMessages } from './messages.ts';
import { examplesOf, prepare } from './prepare.ts';

const messages = readMessages();
const weights = readFileSync(new URL('danger.weights', import.meta.url));

describe('the committed training', () => {
  it('has weights of at most 2 MB, which the report names', () => {
    expect(weights.length).toBeLessThanOrEqual(2_000_000);
    const report = readFileSync(new URL('report.md', import.meta.url), 'utf8');
    expect(report).toContain(createHash('sha256').update(weights).digest('hex'));
    expect(report).toContain(`${messages.length} messages by ${new Set(messages.map(({ author }) => author)).size} authors`);
  });

  it('has no message twice', () => {
    const texts = messages.map(({ language, text }) => `${language} ${text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`);
    expect(texts.length - new Set(texts).size).toBe(0);
  });
});

describe('training', () => {
  const lexicon = Lexicon.of(readLexicon().entries);
  const prepared = messages.filter((_, at) => at % 40 === 0).map((message) => prepare(message, lexicon));

  it('gives the same weights for the same messages, to the bit', () => {
    const [one, other] = [1, 2].map(() => train(examplesOf(prepared), OPTIONS));
    expect(other).toEqual(one);
  });

  it('never tests a message by a model that has seen its author', () => {
    const groups = groupsOf(messages, 4);
    expect(groups.flat().toSorted()).toEqual([...new Set(messages.map(({ author }) => author))].toSorted());
    const [group = []] = groups;
    const unseen = scoreGroup(prepared, [], group);
    expect(new Set(unseen.map(({ message }) => message.author)).size).toBeGreaterThan(0);
    expect(unseen.every(({ message }) => group.includes(message.author))).toBe(true);
    // Without its authors, what they wrote is no part of the model: changed labels change no score.
    const changed = prepared.map((each) =>
      group.includes(each.message.author) ? { ...each, message: { ...each.message, kind: null } } : each,
    );
    expect(scoreGroup(changed, [], group).map(({ whole }) => whole)).toEqual(unseen.map(({ whole }) => whole));
  });

  it('has every language', () => {
    for (const language of LANGUAGES) expect(messages.some((message) => message.language === language)).toBe(true);
  });
});
