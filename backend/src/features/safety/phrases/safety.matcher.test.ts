import { describe, expect, it } from 'vitest';
import { fold, foldStepwise } from '../reading/safety.normalise.ts';
import { compileCharacters, compileWords, type Phrases } from './safety.matcher.ts';
import { PHRASES_DE } from './safety.patterns.de.ts';
import { PHRASES_EN } from './safety.patterns.en.ts';
import { PHRASES_ES } from './safety.patterns.es.ts';
import { PHRASES_FR } from './safety.patterns.fr.ts';
import { PHRASES_NL } from './safety.patterns.nl.ts';
import { PHRASES_ZH } from './safety.patterns.zh.ts';

const language = (...self_harm: string[]): Phrases => ({
  adverbs: 'really|so',
  never: 'never',
  negations: 'not|never',
  lists: { kin: 'mother|father', own: 'my <kin>' },
  harmless: [],
  phrases: { self_harm, child: [], abuse: [], violence: [] },
});
const matches = (phrase: string, text: string) => compileWords(language(phrase)).danger.self_harm.test(fold(text).words);

describe('the notation of phrases', () => {
  it.each([
    ["i'm here", 'Im here'],
    ["i'm here", 'I’m here'],
    ['hit*', 'hitting'],
    ['schläge', 'schlaege'],
    ['schläge', 'Schläge'],
    ['he ~ me', 'he then quickly left me'],
    ['he ~~ me', 'he went out and came back and then at last saw me'],
    ['he ~~~ me', 'he left. Then saw me'],
    ['i <adv>care', 'I really so care'],
    ['see <own>', 'see my father'],
    ['want to live(?! (with|in))', 'want to live'],
    ['want to live(?! (with|in))', 'want to live indeed'],
  ])('%s matches "%s"', (phrase, text) => {
    expect(matches(phrase, text)).toBe(true);
  });

  it.each([
    ['hit me', 'white me'],
    ['he ~ me', 'he did not see me'],
    ['he ~ me', 'he left. Me too'],
    ['he ~~ me', 'he would never see me'],
    ['want to live(?! (with|in))', 'want to live with you'],
  ])('%s does not match "%s"', (phrase, text) => {
    expect(matches(phrase, text)).toBe(false);
  });

  it('refuses notation that it cannot read', () => {
    expect(() => compileWords(language('see <nobody>'))).toThrow('no list <nobody>');
    expect(() => compileWords(language('he ~me'))).toThrow('cannot read');
    expect(() => compileWords(language('a+b'))).toThrow('cannot read');
  });
});

describe('folding', () => {
  it.each([
    ['full width and case', 'ＩＴ Ends', ' . it ends . '],
    ['invisible characters', 'ki\u200bll', ' . kill . '],
    ['diacritics', 'déjà über', ' . deja uber . '],
    ['an ellipsis inside a sentence', 'I just… cannot', ' . i just cannot . '],
    ['sentences', 'One. Two?', ' . one . two . . '],
    ['commas and hyphens', 'ex-wife, mine', ' . ex wife mine . '],
  ])('takes away %s', (_, text, words) => {
    expect(fold(text).words).toBe(words);
  });

  it('simplifies Chinese and drops its spaces', () => {
    expect(fold('我 想自殺,離開').characters).toBe('我想自杀离开.');
  });
});

describe('folding in one pass', () => {
  /** Every character of the first plane, and pictures beyond it. */
  const characters = [
    ...Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)),
    ...Array.from({ length: 0x10_00 }, (_, code) => String.fromCodePoint(0x1_f0_00 + code)),
  ];

  it.each([
    ['between letters', (character: string) => `a${character}b`],
    ['among dots', (character: string) => `.${character}. x ${character}`],
    ['alone', (character: string) => character],
    ['doubled at the end', (character: string) => `Ça, x${character}${character}`],
  ])('comes to the same as step by step, every character %s', (_, around) => {
    const different = characters.map(around).filter((text) => fold(text).words !== foldStepwise(text));
    expect(different).toEqual([]);
  });

  it.each(['', ' ', '...', '. . .', '.. .', '?.!', "I can't… no.Yes", 'a\u0301\u200d. .', 'x'.repeat(3_000)])(
    'comes to the same for "%s"',
    (text) => {
      expect(fold(text).words).toBe(foldStepwise(text));
    },
  );
});

describe('every pattern', () => {
  const compiled = {
    ...Object.fromEntries(
      Object.entries({ en: PHRASES_EN, es: PHRASES_ES, fr: PHRASES_FR, de: PHRASES_DE, nl: PHRASES_NL }).map(
        ([code, phrases]) => [code, compileWords(phrases)],
      ),
    ),
    zh: compileCharacters(PHRASES_ZH),
  };

  it.each(Object.entries(compiled))(
    'of %s repeats nothing without a bound, so that matching stays linear',
    (_, { harmless, danger }) => {
      for (const { source } of [harmless, ...Object.values(danger)]) {
        expect(source.replaceAll('\\d\\d?', '')).not.toMatch(/[+*]|\{\d+,\}/);
      }
    },
  );
});
