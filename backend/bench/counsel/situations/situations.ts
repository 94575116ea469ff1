import type { Language } from '@beside/common/language/language.constants';
import { SITUATIONS_DE } from './situations.de.ts';
import { SITUATIONS_EN } from './situations.en.ts';
import { SITUATIONS_ES } from './situations.es.ts';
import { SITUATIONS_FR } from './situations.fr.ts';
import { SITUATIONS_NL } from './situations.nl.ts';
import type { Situations } from './situations.types.ts';
import { SITUATIONS_ZH } from './situations.zh.ts';

/** The fixed set. What changes here changes every later report: see README.md of the bench. */
export const SITUATIONS: Record<Language, Situations> = {
  en: SITUATIONS_EN,
  es: SITUATIONS_ES,
  fr: SITUATIONS_FR,
  de: SITUATIONS_DE,
  nl: SITUATIONS_NL,
  zh: SITUATIONS_ZH,
};
