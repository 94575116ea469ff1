import type { Language } from '@beside/common/language/language.constants';
import { WORDS_DE } from './words.de.ts';
import { WORDS_EN } from './words.en.ts';
import { WORDS_ES } from './words.es.ts';
import { WORDS_FR } from './words.fr.ts';
import { WORDS_NL } from './words.nl.ts';
import type { Words } from './words.types.ts';
import { WORDS_ZH } from './words.zh.ts';

export const WORDS: Record<Language, Words> = {
  en: WORDS_EN,
  es: WORDS_ES,
  fr: WORDS_FR,
  de: WORDS_DE,
  nl: WORDS_NL,
  zh: WORDS_ZH,
};
