import { literalsOf } from './safety.literals.ts';
import { Grams, type PlacedGrams, placeGrams } from './safety.n-grams.ts';
import type { Part } from './safety.syntax.ts';

/** What a prefilter is to be made for. */
export interface PatternSources {
  /** Lengths of the pieces by which literals are found, longest first: the longer, the fewer texts have them. */
  lengths: number[];
  /** Up to 31 expressions, each with a bit of its own. */
  expressions: { source: string; bit: number }[];
}

/** What a prefilter is made of: plain data, so that another process can find it out. */
export interface CompiledPatterns {
  grams: PlacedGrams[];
  /** Expressions with a literal that is too short: they may always match. */
  always: number;
  /** No expression matches in a text whose characters all lie below this. */
  floor: number;
}

/** What the compiling process sends; beside it, Node's watcher uses the same channel to report what was imported. */
export interface CompilerAnswer {
  compiled: CompiledPatterns[];
}

/** Derives from expressions the literals of which each of their matches contains one. Takes half a second, and much memory, for hundreds of phrases. */
export function compilePatterns({ lengths, expressions }: PatternSources): CompiledPatterns {
  const bits = new Map<string, number>();
  const groups = new Map<string, Part>();
  for (const { source, bit } of expressions)
    for (const literals of literalsOf(source, groups))
      for (const literal of literals) bits.set(literal, (bits.get(literal) ?? 0) | bit);

  let rest = [...bits];
  const floor = rest.reduce((least, [literal]) => Math.min(least, highest(literal)), Number.POSITIVE_INFINITY);
  const grams = lengths.map((length) => {
    const found = rest.filter(([literal]) => literal.length >= length);
    rest = rest.filter(([literal]) => literal.length < length);
    return placeGrams(length, found);
  });
  return { grams, always: rest.reduce((all, [, mask]) => all | mask, 0), floor };
}

/**
 * Tells at one pass over a text which of its expressions may match in it. An expression that it leaves out cannot match: the
 * text has none of the literals of which each of its matches contains one.
 */
export class Prefilter {
  readonly floor: number;
  readonly #always: number;
  readonly #grams: Grams[];

  constructor({ grams, always, floor }: CompiledPatterns) {
    this.floor = floor;
    this.#always = always;
    this.#grams = grams.map((placed) => new Grams(placed));
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
