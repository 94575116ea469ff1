import { LANGUAGES } from '@beside/common/language/language.constants';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../reading/safety.hashing.ts';
import { foldWords } from '../reading/safety.normalise.ts';
import { readFeatures, readLetters, SENTENCES_MAX } from './safety.features.ts';
import { CHINESE, Lexicon, type LexiconEntry } from './safety.lexicon.ts';

const word = (text: string, language: number, concept: number): LexiconEntry => ({
  hash: hashOf(text),
  language,
  isPrefix: false,
  concepts: [concept],
});
const lexicon = Lexicon.of([word('death', LANGUAGES.indexOf('en'), 1), word('死', CHINESE, 1), word('自杀', CHINESE, 2)]);

/** Each once, none of them in the lexicon. */
const CHARACTERS = '天地人山水火木金土日月星雨云风雷电花草鸟虫鱼马牛羊犬车船门窗田禾米竹石玉衣巾刀弓矢舟瓜果叶根枝林泉河湖海岛';

/** How many features each sentence of a text has. */
function countsOf(text: string): { sentences: number; words: number[]; letters: number[]; concepts: number[] } {
  const features = readFeatures(foldWords(text), lexicon);
  readLetters(features);
  const { sentences } = features;
  const counts = (table: 'words' | 'letters' | 'concepts'): number[] =>
    Array.from(
      { length: sentences },
      (_, at) => (features[table].ends[at] ?? 0) - (at > 0 ? (features[table].ends[at - 1] ?? 0) : 0),
    );
  return { sentences, words: counts('words'), letters: counts('letters'), concepts: counts('concepts') };
}

describe('features', () => {
  it('are those of sentences, which end after thirty words or fifty characters at the latest', () => {
    expect(countsOf('One two. Three four five!').sentences).toBe(2);
    const words = (count: number): string =>
      Array.from({ length: count }, (_, at) => `w${String.fromCharCode(97 + (at % 26))}${at < 26 ? 'o' : 'u'}`).join(' ');
    expect(countsOf(words(30)).sentences).toBe(1);
    expect(countsOf(words(31)).sentences).toBe(2);
    expect(countsOf(CHARACTERS.slice(0, 50)).sentences).toBe(1);
    expect(countsOf(CHARACTERS.slice(0, 51)).sentences).toBe(2);
  });

  it('keep each Chinese concept in its own sentence, and cut no word', () => {
    for (let size = 0; size < 50; size += 1) expect(countsOf(`${CHARACTERS.slice(0, size)}死`).concepts.at(-1)).toBe(1);
    expect(countsOf(`${CHARACTERS.slice(0, 49)}自杀`).concepts).toEqual([1]);
    expect(countsOf(`${CHARACTERS.slice(0, 49)}自殺`).concepts).toEqual([1]);
  });

  it('count a sentence that repeats itself once', () => {
    const once = countsOf('A line of words.');
    expect(countsOf('A line of words. '.repeat(50))).toEqual(once);
  });

  it('tell apart as many sentences as a message may have, and keep the rest in the last', () => {
    const sentence = (at: number): string =>
      `word${[...String(at)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('z')} here.`;
    const text = (count: number): string => Array.from({ length: count }, (_, at) => sentence(at)).join(' ');
    expect(countsOf(text(SENTENCES_MAX - 1)).sentences).toBe(SENTENCES_MAX - 1);
    const more = countsOf(text(SENTENCES_MAX + 5));
    expect(more.sentences).toBe(SENTENCES_MAX);
    expect(more.words.at(-1)).toBe((more.words[0] ?? 0) * 6);
    expect(more.letters.at(-1)).toBeGreaterThan(more.letters[0] ?? 0);
  });

  it('keep every concept of a long text in which each character has three', () => {
    const characters = CHARACTERS.slice(0, 50);
    const dense = Lexicon.of([...characters].map((each) => ({ ...word(each, CHINESE, 1), concepts: [1, 2, 3] })));
    // As many sentences as pairs, each with another one at its beginning: a character three times in a row would count twice.
    const pairs = [...characters.slice(3, 20)];
    const sentences = pairs.flatMap((one) => pairs.map((other) => `${one}${other}${characters.slice(2)}`));
    const { concepts } = readFeatures(foldWords(sentences.join('。')), dense);
    const [each = 0] = concepts.ends;
    expect(each).toBeGreaterThan(characters.length * 30);
    expect(concepts.ends.at(sentences.length - 1)).toBe(each * sentences.length);
    const last = concepts.hashes.slice(each * (sentences.length - 1), each * sentences.length);
    expect(last).toEqual(readFeatures(foldWords(sentences.at(-1) ?? ''), dense).concepts.hashes.slice(0, each));
  });

  it('has none of a text without words', () => {
    for (const text of ['', ' ', '…', '?!', '🙂🙂']) expect(countsOf(text).sentences).toBe(0);
  });
});
