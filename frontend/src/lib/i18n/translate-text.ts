import type { Texts } from '../../locales/texts.ts';
import { textsIn } from './loaded-texts.ts';
import type { TextKey } from './table.ts';

export type Params = Record<string, string | number>;

/**
 * The text of a key in a language, its placeholders filled.
 * With a `count` among the params, a key that has plural forms takes the one of the language's rules.
 * Numbers are written as the language writes them. A key that the table lacks is answered in English, whose text has been fetched with it.
 */
export function translateText(table: Texts, language: string, key: TextKey, params: Params = {}): string {
  const count = params.count;
  const pick = (from: Texts, code: string): string | undefined => {
    if (typeof count === 'number') {
      const plural = from[`${key}_${new Intl.PluralRules(code).select(count)}`] ?? from[`${key}_other`];
      if (plural !== undefined) return plural;
    }
    return from[key];
  };
  return fillText(pick(table, language) ?? pick(textsIn('en'), 'en') ?? key, language, params);
}

/** A text with its placeholders filled; one that nothing is given for stays as it is. */
export function fillText(text: string, language: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : isolated(value);
  });
}

/** Right-to-left letters, and marks that turn the direction of what follows. */
const TURNING =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Marks that reach beyond what they stand in. */
const REACHING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A value that cannot rearrange the words around it: between the marks of a text whose direction is its own.
 * What runs in our languages' direction needs none, and stays the very text that it was.
 */
function isolated(value: string): string {
  return TURNING.test(value) ? `\u2068${value.replace(REACHING, '')}\u2069` : value;
}
