import { expect, it } from 'vitest';
import { markMatches } from './mark-matches.ts';

/** The pieces as a text with brackets around the hits. */
const marked = (text: string, searched: string) =>
  markMatches(text, searched)
    .map(({ text: words, hit }) => (hit ? `[${words}]` : words))
    .join('');

it.each([
  ['We argued about the house. The House!', 'house', 'We argued about the [house]. The [House]!'],
  ['inside misunderstanding', 'under', 'inside mis[under]standing'],
  ['Inés and Ines', 'inés', '[Inés] and [Ines]'],
  ['我和妹妹吵架了', '妹妹', '我和[妹妹]吵架了'],
  ['İstanbul, ISTANBUL', 'istanbul', '[İstanbul], [ISTANBUL]'],
  ['❤️ heart 👩‍❤️‍👨 heart', 'heart', '❤️ [heart] 👩‍❤️‍👨 [heart]'],
  ['aaa', 'aa', '[aaa]'],
  ['Der Streit im Haus, mein Haus', 'haus streit', 'Der [Streit] im [Haus], mein [Haus]'],
  ['Die Straße, die STRASSE', 'strasse', 'Die [Straße], die [STRASSE]'],
  ['We haven’t spoken', "haven't", 'We [haven’t] spoken'],
  ['one (two) [three]', '(two)', 'one [(two)] [three]'],
])('%s, searched for %s', (text, searched, result) => {
  expect(marked(text, searched)).toBe(result);
});

it('marks nothing where nothing was searched for, or it does not occur', () => {
  expect(markMatches('a house', '  ')).toEqual([{ text: 'a house', hit: false }]);
  expect(markMatches('a house', 'garden')).toEqual([{ text: 'a house', hit: false }]);
  expect(markMatches('', 'garden')).toEqual([]);
});

it('loses no character', () => {
  const text = 'Ça a été: ﬁn — “Straße” 👍🏽 é';
  for (const searched of ['ete', 'fin', 'strasse', 'é', 'a']) {
    expect(
      markMatches(text, searched)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
});
