import type { Language } from '@beside/common/language/language.constants';
import { SUBSCRIPTION_MAIL_TEXTS_DE } from './subscription.mails.de.ts';
import { SUBSCRIPTION_MAIL_TEXTS_EN } from './subscription.mails.en.ts';
import { SUBSCRIPTION_MAIL_TEXTS_ES } from './subscription.mails.es.ts';
import { SUBSCRIPTION_MAIL_TEXTS_FR } from './subscription.mails.fr.ts';
import { SUBSCRIPTION_MAIL_TEXTS_NL } from './subscription.mails.nl.ts';
import { SUBSCRIPTION_MAIL_TEXTS_ZH } from './subscription.mails.zh.ts';
import type { SubscriptionMailTexts } from './subscription.texts.types.ts';

export const SUBSCRIPTION_MAIL_TEXTS: Record<Language, SubscriptionMailTexts> = {
  en: SUBSCRIPTION_MAIL_TEXTS_EN,
  es: SUBSCRIPTION_MAIL_TEXTS_ES,
  fr: SUBSCRIPTION_MAIL_TEXTS_FR,
  de: SUBSCRIPTION_MAIL_TEXTS_DE,
  nl: SUBSCRIPTION_MAIL_TEXTS_NL,
  zh: SUBSCRIPTION_MAIL_TEXTS_ZH,
};
