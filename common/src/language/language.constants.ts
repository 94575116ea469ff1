/** The six languages of the interface: their own names, and the English ones that the translation calls take. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'nl', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, { own: string; english: string }> = {
  en: { own: 'English', english: 'English' },
  es: { own: 'Español', english: 'Spanish' },
  fr: { own: 'Français', english: 'French' },
  de: { own: 'Deutsch', english: 'German' },
  nl: { own: 'Nederlands', english: 'Dutch' },
  zh: { own: '中文', english: 'Chinese' },
};

/** Whether a code is one of the interface's languages. */
export function isLanguage(code: string): code is Language {
  return LANGUAGES.some((language) => language === code);
}

const named = new Map<string, Language>(LANGUAGES.map((code) => [LANGUAGE_NAMES[code].english.toLowerCase(), code]));

/** The code of a language that is given by its code or by its English name: "German" is `de`. A code stays as it is. */
export function languageCode(tagOrName: string): string {
  return named.get(tagOrName.toLowerCase()) ?? tagOrName;
}
