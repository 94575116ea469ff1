import type { DangerKind } from '@beside/common/safety/safety.constants';
import { type CompiledPatterns, type PatternSources, Prefilter } from '../../../lib/expressions/prefilter.ts';
import { isWide } from '../reading/safety.normalise.ts';
import type { Matcher } from './safety.matcher.ts';

/** From this length V8 compiles straight to machine code; its bytecode takes ten times as long for patterns this large. */
const NATIVE_FROM = 1_024;

/** Padding of short texts: more spaces than a phrase has in a row. */
const END = ' '.repeat(8);

/** An expression, and its bit in the prefilter. */
interface Step {
  expression: RegExp;
  bit: number;
}

/** Every expression: the prefilter's answer for an unknown text. */
const ALL = -1;

/**
 * The phrases of some languages, searched in one text. Once prepared, it skips expressions that cannot match, which for most
 * everyday messages are all of them.
 */
export class Screen {
  readonly #languages: { harmless: Step; danger: Record<DangerKind, Step> }[];
  readonly #nGrams: number[];
  readonly #from: number;
  /** Whether texts in these languages need two bytes a character: expressions are compiled for one width ahead of time. */
  readonly #wide: boolean;
  readonly #dangers: number;
  #prefilter: Prefilter | null = null;

  /** `from` is the character below which texts arrive unchanged, and nothing is expected to match. */
  constructor(languages: Matcher[], nGrams: number[], from = 0) {
    let count = 0;
    const step = (expression: RegExp): Step => {
      count += 1;
      return { expression, bit: 1 << (count - 1) };
    };
    this.#languages = languages.map(({ harmless, danger: { self_harm, child, abuse, violence } }) => ({
      harmless: step(harmless),
      danger: { self_harm: step(self_harm), child: step(child), abuse: step(abuse), violence: step(violence) },
    }));
    this.#nGrams = nGrams;
    this.#from = from;
    this.#wide = from > 0xff;
    this.#dangers = this.#languages.flatMap(({ danger }) => Object.values(danger)).reduce((bits, { bit }) => bits | bit, 0);
  }

  /** Whether a text has any character that these languages need for a match; true until that is known. */
  mayMatch(text: string): boolean {
    if (!this.#prefilter) return true;
    const from = Math.min(this.#from, this.#prefilter.floor);
    for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= from) return true;
    return false;
  }

  /** Searches a text, with idioms blanked out, for the kinds of danger. Null if it has none. */
  look(text: string): ((kind: DangerKind) => boolean) | null {
    let rest = text.length < NATIVE_FROM ? text + END : text;
    let likely = this.#likely(rest);
    if (likely === 0) return null;
    rest = this.#prefilter && isWide(text) === this.#wide ? rest : rest.padEnd(NATIVE_FROM);
    for (const { harmless } of this.#languages) {
      if ((likely & harmless.bit) === 0) continue;
      const blanked = rest.replace(harmless.expression, ' . ');
      if (blanked === rest) continue;
      // The text around an idiom has closed up, so what may match is found anew.
      rest = blanked;
      likely = this.#likely(rest);
    }
    if ((likely & this.#dangers) === 0) return null;
    return (kind) =>
      this.#languages.some(({ danger }) => (likely & danger[kind].bit) !== 0 && rest.search(danger[kind].expression) >= 0);
  }

  /** Compiles every expression, yielding after every few milliseconds. */
  *compile(): Generator<void, void> {
    const blank = (this.#wide ? '\u3000' : ' ').repeat(NATIVE_FROM);
    for (const { expression } of this.#steps()) {
      blank.search(expression);
      yield;
    }
  }

  /** The source of its compiled patterns. */
  get sources(): PatternSources {
    return {
      lengths: this.#nGrams,
      expressions: this.#steps().map(({ expression: { source }, bit }) => ({ source, bit })),
    };
  }

  /** From now on, skips expressions that cannot match. */
  prepare(compiled: CompiledPatterns): void {
    this.#prefilter = new Prefilter(compiled);
  }

  #steps(): Step[] {
    return this.#languages.flatMap(({ harmless, danger }) => [harmless, ...Object.values(danger)]);
  }

  #likely(text: string): number {
    return this.#prefilter?.scan(text) ?? ALL;
  }
}
