import type { Language } from '@beside/common/language/language.constants';
import { CONTRACT_MAIL_TEXTS_DE } from './contracts.texts.de.ts';
import { CONTRACT_MAIL_TEXTS_EN } from './contracts.texts.en.ts';
import { CONTRACT_MAIL_TEXTS_ES } from './contracts.texts.es.ts';
import { CONTRACT_MAIL_TEXTS_FR } from './contracts.texts.fr.ts';
import { CONTRACT_MAIL_TEXTS_NL } from './contracts.texts.nl.ts';
import type { ContractMailTexts } from './contracts.texts.types.ts';
import { CONTRACT_MAIL_TEXTS_ZH } from './contracts.texts.zh.ts';

export const CONTRACT_MAIL_TEXTS: Record<Language, ContractMailTexts> = {
  en: CONTRACT_MAIL_TEXTS_EN,
  es: CONTRACT_MAIL_TEXTS_ES,
  fr: CONTRACT_MAIL_TEXTS_FR,
  de: CONTRACT_MAIL_TEXTS_DE,
  nl: CONTRACT_MAIL_TEXTS_NL,
  zh: CONTRACT_MAIL_TEXTS_ZH,
};
