import { grow, spread } from '../reading/safety.hashing.ts';
import { HAN_FROM } from '../reading/safety.simplify.ts';
import { FEATURES_PER_CHARACTER, READ_MAX, readUnits, SPACE, STOP, units } from '../reading/safety.units.ts';
import { apostropheOf, CONCEPTS_PER_WORD, type Lexicon } from './safety.lexicon.ts';

/** The kinds of features. */
export const TABLES = ['words', 'letters', 'concepts'] as const;
export type Table = (typeof TABLES)[number];

/** Length of the letter groups. */
const LETTERS = 4;
/** Letters of a word that says something by itself. */
const LONG_WORD = 3;
/** Distance in words within which two concepts count as a pair. */
const PAIR_DISTANCE = 4;
/** Sentences told apart: those of the longest message. What follows belongs to the last one. */
export const SENTENCES_MAX = 500;
/** The longest sentence: 30 words, or 50 Chinese characters. What runs on is cut, so that it does not drown the few words that matter. */
const SENTENCE_SIZE = 150;
const WORD_SIZE = 5;
const CHARACTER_SIZE = 3;

/** The features of one kind, as hashes of 32 bits, sentence after sentence. */
export interface Hashes {
  hashes: Int32Array;
  /** Where each sentence ends in `hashes`. */
  ends: Int32Array;
}

/** What the classifier sees of a text. The arrays are used again for the next text. */
export interface Features extends Record<Table, Hashes> {
  sentences: number;
  /** The concepts of each sentence by their numbers, from 1, as often as they are named; and where those of each sentence end. */
  named: { numbers: Uint16Array; ends: Int32Array };
  /** Where each sentence begins and ends in `units`. */
  from: Int32Array;
  to: Int32Array;
  /** An index of `LANGUAGES`: the one that knows the most of the words. */
  language: number;
  /** Words, and those of at least three letters. Chinese characters are both. */
  allWords: number;
  longWords: number;
}

/** Features of concepts for each character, at first. */
const CONCEPT_FEATURES = 4;

/** @param perCharacter features for each character that there is room for: the most that one can begin or end, unless the table grows */
const hashesFor = (perCharacter: number): Hashes => ({
  hashes: new Int32Array(READ_MAX * perCharacter),
  ends: new Int32Array(SENTENCES_MAX),
});
const features: Features = {
  sentences: 0,
  from: new Int32Array(SENTENCES_MAX),
  to: new Int32Array(SENTENCES_MAX),
  words: hashesFor(5),
  letters: hashesFor(1),
  // Few texts need the room for the worst of all: it grows.
  concepts: hashesFor(CONCEPT_FEATURES),
  named: { numbers: new Uint16Array(READ_MAX * CONCEPTS_PER_WORD), ends: new Int32Array(SENTENCES_MAX) },
  language: 0,
  allWords: 0,
  longWords: 0,
};

function doubled(hashes: Int32Array): Int32Array {
  const larger = new Int32Array(hashes.length * 2);
  larger.set(hashes);
  return larger;
}

/** The feature of a concept alone. */
function conceptHash(concept: number): number {
  return spread(concept * 31 + 5);
}

/** The sentences so far, by their words. */
const said = new Set<number>();

/** Concepts of the sentence so far, and the word that each belongs to. */
const seen = new Uint16Array(READ_MAX * CONCEPTS_PER_WORD);
const seenAt = new Int32Array(READ_MAX * CONCEPTS_PER_WORD);

/**
 * Reads a folded text (`foldWords`) into features: words, pairs and triples of words, and concepts, alone, in pairs and in triples. Linear
 * in the text. The result is valid until the next call; it has no letters until `readLetters`.
 */
export function readFeatures(folded: string, lexicon: Lexicon): Features {
  const length = readUnits(folded);
  const language = lexicon.languageOf(length);
  features.language = language;
  features.allWords = 0;
  features.longWords = 0;
  const { words, concepts, named } = features;
  said.clear();
  // A sentence without words.
  said.add(0);
  let wordCount = 0;
  let conceptCount = 0;
  let namedCount = 0;
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
    words.hashes[wordCount++] = spread(word);
    if (first !== 0) words.hashes[wordCount++] = spread(Math.imul(first, 0x9e37_79b1) + word);
    if (second !== 0) {
      const two = Math.imul(Math.imul(second, 0x9e37_79b1) + first, 0x85eb_ca6b) + word;
      words.hashes[wordCount++] = spread(two + 7);
      words.hashes[wordCount++] = spread(Math.imul(second, 0xc2b2_ae35) + word + 13);
      if (isHan && third !== 0) {
        const three = Math.imul(Math.imul(Math.imul(third, 0x9e37_79b1) + second, 0x85eb_ca6b) + first, 0x27d4_eb2f) + word;
        words.hashes[wordCount++] = spread(three + 17);
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
    if (conceptCount + FEATURES_PER_CHARACTER > concepts.hashes.length) concepts.hashes = doubled(concepts.hashes);
    const before = seenCount;
    for (let at = 0; at < CONCEPTS_PER_WORD; at += 1) {
      const concept = lexicon.concept(row, at);
      if (concept === 0) break;
      named.numbers[namedCount++] = concept;
      concepts.hashes[conceptCount++] = conceptHash(concept);
      let pairs = 0;
      for (let other = before - 1; other >= 0 && position - (seenAt[other] ?? 0) <= PAIR_DISTANCE; other -= 1) {
        const pair = Math.imul(seen[other] ?? 0, 0x01_0ee1) + Math.imul(concept, 0x4f_6cdd);
        concepts.hashes[conceptCount++] = spread(pair + 11);
        if (pairs === 0 && other > 0) {
          const triple = Math.imul(seen[other - 1] ?? 0, 0x71_2b3d) + pair;
          concepts.hashes[conceptCount++] = spread(triple + 23);
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
    const row = lexicon.wordRow(from, to, language);
    const apostrophe = row >= 0 ? to : apostropheOf(from, to);
    if (apostrophe >= to - 1) {
      addConcepts(row);
      return;
    }
    addConcepts(lexicon.wordRow(from, apostrophe + 1, language));
    addConcepts(lexicon.wordRow(apostrophe + 1, to, language));
  };

  const endSentence = (at: number): void => {
    first = second = third = 0;
    const whole = sentenceHash;
    const from = begin;
    sentenceHash = 0;
    begin = at;
    seenCount = 0;
    position = 0;
    if (said.has(whole)) {
      // What repeats itself counts once: a thousand times the same line says no more than one.
      wordCount = words.ends[sentence - 1] ?? 0;
      conceptCount = concepts.ends[sentence - 1] ?? 0;
      namedCount = named.ends[sentence - 1] ?? 0;
      return;
    }
    said.add(whole);
    if (sentence === SENTENCES_MAX) sentence -= 1;
    else features.from[sentence] = from;
    features.to[sentence] = at;
    words.ends[sentence] = wordCount;
    concepts.ends[sentence] = conceptCount;
    named.ends[sentence] = namedCount;
    sentence += 1;
  };

  let hanUntil = 0;
  let size = 0;
  for (let at = 0; at < length; at += 1) {
    const unit = units[at] ?? 0;
    if (unit === SPACE || unit === STOP || unit >= HAN_FROM) {
      if (wordFrom >= 0) {
        addWord(hash | 1, false);
        features.allWords += 1;
        if (at - wordFrom >= LONG_WORD) features.longWords += 1;
        size += WORD_SIZE;
        addWordConcepts(wordFrom, at);
        wordFrom = -1;
        hash = 0;
      }
      if (unit === STOP || (unit === SPACE && size >= SENTENCE_SIZE)) {
        endSentence(at + 1);
        size = 0;
        continue;
      }
      if (unit >= HAN_FROM) {
        addWord(grow(0, unit) | 1, true);
        features.allWords += 1;
        features.longWords += 1;
        size += CHARACTER_SIZE;
        if (at >= hanUntil) {
          const { row, end } = lexicon.hanWord(at, length);
          addConcepts(row);
          hanUntil = end;
        }
        // A word is not cut.
        if (size >= SENTENCE_SIZE && at + 1 >= hanUntil) {
          endSentence(at + 1);
          size = 0;
        }
      }
    } else {
      if (wordFrom < 0) wordFrom = at;
      hash = grow(hash, unit);
    }
  }
  endSentence(length);
  features.sentences = sentence;
  return features;
}

/** Adds the groups of letters, across words and within a sentence, to the features that `readFeatures` has just read. */
export function readLetters({ letters, sentences, from, to }: Features): void {
  let count = 0;
  for (let sentence = 0; sentence < sentences; sentence += 1) {
    const end = to[sentence] ?? 0;
    let begin = from[sentence] ?? 0;
    for (let at = begin; at < end; at += 1) {
      // Chinese characters are words.
      if ((units[at] ?? 0) >= HAN_FROM) begin = at + 1;
      if (at - begin < LETTERS - 1) continue;
      let group = 0x811c_9dc5 | 0;
      for (let each = at; each > at - LETTERS; each -= 1) group = Math.imul(group ^ (units[each] ?? 0), 0x0100_0193);
      letters.hashes[count++] = spread(group + LETTERS);
    }
    letters.ends[sentence] = count;
  }
}
