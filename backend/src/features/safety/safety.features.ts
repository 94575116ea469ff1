import { LANGUAGES } from '@beside/common/language/language.constants';
import { grow, spread } from './safety.hashing.ts';
import { CHINESE, CONCEPTS_PER_WORD, HAN_WORD_MAX, type Lexicon, PREFIX_MAX, PREFIX_MIN } from './safety.lexicon.ts';
import { HAN_FROM } from './safety.normalise.ts';
import { SIMPLIFIED_PAIRS } from './safety.simplified.ts';

/** Rows of the three tables of weights: of words, of letters, of concepts; each a power of two. */
export const WORD_ROWS = 1 << 18;
export const LETTER_ROWS = 1 << 20;
export const CONCEPT_ROWS = 1 << 17;

/** Lengths of the letter groups. */
const LETTERS_MIN = 3;
const LETTERS_MAX = 5;
/** Distance in words within which two concepts count as a pair. */
const PAIR_DISTANCE = 4;
/** Characters read of a folded text. */
const READ_MAX = 20_000;
/** Sentences told apart; what follows belongs to the last one. */
export const SENTENCES_MAX = 200;

/** Words of the longest sentence; what runs on is cut, so that it does not drown the few words that matter. */
const SENTENCE_WORDS = 12;
/** The same in Chinese characters. */
const SENTENCE_CHARACTERS = 20;

/** Rows from which a table's sum counts by its mean: what repeats itself must not grow louder without end. */
export const SATURATION = { words: 1000, letters: 4000, concepts: 2000 };

/** What a sum of so many rows is divided by. */
export function divisor(count: number, saturation: number): number {
  return count <= saturation ? Math.sqrt(count) : count / Math.sqrt(saturation);
}

const SPACE = 0x20;
const STOP = 0x2e;
const APOSTROPHE = 0x27;

const SIMPLE = new Uint16Array(0x1_0000);
for (let at = 0; at + 1 < SIMPLIFIED_PAIRS.length; at += 2)
  SIMPLE[SIMPLIFIED_PAIRS.charCodeAt(at)] = SIMPLIFIED_PAIRS.charCodeAt(at + 1);

/** Rows of one table, sentence after sentence. */
interface Rows {
  rows: Int32Array;
  /** Where each sentence ends in `rows`. */
  ends: Int32Array;
}

/** What the classifier sees of a text. The arrays are used again for the next text. */
export interface Features {
  sentences: number;
  words: Rows;
  letters: Rows;
  concepts: Rows;
  /** An index of `LANGUAGES`: the one that knows the most of the words. */
  language: number;
}

const units = new Uint16Array(READ_MAX + 2);
const features: Features = {
  sentences: 0,
  words: { rows: new Int32Array(READ_MAX * 5), ends: new Int32Array(SENTENCES_MAX) },
  letters: { rows: new Int32Array(READ_MAX * 4), ends: new Int32Array(SENTENCES_MAX) },
  concepts: { rows: new Int32Array(READ_MAX * 16), ends: new Int32Array(SENTENCES_MAX) },
  language: 0,
};

/** The sentences so far, by their words. */
const said = new Set<number>();

/** Concepts of the sentence so far, and the word that each belongs to. */
const seen = new Uint16Array(READ_MAX * CONCEPTS_PER_WORD);
const seenAt = new Int32Array(READ_MAX * CONCEPTS_PER_WORD);

/**
 * Reads a folded text (`foldWords`) into rows of the tables: words, pairs and triples of words, groups of letters across words, and
 * concepts, alone, in pairs and in triples. Linear in the text. The result is valid until the next call.
 */
export function readFeatures(folded: string, lexicon: Lexicon): Features {
  const length = tidy(folded);
  const language = languageOf(length, lexicon);
  features.language = language;
  const { words, letters, concepts } = features;
  said.clear();
  // A sentence without words.
  said.add(0);
  let wordCount = 0;
  let letterCount = 0;
  let conceptCount = 0;
  let sentence = 0;
  let begin = 0;
  let position = 0;
  let seenCount = 0;
  let first = 0;
  let second = 0;
  let third = 0;
  let hash = 0;
  let sentenceHash = 0;
  let wordFrom = -1;

  const addWord = (word: number, isHan: boolean): void => {
    words.rows[wordCount++] = spread(word) & (WORD_ROWS - 1);
    if (first !== 0) words.rows[wordCount++] = spread(Math.imul(first, 0x9e37_79b1) + word) & (WORD_ROWS - 1);
    if (second !== 0) {
      const two = Math.imul(Math.imul(second, 0x9e37_79b1) + first, 0x85eb_ca6b) + word;
      words.rows[wordCount++] = spread(two + 7) & (WORD_ROWS - 1);
      words.rows[wordCount++] = spread(Math.imul(second, 0xc2b2_ae35) + word + 13) & (WORD_ROWS - 1);
      if (isHan && third !== 0) {
        const three = Math.imul(Math.imul(Math.imul(third, 0x9e37_79b1) + second, 0x85eb_ca6b) + first, 0x27d4_eb2f) + word;
        words.rows[wordCount++] = spread(three + 17) & (WORD_ROWS - 1);
      }
    }
    third = second;
    second = first;
    first = word;
    sentenceHash = grow(sentenceHash, word);
  };

  const addConcepts = (row: number): void => {
    position += 1;
    if (row < 0) return;
    const before = seenCount;
    for (let at = 0; at < CONCEPTS_PER_WORD; at += 1) {
      const concept = lexicon.concept(row, at);
      if (concept === 0) break;
      concepts.rows[conceptCount++] = spread(concept * 31 + 5) & (CONCEPT_ROWS - 1);
      let pairs = 0;
      for (let other = before - 1; other >= 0 && position - (seenAt[other] ?? 0) <= PAIR_DISTANCE; other -= 1) {
        const pair = Math.imul(seen[other] ?? 0, 0x01_0ee1) + Math.imul(concept, 0x4f_6cdd);
        concepts.rows[conceptCount++] = spread(pair + 11) & (CONCEPT_ROWS - 1);
        if (pairs === 0 && other > 0) {
          const triple = Math.imul(seen[other - 1] ?? 0, 0x71_2b3d) + pair;
          concepts.rows[conceptCount++] = spread(triple + 23) & (CONCEPT_ROWS - 1);
        }
        pairs += 1;
      }
      seen[seenCount] = concept;
      seenAt[seenCount] = position;
      seenCount += 1;
    }
  };

  /** An unknown word with an apostrophe is two: `j'ai`, `l'homme`. */
  const addWordConcepts = (from: number, to: number): void => {
    const row = rowOfWord(from, to, language, lexicon);
    let apostrophe = from;
    while (apostrophe < to && units[apostrophe] !== APOSTROPHE) apostrophe += 1;
    if (row >= 0 || apostrophe >= to - 1) {
      addConcepts(row);
      return;
    }
    addConcepts(rowOfWord(from, apostrophe + 1, language, lexicon));
    addConcepts(rowOfWord(apostrophe + 1, to, language, lexicon));
  };

  const endSentence = (): void => {
    first = second = third = 0;
    const hash = sentenceHash;
    sentenceHash = 0;
    if (said.has(hash)) {
      // What repeats itself counts once: a thousand times the same line says no more than one.
      wordCount = words.ends[sentence - 1] ?? 0;
      letterCount = letters.ends[sentence - 1] ?? 0;
      conceptCount = concepts.ends[sentence - 1] ?? 0;
      seenCount = 0;
      position = 0;
      return;
    }
    said.add(hash);
    if (wordCount === 0 || (sentence > 0 && wordCount === words.ends[sentence - 1])) return;
    if (sentence === SENTENCES_MAX) sentence -= 1;
    words.ends[sentence] = wordCount;
    letters.ends[sentence] = letterCount;
    concepts.ends[sentence] = conceptCount;
    sentence += 1;
    seenCount = 0;
    position = 0;
  };

  let hanUntil = 0;
  let size = 0;
  for (let at = 0; at < length; at += 1) {
    const unit = units[at] ?? 0;
    if (unit === SPACE || unit === STOP || unit >= HAN_FROM) {
      if (wordFrom >= 0) {
        addWord(hash | 1, false);
        size += 1;
        addWordConcepts(wordFrom, at);
        wordFrom = -1;
        hash = 0;
      }
      if (unit === STOP || (unit === SPACE && size >= SENTENCE_WORDS)) {
        endSentence();
        begin = at + 1;
        size = 0;
        continue;
      }
      if (unit >= HAN_FROM) {
        addWord(grow(0, unit) | 1, true);
        size += SENTENCE_WORDS / SENTENCE_CHARACTERS;
        if (size >= SENTENCE_WORDS) {
          endSentence();
          size = 0;
        }
        if (at >= hanUntil) {
          const { row, end } = hanWord(at, length, lexicon);
          addConcepts(row);
          hanUntil = end;
        }
        begin = at + 1;
        continue;
      }
    } else {
      if (wordFrom < 0) wordFrom = at;
      hash = grow(hash, unit);
    }
    let group = 0x811c_9dc5 | 0;
    for (let size = 1, from = at; size <= LETTERS_MAX && from >= begin; size += 1, from -= 1) {
      group = Math.imul(group ^ (units[from] ?? 0), 0x0100_0193);
      if (size >= LETTERS_MIN) letters.rows[letterCount++] = spread(group + size) & (LETTER_ROWS - 1);
    }
  }
  endSentence();
  features.sentences = sentence;
  return features;
}

/** Copies a folded text into `units`: digits alike, no letter more than twice in a row, simplified characters. Returns its length. */
function tidy(folded: string): number {
  let length = 0;
  const end = Math.min(folded.length, READ_MAX);
  for (let at = 0; at < end; at += 1) {
    let unit = folded.charCodeAt(at);
    if (unit >= 0x30 && unit <= 0x39) unit = 0x30;
    else if (unit >= HAN_FROM) unit = SIMPLE[unit] || unit;
    if (length > 1 && unit === units[length - 1] && unit === units[length - 2]) continue;
    units[length] = unit;
    length += 1;
  }
  // The last word ends.
  units[length] = STOP;
  return length + 1;
}

const known = new Int32Array(LANGUAGES.length);

/** The language whose lexicon knows the most words. */
function languageOf(length: number, lexicon: Lexicon): number {
  known.fill(0);
  let hash = 0;
  let size = 0;
  let han = 0;
  for (let at = 0; at < length; at += 1) {
    const unit = units[at] ?? 0;
    if (unit >= HAN_FROM) han += 1;
    if (unit !== SPACE && unit !== STOP && unit < HAN_FROM) {
      hash = grow(hash, unit);
      size += 1;
      continue;
    }
    if (size > 0)
      for (let language = 0; language < LANGUAGES.length; language += 1)
        if (language !== CHINESE && lexicon.find(hash >>> 0, language, false) >= 0) known[language] = (known[language] ?? 0) + 1;
    hash = 0;
    size = 0;
  }
  known[CHINESE] = han;
  let best = 0;
  for (let language = 1; language < LANGUAGES.length; language += 1)
    if ((known[language] ?? 0) > (known[best] ?? 0)) best = language;
  return best;
}

/** The lexicon's row for the word between two places: the word itself, or its longest known beginning. */
function rowOfWord(from: number, to: number, language: number, lexicon: Lexicon): number {
  if (language === CHINESE) return -1;
  let hash = 0;
  let found = -1;
  for (let at = from; at < to; at += 1) {
    hash = grow(hash, units[at] ?? 0);
    const size = at - from + 1;
    if (size >= PREFIX_MIN && size <= PREFIX_MAX) {
      const row = lexicon.find(hash >>> 0, language, true);
      if (row >= 0) found = row;
    }
  }
  const whole = lexicon.find(hash >>> 0, language, false);
  return whole >= 0 ? whole : found;
}

const han = { row: -1, end: 0 };

/** The longest known Chinese word that begins at a place, and where it ends. */
function hanWord(at: number, length: number, lexicon: Lexicon): { row: number; end: number } {
  han.row = -1;
  han.end = at + 1;
  let hash = 0;
  for (let size = 1; size <= HAN_WORD_MAX && at + size <= length; size += 1) {
    const unit = units[at + size - 1] ?? 0;
    if (unit < HAN_FROM) break;
    hash = grow(hash, unit);
    const row = lexicon.find(hash >>> 0, CHINESE, false);
    if (row >= 0) {
      han.row = row;
      han.end = at + size;
    }
  }
  return han;
}
