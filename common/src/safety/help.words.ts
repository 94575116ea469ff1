import type { Language } from '../language/language.constants.ts';
import { HELP_WORDS_DE } from './help.words.de.ts';
import { HELP_WORDS_EN } from './help.words.en.ts';
import { HELP_WORDS_ES } from './help.words.es.ts';
import { HELP_WORDS_FR } from './help.words.fr.ts';
import { HELP_WORDS_NL } from './help.words.nl.ts';
import type { HelpWords } from './help.words.types.ts';
import { HELP_WORDS_ZH } from './help.words.zh.ts';

/** All six tables, for the server. The interface loads one, with its own texts about safety. */
export const HELP_WORDS: Record<Language, HelpWords> = {
  en: HELP_WORDS_EN,
  es: HELP_WORDS_ES,
  fr: HELP_WORDS_FR,
  de: HELP_WORDS_DE,
  nl: HELP_WORDS_NL,
  zh: HELP_WORDS_ZH,
};
