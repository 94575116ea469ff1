import type { Language } from '@beside/common/language/language.constants';
import { SIGNS_DE } from './signs.de.ts';
import { SIGNS_EN } from './signs.en.ts';
import { SIGNS_ES } from './signs.es.ts';
import { SIGNS_FR } from './signs.fr.ts';
import { SIGNS_NL } from './signs.nl.ts';
import type { Signs } from './signs.types.ts';
import { SIGNS_ZH } from './signs.zh.ts';

export const SIGNS: Record<Language, Signs> = {
  en: SIGNS_EN,
  es: SIGNS_ES,
  fr: SIGNS_FR,
  de: SIGNS_DE,
  nl: SIGNS_NL,
  zh: SIGNS_ZH,
};
