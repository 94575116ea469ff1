import { isLanguage, LANGUAGE_NAMES, type Language } from './language.constants.ts';

const firstOf = (tag: string): string => (tag.split(/[-_]/, 1)[0] ?? '').toLowerCase();

/** The interface's language of a tag: `de-AT` is `de`. Others get English. */
export function interfaceLanguageOf(tag: string): Language {
  const code = firstOf(tag);
  return isLanguage(code) ? code : 'en';
}

/**
 * A language tag's first part and its English name, from tables alone: a caller's words must not become an instruction.
 * What no table knows is English.
 */
export function namedLanguageOf(tag: string): { code: string; name: string } {
  const code = firstOf(tag);
  if (isLanguage(code)) return { code, name: LANGUAGE_NAMES[code].english };
  const name = /^[a-z]{2,3}$/.test(code)
    ? new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)
    : undefined;
  return name ? { code, name } : { code: 'en', name: LANGUAGE_NAMES.en.english };
}
