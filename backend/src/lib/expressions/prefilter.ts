import { literalsOf } from './literals.ts';
import { type IndexedNGrams, indexNGrams, NGrams } from './n-grams.ts';
import type { Part } from './syntax.ts';

/** The input of a prefilter. */
export interface PatternSources {
  /** Lengths of the n-grams by which literals are found, longest first: longer ones are in fewer texts. */
  lengths: number[];
  /** Up to 31 expressions, each with a bit of its own. */
  expressions: { source: string; bit: number }[];
}

/** A prefilter's data: plain, so that another process can compute it. */
export interface CompiledPatterns {
  nGrams: IndexedNGrams[];
  /** Expressions with a literal that is too short: they may always match. */
  always: number;
  /** No expression matches a text whose characters all lie below this. */
  floor: number;
}

/** What the compiling process sends; Node's watcher uses the same channel to report imports. */
export interface CompilerAnswer {
  compiled: CompiledPatterns[];
}

/** Derives the literals of each expression, of which every match contains one. Takes half a second, and much memory, for hundreds of phrases. */
export function compilePatterns({ lengths, expressions }: PatternSources): CompiledPatterns {
  const bits = new Map<string, number>();
  const groups = new Map<string, Part>();
  for (const { source, bit } of expressions)
    for (const literals of literalsOf(source, groups))
      for (const literal of literals) bits.set(literal, (bits.get(literal) ?? 0) | bit);

  let rest = [...bits];
  const floor = rest.reduce((least, [literal]) => Math.min(least, highest(literal)), Number.POSITIVE_INFINITY);
  const nGrams = lengths.map((length) => {
    const found = rest.filter(([literal]) => literal.length >= length);
    rest = rest.filter(([literal]) => literal.length < length);
    return indexNGrams(length, found);
  });
  return { nGrams, always: rest.reduce((all, [, mask]) => all | mask, 0), floor };
}

/**
 * Finds in one pass over a text which of its expressions may match. An expression that it leaves out cannot match: the
 * text has none of its literals.
 */
export class Prefilter {
  readonly floor: number;
  readonly #always: number;
  readonly #nGrams: NGrams[];

  constructor({ nGrams, always, floor }: CompiledPatterns) {
    this.floor = floor;
    this.#always = always;
    this.#nGrams = nGrams.map((placed) => new NGrams(placed));
  }

  /** The bits of the expressions that may match. */
  scan(text: string): number {
    let found = this.#always;
    for (const nGrams of this.#nGrams) found = nGrams.scan(text, found);
    return found;
  }
}

function highest(literal: string): number {
  let most = 0;
  for (let at = 0; at < literal.length; at += 1) most = Math.max(most, literal.charCodeAt(at));
  return most;
}
