import { TABLES } from '../../src/features/safety/classifier/safety.features.ts';
import { mapTables, type Segment } from './segments.ts';

/** The features that a model knows: those of several messages. One of a single message says more of its author than of danger. */
export class Vocabulary {
  readonly #numbers = new Map<number, number>();

  /** @param least in how many of the segments a feature must be */
  constructor(segments: Iterable<Segment>, least: number) {
    const counts = new Map<number, number>();
    for (const segment of segments)
      for (const table of TABLES) for (const hash of new Set(segment[table])) counts.set(hash, (counts.get(hash) ?? 0) + 1);
    for (const [hash, count] of counts) if (count >= least) this.#numbers.set(hash, this.#numbers.size);
  }

  get size(): number {
    return this.#numbers.size;
  }

  /** The hashes of the features, by their numbers. */
  get hashes(): Uint32Array {
    return Uint32Array.from(this.#numbers.keys(), (hash) => hash >>> 0);
  }

  /** A segment of hashes as one of numbers, without what is unknown. */
  number(segment: Segment): Segment {
    return mapTables((table) => {
      const numbers = segment[table].map((hash) => this.#numbers.get(hash) ?? -1);
      return numbers.filter((number) => number >= 0);
    });
  }
}
