/**
 * What the measures look for in one language. Lists are closed: they miss what they do not name, and cannot read irony or sense.
 * A measure's floor is set with that in mind (`floors.ts`).
 */
export interface Words {
  /** Frequent words by which the language is recognised; none for a language with its own script. */
  frequent: string[];
  /** How a step begins that asks for an act. */
  act: RegExp;
  /** A time, a span or an amount. */
  time: RegExp;
  professional: RegExp;
  /** A condition said of someone as a fact. */
  diagnosis: RegExp;
  /** A promise of healing or success, or a claim to be a therapist or a person. */
  promise: RegExp;
  /** How another person may see it. */
  otherView: RegExp;
  warm: RegExp;
  scolding: RegExp;
  /** Danger, fear, harm, helplines, or that something was left out. */
  danger: RegExp;
  /** Calling someone right, calling them wrong, and asking them to change. */
  right: RegExp;
  wrong: RegExp;
  change: RegExp;
}

/** Any of some words or phrases, whole. */
export const any = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'giu');

/** Any beginning of a word. */
export const stem = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})`, 'giu');

/** A pattern that tells names from other words by their capital: only the first letters of its alternatives may be capitals as well. */
export const cased = ({ source }: RegExp): RegExp =>
  new RegExp(
    source.replaceAll(/(?<=[(|:])\p{Ll}(?=[\p{L} ’'])/gu, (letter) => `[${letter}${letter.toUpperCase()}]`),
    'gu',
  );

/** At the very beginning of a text. */
export const first = (list: string): RegExp => new RegExp(`^[\\s*“"„«「]*(?:${list})(?![\\p{L}])`, 'iu');
