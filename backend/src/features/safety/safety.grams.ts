/** Slots for grams, by the upper bits of their hash. Two grams in one slot cost a comparison, never a result. */
const SLOT_BITS = 16;
const BASE = 0x01000193;

/** Finds which of many literals stand in a text, at one pass: each is found by one of its grams, pieces of a set length. */
export class Grams {
  readonly #length: number;
  /** What the first character of a gram adds to its hash. */
  readonly #first: number;
  /** The first row of each slot, plus one; zero is an empty slot. */
  readonly #heads = new Uint32Array(1 << SLOT_BITS);
  readonly #loads = new Uint8Array(1 << SLOT_BITS);
  readonly #literals: string[];
  readonly #masks: Int32Array;
  /** Of each literal: its gram's hash, where the gram stands in it, and the next row of the slot, plus one. */
  readonly #hashes: Int32Array;
  readonly #offsets: Uint8Array;
  readonly #nexts: Uint32Array;
  readonly #all: number;

  /** Of literals no shorter than a gram, and the bits that each stands for. */
  constructor(length: number, literals: [string, number][]) {
    this.#length = length;
    let first = 1;
    for (let at = 1; at < length; at += 1) first = Math.imul(first, BASE);
    this.#first = first;
    this.#literals = literals.map(([literal]) => literal);
    this.#masks = Int32Array.from(literals, ([, mask]) => mask);
    this.#hashes = new Int32Array(literals.length);
    this.#offsets = new Uint8Array(literals.length);
    this.#nexts = new Uint32Array(literals.length);
    this.#all = literals.reduce((bits, [, mask]) => bits | mask, 0);
  }

  /** Makes the literals ready to be found. Yields often while it does, so that the caller may do something else. */
  *place(): Generator<void, void> {
    for (const [row, literal] of this.#literals.entries()) {
      this.#place(literal, row);
      if (row % 1_000 === 999) yield;
    }
  }

  /** The bits of the literals that stand in a text, and those that were found before. */
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

  /** Whether a literal stands in a text that has its gram here. */
  #stands(text: string, at: number, row: number): boolean {
    const from = at - (this.#offsets[row] ?? 0);
    return from >= 0 && text.startsWith(this.#literals[row] ?? '', from);
  }

  /** Has a literal found by the gram by which the fewest others are; those without spaces are rarer in texts. */
  #place(literal: string, row: number): void {
    let [best, offset, least] = [0, 0, Number.POSITIVE_INFINITY];
    for (let at = 0; at + this.#length <= literal.length && at < 256; at += 1) {
      const gram = literal.slice(at, at + this.#length);
      const hash = hashOf(gram);
      const load = (this.#loads[slotOf(hash)] ?? 0) + 2 * gram.split(' ').length;
      if (load < least) [best, offset, least] = [hash, at, load];
    }
    const slot = slotOf(best);
    this.#hashes[row] = best;
    this.#offsets[row] = offset;
    this.#nexts[row] = this.#heads[slot] ?? 0;
    this.#heads[slot] = row + 1;
    this.#loads[slot] = Math.min(200, (this.#loads[slot] ?? 0) + 1);
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
