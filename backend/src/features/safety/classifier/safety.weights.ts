import { DANGER_KINDS } from '@beside/common/safety/safety.constants';

/** What a message may be: harmless, or of one of `DANGER_KINDS`. Each feature has a weight for each. */
export const CLASSES = 1 + DANGER_KINDS.length;

/** Rows of the table for each feature, so that a look-up reads one or two rows. */
const ROOM = 2;
/** A number in the file has seven bits a byte; this bit says that another byte follows. */
const MORE = 0x80;

/** Bytes of a row: the upper half of the feature's hash, whether it has been counted, and its weights. Small rows stay in the processor's cache. */
const ROW_BYTES = 8;
const COUNTED_AT = 2;
const WEIGHTS_AT = 3;

/**
 * The weights of the known features, as a hash table by their hashes. An unknown feature has none. A row keeps half of the hash, and its
 * place depends on all of it: an unknown feature is taken for a known one in one of some 100,000 cases.
 */
export class Weights {
  readonly #halves: Uint16Array;
  readonly #bytes: Int8Array;
  readonly #mask: number;
  /** By how much a spread hash is shifted to be a row. */
  readonly #shift: number;
  /** The rows that a call has counted, each once. Used again for the next one. */
  readonly #counted: Int32Array;

  /** @param count how many features will be added */
  constructor(count: number) {
    let bits = 16;
    while (1 << bits < count * ROOM) bits += 1;
    const rows = 1 << bits;
    this.#mask = rows - 1;
    this.#shift = 32 - bits;
    this.#bytes = new Int8Array(rows * ROW_BYTES);
    this.#halves = new Uint16Array(this.#bytes.buffer);
    this.#counted = new Int32Array(count);
  }

  /** Adds a feature. Takes its `CLASSES` weights, in steps, from a place of a file. */
  add(hash: number, file: Int8Array, from: number): void {
    const mask = this.#mask;
    const halves = this.#halves;
    let row = rowOf(hash, this.#shift);
    while (halves[row * (ROW_BYTES / 2)] !== 0) row = (row + 1) & mask;
    halves[row * (ROW_BYTES / 2)] = upperHalf(hash);
    const to = row * ROW_BYTES + WEIGHTS_AT;
    for (let each = 0; each < CLASSES; each += 1) this.#bytes[to + each] = file[from + each] ?? 0;
  }

  /**
   * Adds the weights of the features between two places to sums, each once: what repeats itself must not grow louder. Written without an
   * inner loop, which took twice as long.
   * @returns how many of the features are known
   */
  addUp(hashes: Int32Array, from: number, to: number, sums: Int32Array): number {
    const bytes = this.#bytes;
    const halves = this.#halves;
    const mask = this.#mask;
    const shift = this.#shift;
    const counted = this.#counted;
    let known = 0;
    let none = 0;
    let selfHarm = 0;
    let violence = 0;
    let abuse = 0;
    let child = 0;
    for (let at = from; at < to; at += 1) {
      const hash = hashes[at] ?? 0;
      const half = upperHalf(hash);
      let row = rowOf(hash, shift);
      let found = halves[row * (ROW_BYTES / 2)];
      while (found !== half && found !== 0) {
        row = (row + 1) & mask;
        found = halves[row * (ROW_BYTES / 2)];
      }
      if (found === 0) continue;
      const byte = row * ROW_BYTES;
      if (bytes[byte + COUNTED_AT] !== 0) continue;
      bytes[byte + COUNTED_AT] = 1;
      counted[known] = byte;
      known += 1;
      none += bytes[byte + WEIGHTS_AT] ?? 0;
      selfHarm += bytes[byte + WEIGHTS_AT + 1] ?? 0;
      violence += bytes[byte + WEIGHTS_AT + 2] ?? 0;
      abuse += bytes[byte + WEIGHTS_AT + 3] ?? 0;
      child += bytes[byte + WEIGHTS_AT + 4] ?? 0;
    }
    for (let at = 0; at < known; at += 1) bytes[(counted[at] ?? 0) + COUNTED_AT] = 0;
    sums[0] = (sums[0] ?? 0) + none;
    sums[1] = (sums[1] ?? 0) + selfHarm;
    sums[2] = (sums[2] ?? 0) + violence;
    sums[3] = (sums[3] ?? 0) + abuse;
    sums[4] = (sums[4] ?? 0) + child;
    return known;
  }
}

/** Spread once more, so that the row says something else than the half that it keeps. */
function rowOf(hash: number, shift: number): number {
  return Math.imul(hash, 0x9e37_79b1) >>> shift;
}

/** Never 0, which marks an empty row. */
function upperHalf(hash: number): number {
  return hash >>> 16 || 1;
}

/**
 * Reads features and their weights: the hashes ascend, each as its distance from the one before, in seven bits a byte; `CLASSES` bytes of
 * weights follow each.
 * @returns the weights, and where the next part of the file begins
 */
export function readWeights(file: Buffer, from: number, count: number): { weights: Weights; end: number } {
  const weights = new Weights(count);
  const signed = new Int8Array(file.buffer, file.byteOffset, file.length);
  let at = from;
  let hash = 0;
  for (let feature = 0; feature < count; feature += 1) {
    let distance = 0;
    let scale = 1;
    for (let byte = MORE; byte >= MORE; at += 1) {
      byte = file[at] ?? 0;
      distance += (byte % MORE) * scale;
      scale *= MORE;
    }
    hash += distance;
    weights.add(hash, signed, at);
    at += CLASSES;
  }
  return { weights, end: at };
}

/** The part of the file that `readWeights` reads. Takes the hashes, and `CLASSES` weights for each in the same order. */
export function writeWeights(hashes: Uint32Array, steps: Int8Array): Buffer {
  const order = Array.from(hashes.keys()).sort((one, other) => (hashes[one] ?? 0) - (hashes[other] ?? 0));
  const bytes: number[] = [];
  let before = 0;
  for (const feature of order) {
    const hash = hashes[feature] ?? 0;
    let distance = hash - before;
    before = hash;
    for (; distance >= MORE; distance = Math.floor(distance / MORE)) bytes.push((distance % MORE) | MORE);
    bytes.push(distance);
    for (let each = 0; each < CLASSES; each += 1) bytes.push((steps[feature * CLASSES + each] ?? 0) & 0xff);
  }
  return Buffer.from(bytes);
}
