import { de } from './de.ts';
import { en, type PageTexts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import { zh } from './zh.ts';

export type Language = 'en' | 'es' | 'fr' | 'de' | 'nl' | 'zh';

const TEXTS: Record<Language, PageTexts> = { en, es, fr, de, nl, zh };
const isLanguage = (name: string): name is Language => Object.hasOwn(TEXTS, name);

/** The wanted language (`auto` or unknown: the browser's own), else English. */
export function languageOf(wanted: string | null, accepted: string): Language {
  const names = [wanted ?? '', ...accepted.split(',')].map((name) => name.trim().slice(0, 2).toLowerCase());
  return names.find(isLanguage) ?? 'en';
}

export const textsOf = (language: Language): PageTexts => TEXTS[language];

const BRANDS: Record<string, string> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  eps: 'EPS',
  klarna: 'Klarna',
  link: 'Link',
  paypal: 'PayPal',
  revolut_pay: 'Revolut Pay',
};

/** A payment method as it is called. */
export function methodName(type: string, texts: PageTexts): string {
  if (type === 'card') return texts.card;
  return type === 'sepa_debit' ? texts.sepa : (BRANDS[type] ?? type.replaceAll('_', ' '));
}
