/** Slots for n-grams, by the upper bits of their hash. A collision costs a comparison, never a result. */
const SLOT_BITS = 16;
const BASE = 0x01000193;

/** Separates literals that are kept as one text. */
const SEAM = '\0';

/** An index of literals by their n-grams. */
export interface IndexedNGrams {
  length: number;
  literals: string;
  /** The bits of each literal. */
  masks: Int32Array;
  /** Of each literal: its n-gram's hash, the n-gram's position in it, and the next row of the slot, plus one. */
  hashes: Int32Array;
  offsets: Uint8Array;
  nexts: Uint32Array;
  /** The first row of each slot, plus one; zero is an empty slot. */
  heads: Uint32Array;
}

/** Indexes literals no shorter than an n-gram, each by its least shared n-gram; n-grams without spaces are rarer in texts. */
export function indexNGrams(length: number, literals: [string, number][]): IndexedNGrams {
  const hashes = new Int32Array(literals.length);
  const offsets = new Uint8Array(literals.length);
  const nexts = new Uint32Array(literals.length);
  const heads = new Uint32Array(1 << SLOT_BITS);
  const loads = new Uint8Array(1 << SLOT_BITS);
  for (const [row, [literal]] of literals.entries()) {
    let [best, offset, least] = [0, 0, Number.POSITIVE_INFINITY];
    for (let at = 0; at + length <= literal.length && at < 256; at += 1) {
      const gram = literal.slice(at, at + length);
      const hash = hashOf(gram);
      const load = (loads[slotOf(hash)] ?? 0) + 2 * gram.split(' ').length;
      if (load < least) [best, offset, least] = [hash, at, load];
    }
    const slot = slotOf(best);
    hashes[row] = best;
    offsets[row] = offset;
    nexts[row] = heads[slot] ?? 0;
    heads[slot] = row + 1;
    loads[slot] = Math.min(200, (loads[slot] ?? 0) + 1);
  }
  const masks = Int32Array.from(literals, ([, mask]) => mask);
  return { length, literals: literals.map(([literal]) => literal).join(SEAM), masks, hashes, offsets, nexts, heads };
}

/** Finds which of many literals a text contains, in one pass: each is found by one of its n-grams. */
export class NGrams {
  readonly #length: number;
  /** The part of an n-gram's hash that its first character adds. */
  readonly #first: number;
  readonly #literals: string[];
  readonly #masks: Int32Array;
  readonly #hashes: Int32Array;
  readonly #offsets: Uint8Array;
  readonly #nexts: Uint32Array;
  readonly #heads: Uint32Array;
  readonly #all: number;

  constructor({ length, literals, masks, hashes, offsets, nexts, heads }: IndexedNGrams) {
    this.#length = length;
    let first = 1;
    for (let at = 1; at < length; at += 1) first = Math.imul(first, BASE);
    this.#first = first;
    this.#literals = literals.split(SEAM);
    this.#masks = masks;
    this.#hashes = hashes;
    this.#offsets = offsets;
    this.#nexts = nexts;
    this.#heads = heads;
    this.#all = masks.reduce((bits, mask) => bits | mask, 0);
  }

  /** The bits of the literals in a text, and those found before. */
  scan(text: string, before: number): number {
    let found = before;
    let hash = 0;
    for (let at = 0; at < text.length; at += 1) {
      if (at >= this.#length) hash -= Math.imul(text.charCodeAt(at - this.#length), this.#first);
      hash = (Math.imul(hash, BASE) + text.charCodeAt(at)) | 0;
      let row = this.#heads[slotOf(hash)] ?? 0;
      if (row === 0) continue;
      for (; row !== 0; row = this.#nexts[row - 1] ?? 0) {
        const mask = this.#masks[row - 1] ?? 0;
        if (this.#hashes[row - 1] !== hash || (found & mask) === mask) continue;
        if (this.#stands(text, at + 1 - this.#length, row - 1)) found |= mask;
      }
      if ((found & this.#all) === this.#all) break;
    }
    return found;
  }

  /** Whether the text contains a literal around its n-gram at this position. */
  #stands(text: string, at: number, row: number): boolean {
    const from = at - (this.#offsets[row] ?? 0);
    return from >= 0 && text.startsWith(this.#literals[row] ?? '', from);
  }
}

function hashOf(gram: string): number {
  let hash = 0;
  for (let at = 0; at < gram.length; at += 1) hash = (Math.imul(hash, BASE) + gram.charCodeAt(at)) | 0;
  return hash;
}

function slotOf(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> (32 - SLOT_BITS);
}
