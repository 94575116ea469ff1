import { LANGUAGES } from '@beside/common/language/language.constants';
import { spread } from './safety.hashing.ts';

/** A word of the lexicon, by its hash. */
export interface LexiconEntry {
  /** The hash of the word, or of its beginning. */
  hash: number;
  /** An index of `LANGUAGES`. */
  language: number;
  /** Whether it stands for every word that begins so. */
  isPrefix: boolean;
  /** At most three concepts, from 1. */
  concepts: number[];
}

/** Concepts that one entry may have. */
export const CONCEPTS_PER_WORD = 3;
/** The shortest beginning of a word that an entry may stand for. */
export const PREFIX_MIN = 3;
/** The longest word that is looked up by its beginning. */
export const PREFIX_MAX = 14;
/** The longest Chinese word, in characters. */
export const HAN_WORD_MAX = 4;

/**
 * Words of six languages and what they mean, as a hash table: half of it stays empty, so that a look-up reads one or two rows.
 * Different words with one hash are one word here; with 32 bits and some 60,000 entries that is rare.
 */
export class Lexicon {
  readonly #keys: Uint32Array;
  readonly #concepts: Uint16Array;
  readonly #mask: number;

  /** @param count how many words will be added, at most */
  constructor(count: number) {
    let rows = 1024;
    while (rows < count * 2) rows *= 2;
    this.#mask = rows - 1;
    this.#keys = new Uint32Array(rows);
    this.#concepts = new Uint16Array(rows * CONCEPTS_PER_WORD);
  }

  /** A lexicon of these words. */
  static of(entries: readonly LexiconEntry[]): Lexicon {
    const lexicon = new Lexicon(entries.length);
    for (const { hash, language, isPrefix, concepts } of entries) {
      const row = lexicon.add(hash, language, isPrefix);
      for (const [at, concept] of concepts.slice(0, CONCEPTS_PER_WORD).entries()) lexicon.setConcept(row, at, concept);
    }
    return lexicon;
  }

  /** Adds a word, without concepts yet; returns its row. */
  add(hash: number, language: number, isPrefix: boolean): number {
    const key = keyOf(hash, language, isPrefix);
    const row = this.#rowOf(key);
    this.#keys[row] = key;
    return row;
  }

  setConcept(row: number, at: number, concept: number): void {
    this.#concepts[row * CONCEPTS_PER_WORD + at] = concept;
  }

  /** The row of a word, for `concept`; -1 for an unknown one. */
  find(hash: number, language: number, isPrefix: boolean): number {
    const key = keyOf(hash, language, isPrefix);
    const row = this.#rowOf(key);
    return this.#keys[row] === key ? row : -1;
  }

  /** One of a row's concepts; 0 for none. */
  concept(row: number, at: number): number {
    return this.#concepts[row * CONCEPTS_PER_WORD + at] ?? 0;
  }

  /** The row that a key has, or would have. */
  #rowOf(key: number): number {
    let row = key & this.#mask;
    while (this.#keys[row] !== 0 && this.#keys[row] !== key) row = (row + 1) & this.#mask;
    return row;
  }
}

/** Never 0, which marks an empty row. */
function keyOf(hash: number, language: number, isPrefix: boolean): number {
  return spread(hash + Math.imul(language * 2 + (isPrefix ? 1 : 0) + 1, 0x9e37_79b1)) || 1;
}

/** The index of Chinese, whose words have no spaces between them. */
export const CHINESE = LANGUAGES.indexOf('zh');
