import type { Language } from '@beside/common/language/language.constants';
import { BILLING_MAIL_TEXTS_DE } from './billing.mails.de.ts';
import { BILLING_MAIL_TEXTS_EN } from './billing.mails.en.ts';
import { BILLING_MAIL_TEXTS_ES } from './billing.mails.es.ts';
import { BILLING_MAIL_TEXTS_FR } from './billing.mails.fr.ts';
import { BILLING_MAIL_TEXTS_NL } from './billing.mails.nl.ts';
import { BILLING_MAIL_TEXTS_ZH } from './billing.mails.zh.ts';
import type { BillingMailTexts } from './billing.texts.types.ts';

export const BILLING_MAIL_TEXTS: Record<Language, BillingMailTexts> = {
  en: BILLING_MAIL_TEXTS_EN,
  es: BILLING_MAIL_TEXTS_ES,
  fr: BILLING_MAIL_TEXTS_FR,
  de: BILLING_MAIL_TEXTS_DE,
  nl: BILLING_MAIL_TEXTS_NL,
  zh: BILLING_MAIL_TEXTS_ZH,
};
