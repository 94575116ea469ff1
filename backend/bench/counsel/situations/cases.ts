import type { Language } from '@beside/common/language/language.constants';
import { CASES_DE } from './cases.de.ts';
import { CASES_EN } from './cases.en.ts';
import { CASES_ES } from './cases.es.ts';
import { CASES_FR } from './cases.fr.ts';
import { CASES_NL } from './cases.nl.ts';
import type { Cases } from './cases.types.ts';
import { CASES_ZH } from './cases.zh.ts';

export const CASES: Record<Language, Cases> = {
  en: CASES_EN,
  es: CASES_ES,
  fr: CASES_FR,
  de: CASES_DE,
  nl: CASES_NL,
  zh: CASES_ZH,
};
