import type { Texts } from '../../locales/texts.ts';
import { textsIn } from './loaded-texts.ts';
import type { TextKey } from './table.ts';

export type Params = Record<string, string | number>;

/**
 * The text of a key with its placeholders filled. A `count` chooses the plural form by the language's rules.
 * Numbers are formatted by language. A missing key falls back to English.
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

/** Fills a text's placeholders; one without a value stays visible. */
export function fillText(text: string, language: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? numberText(value, language) : isolated(value);
  });
}

/** What stands between thousands, and from how many digits on. A browser's first number format costs a phone 30 to 100 ms. */
const THOUSANDS: Partial<Record<string, readonly [mark: string, digits: number]>> = {
  de: ['.', 4],
  en: [',', 4],
  es: ['.', 5],
  fr: ['\u202f', 4],
  nl: ['.', 4],
  zh: [',', 4],
};

/** A number as a language writes it: whole ones without the browser's number format. */
function numberText(value: number, language: string): string {
  const grouping = THOUSANDS[language];
  if (!grouping || !Number.isSafeInteger(value) || value < 0 || Object.is(value, -0))
    return new Intl.NumberFormat(language).format(value);
  const [mark, digits] = grouping;
  const text = String(value);
  return text.length < digits ? text : text.replace(/\B(?=(\d{3})+$)/g, mark);
}

/** Right-to-left letters, and direction marks. */
const TURNING =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Direction marks that affect text beyond the value. */
const REACHING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Isolates a value so it cannot reorder the text around it. Left-to-right values stay unchanged.
 */
function isolated(value: string): string {
  return TURNING.test(value) ? `\u2068${value.replace(REACHING, '')}\u2069` : value;
}
