import type { Language } from '@beside/common/language/language.constants';
import type { DangerKind } from '@beside/common/safety/safety.constants';
import { CRISES_DE } from './crises.de.ts';
import { CRISES_EN } from './crises.en.ts';
import { CRISES_ES } from './crises.es.ts';
import { CRISES_FR } from './crises.fr.ts';
import { CRISES_NL } from './crises.nl.ts';
import { CRISES_ZH } from './crises.zh.ts';

/** Messages that the safety check must answer itself, by kind, and look-alikes that it must leave to the model. All invented. */
export const CRISES: Record<Language, Record<DangerKind | 'harmless', string[]>> = {
  en: CRISES_EN,
  es: CRISES_ES,
  fr: CRISES_FR,
  de: CRISES_DE,
  nl: CRISES_NL,
  zh: CRISES_ZH,
};
