import { Grams } from './safety.grams.ts';
import { literalsOf } from './safety.literals.ts';
import type { Part } from './safety.syntax.ts';

/**
 * Tells at one pass over a text which of up to 31 expressions may match in it. An expression that it leaves out cannot match: the
 * text has none of the literals of which each of its matches contains one.
 */
export class Prefilter {
  /** Lengths of the pieces by which literals are found, longest first: the longer, the fewer texts have them. */
  readonly #lengths: number[];
  readonly #bits = new Map<string, number>();
  readonly #groups = new Map<string, Part>();
  readonly #grams: Grams[] = [];
  /** Expressions with a literal that is too short: they may always match. */
  #always = 0;
  /** No expression matches in a text whose characters all lie below this. */
  floor = Number.POSITIVE_INFINITY;

  constructor(lengths: number[]) {
    this.#lengths = lengths;
  }

  /** Learns an expression under this bit. Yields often while it does, so that the caller may do something else. */
  *learn(source: string, bit: number): Generator<void, void> {
    for (const literals of literalsOf(source, this.#groups)) {
      for (const literal of literals) this.#bits.set(literal, (this.#bits.get(literal) ?? 0) | bit);
      yield;
    }
  }

  /** Makes what was learnt ready to be looked up. */
  *index(): Generator<void, void> {
    this.#groups.clear();
    let rest = [...this.#bits];
    for (const [literal] of rest) this.floor = Math.min(this.floor, highest(literal));
    this.#bits.clear();
    for (const length of this.#lengths) {
      const found = rest.filter(([literal]) => literal.length >= length);
      rest = rest.filter(([literal]) => literal.length < length);
      const grams = new Grams(length, found);
      yield* grams.place();
      this.#grams.push(grams);
    }
    for (const [, mask] of rest) this.#always |= mask;
  }

  /** The bits of the expressions that may match. */
  scan(text: string): number {
    let found = this.#always;
    for (const grams of this.#grams) found = grams.scan(text, found);
    return found;
  }
}

function highest(literal: string): number {
  let most = 0;
  for (let at = 0; at < literal.length; at += 1) most = Math.max(most, literal.charCodeAt(at));
  return most;
}
