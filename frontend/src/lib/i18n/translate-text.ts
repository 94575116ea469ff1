import en from '../../locales/en.ts';
import type { Table, TextKey } from './table.ts';

export type Params = Record<string, string | number>;

const texts: Record<string, string | undefined> = en;

/**
 * The text of a key in a language, its placeholders filled.
 * With a `count` among the params, a key that has plural forms takes the one of the language's rules.
 * Numbers are written as the language writes them. A key that the table lacks is answered in English.
 */
export function translateText(table: Table, language: string, key: TextKey, params: Params = {}): string {
  const own: Record<string, string | undefined> = table;
  const count = params.count;
  const pick = (from: Record<string, string | undefined>, code: string): string | undefined => {
    if (typeof count === 'number') {
      const plural = from[`${key}_${new Intl.PluralRules(code).select(count)}`] ?? from[`${key}_other`];
      if (plural !== undefined) return plural;
    }
    return from[key];
  };
  const text = pick(own, language) ?? pick(texts, 'en') ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
  });
}
