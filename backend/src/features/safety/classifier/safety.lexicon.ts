import { LANGUAGES } from '@beside/common/language/language.constants';
import { grow, spread } from '../reading/safety.hashing.ts';
import { HAN_FROM } from '../reading/safety.simplify.ts';
import { APOSTROPHE, SPACE, STOP, units } from '../reading/safety.units.ts';

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
const PREFIX_MIN = 3;
/** The longest word that is looked up by its beginning. */
const PREFIX_MAX = 14;
/** The longest Chinese word, in characters. */
export const HAN_WORD_MAX = 4;
/** The index of Chinese, whose words have no spaces between them. */
export const CHINESE = LANGUAGES.indexOf('zh');

/** Where a Chinese word ends, and its row. Used again for the next word. */
const han = { row: -1, end: 0 };

/**
 * Words of six languages and what they mean, as a hash table: half of it stays empty, so that a look-up reads one or two rows.
 * Different words with one hash are one word here; with 32 bits and some 60,000 entries that is rare.
 */
export class Lexicon {
  readonly #keys: Uint32Array;
  readonly #concepts: Uint16Array;
  /** The languages that know a whole word, one bit each, in the row of `LANGUAGES.length`. */
  readonly #languages: Uint8Array;
  readonly #mask: number;
  readonly #known = new Int32Array(LANGUAGES.length);

  /** @param count how many words will be added, at most */
  constructor(count: number) {
    let rows = 1024;
    // A word's languages have a row of their own.
    while (rows < count * 4) rows *= 2;
    this.#mask = rows - 1;
    this.#keys = new Uint32Array(rows);
    this.#concepts = new Uint16Array(rows * CONCEPTS_PER_WORD);
    this.#languages = new Uint8Array(rows);
  }

  /** A lexicon of these words. */
  static of(entries: readonly LexiconEntry[]): Lexicon {
    const lexicon = new Lexicon(entries.length);
    for (const entry of entries) lexicon.add(entry);
    return lexicon;
  }

  /** Adds a word. */
  add({ hash, language, isPrefix, concepts }: LexiconEntry): void {
    const row = this.#rowOf(keyOf(hash, language, isPrefix));
    this.#keys[row] = keyOf(hash, language, isPrefix);
    for (let at = 0; at < CONCEPTS_PER_WORD; at += 1) this.#concepts[row * CONCEPTS_PER_WORD + at] = concepts[at] ?? 0;
    if (isPrefix) return;
    const known = keyOf(hash, LANGUAGES.length, false);
    const languages = this.#rowOf(known);
    this.#keys[languages] = known;
    this.#languages[languages] = (this.#languages[languages] ?? 0) | (1 << language);
  }

  /** One of a row's concepts; 0 for none. */
  concept(row: number, at: number): number {
    return this.#concepts[row * CONCEPTS_PER_WORD + at] ?? 0;
  }

  /** The language that knows the most words of `units`, up to a length. */
  languageOf(length: number): number {
    const known = this.#known.fill(0);
    let hash = 0;
    let size = 0;
    for (let at = 0; at < length; at += 1) {
      const unit = units[at] ?? 0;
      if (unit >= HAN_FROM) known[CHINESE] = (known[CHINESE] ?? 0) + 1;
      else if (unit !== SPACE && unit !== STOP) {
        hash = grow(hash, unit);
        size += 1;
        continue;
      }
      if (size > 0) {
        const row = this.#find(hash >>> 0, LANGUAGES.length, false);
        const languages = row < 0 ? 0 : (this.#languages[row] ?? 0);
        for (let language = 0; languages >> language > 0; language += 1)
          if (language !== CHINESE && languages & (1 << language)) known[language] = (known[language] ?? 0) + 1;
      }
      hash = 0;
      size = 0;
    }
    let best = 0;
    for (let language = 1; language < known.length; language += 1)
      if ((known[language] ?? 0) > (known[best] ?? 0)) best = language;
    return best;
  }

  /** The row for the word between two places of `units`: the word itself, or its longest known beginning; -1 for an unknown one. */
  wordRow(from: number, to: number, language: number): number {
    if (language === CHINESE) return -1;
    let hash = 0;
    for (let at = from; at < to; at += 1) hash = grow(hash, units[at] ?? 0);
    const whole = this.#find(hash >>> 0, language, false);
    if (whole >= 0) return whole;
    let found = -1;
    hash = 0;
    for (let at = from; at < to && at < from + PREFIX_MAX; at += 1) {
      hash = grow(hash, units[at] ?? 0);
      if (at - from + 1 < PREFIX_MIN) continue;
      const row = this.#find(hash >>> 0, language, true);
      if (row >= 0) found = row;
    }
    return found;
  }

  /** The longest known Chinese word that begins at a place of `units`: its row, or -1, and where it ends. Valid until the next call. */
  hanWord(at: number, length: number): { row: number; end: number } {
    han.row = -1;
    han.end = at + 1;
    let hash = 0;
    for (let size = 1; size <= HAN_WORD_MAX && at + size <= length; size += 1) {
      const unit = units[at + size - 1] ?? 0;
      if (unit < HAN_FROM) break;
      hash = grow(hash, unit);
      const row = this.#find(hash >>> 0, CHINESE, false);
      if (row >= 0) {
        han.row = row;
        han.end = at + size;
      }
    }
    return han;
  }

  #find(hash: number, language: number, isPrefix: boolean): number {
    const key = keyOf(hash, language, isPrefix);
    const row = this.#rowOf(key);
    return this.#keys[row] === key ? row : -1;
  }

  /** The row that a key has, or would have. */
  #rowOf(key: number): number {
    let row = key & this.#mask;
    while (this.#keys[row] !== 0 && this.#keys[row] !== key) row = (row + 1) & this.#mask;
    return row;
  }
}

/** Where the apostrophe of a word stands in `units`; its end where it has none. */
export function apostropheOf(from: number, to: number): number {
  let at = from;
  while (at < to && units[at] !== APOSTROPHE) at += 1;
  return at;
}

/** Never 0, which marks an empty row. */
function keyOf(hash: number, language: number, isPrefix: boolean): number {
  return spread(hash + Math.imul(language * 2 + (isPrefix ? 1 : 0) + 1, 0x9e37_79b1)) || 1;
}
