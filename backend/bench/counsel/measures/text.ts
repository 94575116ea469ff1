import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { WORDS } from '../words/words.ts';

const QUOTED = /“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|"[^"\n]*"|‘[^’\n]{12,}’/gu;

/** A text without what it quotes: quoted words are another's. */
export const unquoted = (text: string): string => text.replaceAll(QUOTED, ' … ');

/** The words of a text; 1.7 Chinese characters count as one. */
export function sizeOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const others =
    text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.filter((word) => !/\p{Script=Han}/u.test(word)).length ?? 0;
  return Math.round(han / 1.7) + others;
}

/** How often a pattern is in a text. */
export const countOf = (pattern: RegExp, text: string): number =>
  [...text.matchAll(new RegExp(pattern, unionFlags(pattern)))].length;

/** Whether a pattern is in a text; unlike `test`, without a memory. */
export const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

const unionFlags = ({ flags }: RegExp): string => (flags.includes('g') ? flags : `${flags}g`);

/**
 * The language of a text without its quotations, by script or frequent words; null for too little of any.
 * Close languages need some twenty words. The report says how well it does.
 */
export function languageOf(text: string): Language | null {
  const own = unquoted(text).toLowerCase();
  const letters = own.match(/\p{L}/gu)?.length ?? 0;
  const han = own.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han > letters * 0.4) return 'zh';
  const words = own.match(/\p{L}+/gu) ?? [];
  const hits = LANGUAGES.map((language) => {
    const frequent = new Set(WORDS[language].frequent);
    return { language, count: words.filter((word) => frequent.has(word)).length };
  }).toSorted((one, other) => other.count - one.count);
  const [best, next] = hits;
  return best && next && best.count >= 2 && best.count > next.count ? best.language : null;
}

/** Whether some of the forms of each of at least `least` facts appear in a text. */
export function takenUp(text: string, keys: readonly string[][]): number {
  const lower = text.toLowerCase();
  return keys.filter((forms) => forms.some((form) => lower.includes(form.toLowerCase()))).length;
}
