import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@beside/common/language/language.constants';
import {
  CHINESE,
  CONCEPTS_PER_WORD,
  HAN_WORD_MAX,
  type LexiconEntry,
} from '../../src/features/safety/classifier/safety.lexicon.ts';
import { hashOf } from '../../src/features/safety/reading/safety.hashing.ts';
import { foldWords } from '../../src/features/safety/reading/safety.normalise.ts';
import { simplify } from '../../src/features/safety/reading/safety.simplify.ts';

const FOLDER = new URL('./lexicon/', import.meta.url);
const LINE = /^([A-Z_]+) (\w\w)\t(.+)$/;

/** The lexicon's words by language, each with its concepts, from 1, in the order of the files. */
export function readLexicon(): { entries: LexiconEntry[]; concepts: string[] } {
  const concepts: string[] = [];
  const words = new Map<string, number[]>();
  for (const name of readdirSync(FOLDER).toSorted())
    for (const line of readFileSync(new URL(name, FOLDER), 'utf8').split('\n')) {
      const [, concept = '', language = '', list = ''] = LINE.exec(line) ?? [];
      if (concept === '') continue;
      if (!concepts.includes(concept)) concepts.push(concept);
      const number = concepts.indexOf(concept) + 1;
      for (const word of list.split(/\s+/)) {
        const folded = foldWord(word);
        if (folded === null) continue;
        const key = `${language} ${folded}`;
        const found = words.get(key) ?? [];
        if (!found.includes(number) && found.length < CONCEPTS_PER_WORD) words.set(key, [...found, number]);
      }
    }
  const entries = [...words].flatMap(([key, numbers]): LexiconEntry[] => {
    const [code = '', word = ''] = key.split(' ');
    const language = LANGUAGES.findIndex((each) => code.startsWith(each));
    // What stands before an apostrophe is a word: `j'*`.
    const isPrefix = word.endsWith('*') && !word.endsWith("'*");
    const letters = word.replace('*', '');
    if (language < 0 || letters === '' || (language === CHINESE && letters.length > HAN_WORD_MAX)) return [];
    return [{ hash: hashOf(letters), language, isPrefix: isPrefix && language !== CHINESE, concepts: numbers }];
  });
  return { entries, concepts };
}

/** As the classifier reads it; null for what no folded text has. */
function foldWord(word: string): string | null {
  const isPrefix = word.endsWith('*');
  const letters = simplify(foldWords(word).replace(/^[ .]+|[ .]+$/g, ''))
    .replace(/\d/g, '0')
    .replace(/(.)\1{2,}/gu, '$1$1');
  const folded = isPrefix ? `${letters}*` : letters;
  return /^[\p{L}\p{N}'][\p{L}\p{N}']*\*?$/u.test(folded) ? folded : null;
}
