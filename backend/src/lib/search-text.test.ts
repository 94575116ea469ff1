import { describe, expect, it } from 'vitest';
import { nGramsOf, nGramsToSearch } from './search-n-grams.ts';
import { excerptOf, foldForSearch, searchWords } from './search-text.ts';

describe('folding', () => {
  it.each([
    ['Straße, STRASSE, GROẞ', 'strasse, strasse, gross'],
    ['Überdrüssig, u\u0308berdru\u0308ssig', 'uberdrussig, uberdrussig'],
    ['Élève, ça, cœur, naïve, L’Été', "eleve, ca, coeur, naive, l'ete"],
    ['mañana, ¿Qué?, pingüino', 'manana, ¿que?, pinguino'],
    ['Ĳsland ĳs ijs', 'ijsland ijs ijs'],
    ['IŞIK İstanbul ışık', 'isik istanbul isik'],
    ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['Łódź, Ærø, đời', 'lodz, aero, doi'],
    ['ＡＢＣ１２３　我们，吵架', 'abc123 我们,吵架'],
    ['ﬁne ½ ㎏ Ⅳ', 'fine 1⁄2 kg iv'],
    ["don’t don't don`t don´t donʼt", "don't don't don't don't don't"],
    ['“well” — „so“', '"well" - "so"'],
    ['a\u200bb\u00adc\0d', 'abcd'],
    [' \t two \n\n\u00a0 spaces  ', 'two spaces'],
    ['👩‍👩‍👧 ❤️', '👩👩👧 ❤'],
    ['100%_\\', '100%_\\'],
    ['\u0301\u200b', ''],
  ])('%s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
    expect(foldForSearch(folded)).toBe(folded);
  });

  it('reads the words of a search: each once, and none that is part of another', () => {
    expect(searchWords('  Straße  my  MY mystery stras ')).toEqual(['strasse', 'mystery']);
    expect(searchWords('我们 吵架')).toEqual(['我们', '吵架']);
    expect(searchWords('\u0301 \u200b')).toEqual([]);
  });
});

describe('n-grams', () => {
  const texts = [
    'my sister ines and i have not spoken since april.',
    '我和我妹妹从四月起没有说过话。ok吗?',
    "l'ete a ete long, coeur brise 100%",
    '😀😀 fine a',
    'abcdefghijklmnopqrstuvwxyz'.repeat(3),
  ];

  it.each(texts)('of a text are those that any part of a word of it is searched by: %s', (text) => {
    const nGrams = new Set(nGramsOf(text));
    for (const word of text.split(' ')) {
      const characters = [...word];
      for (const start of characters.keys())
        for (let end = start + 1; end <= characters.length; end++) {
          const part = characters.slice(start, end).join('');
          const searched = nGramsToSearch([part]);
          expect([part, searched.length > 0]).toEqual([part, true]);
          expect([part, searched.filter((nGram) => !nGrams.has(nGram))]).toEqual([part, []]);
        }
    }
  });

  it('exclude what has other letters, or the same in another order', () => {
    const nGrams = new Set(nGramsOf('the rings on her fingers'));
    for (const word of ['thering', 'wetter', 'rin gon', 'regnif']) {
      const words = word.split(' ');
      expect([word, nGramsToSearch(words).every((nGram) => nGrams.has(nGram))]).toEqual([word, false]);
    }
  });

  it("are few and fit a database's integer, however long the search", () => {
    const searched = nGramsToSearch(Array.from({ length: 20 }, (_, index) => `word${index}abc`));
    expect(searched.length).toBe(16);
    for (const nGram of [...searched, ...nGramsOf(texts.join(' '))]) expect(nGram).toBe(nGram & 0x7fffffff);
  });
});

describe('an excerpt', () => {
  const long = `${'So many words before it. '.repeat(9)}And then my cœur was\nBROKEN. ${'And as many words after it. '.repeat(9)}`;

  it('is what stands around the first match, as it was written, between words', () => {
    const excerpt = excerptOf(long, searchWords('coeur'));
    expect(excerpt).toBe('…So many words before it. And then my cœur was BROKEN. And as many words after…');
    expect(excerptOf(long, searchWords('broken coeur'))).toBe(excerpt);
  });

  it.each([
    ['Straße', 'ss', 'Straße'],
    ['short', 'or', 'short'],
    ['L’e\u0301te\u0301', "l'ete", 'L’e\u0301te\u0301'],
    ['ＡＢＣ　我们', 'abc', 'ＡＢＣ 我们'],
    ['  spaces   inside  ', 'inside', 'spaces inside'],
    ['100% of_it\\', '_it\\', '100% of_it\\'],
  ])('of %s for %s', (text, search, excerpt) => {
    expect(excerptOf(text, searchWords(search))).toBe(excerpt);
  });

  it('is none without a match', () => {
    expect(excerptOf('My sister and I.', ['brother'])).toBeNull();
  });

  it('cuts no character, wherever it ends', () => {
    for (let shift = 0; shift < 12; shift++) {
      const text = `${'x'.repeat(shift)}${'😀e\u0301'.repeat(60)}ziel${'👍🏽e\u0301'.repeat(60)}`;
      const excerpt = excerptOf(text, ['ziel']) ?? '';
      expect(excerpt.isWellFormed()).toBe(true);
      expect(excerpt).toContain('ziel');
      expect(excerpt).not.toMatch(/^…\p{M}/u);
      expect(excerpt.length).toBeGreaterThan(60);
      expect(excerpt.length).toBeLessThan(100);
    }
    expect(excerptOf('我和我妹妹从四月起没有说过话'.repeat(30), ['四月'])).toMatch(/^我.{60,90}…$/u);
  });
});
