import { isLanguage, type Language } from '@beside/common/language/language.constants';
import { deCategories } from './de.categories.ts';
import { deShared } from './de.shared.ts';
import { enCategories } from './en.categories.ts';
import { enShared } from './en.shared.ts';
import { esCategories } from './es.categories.ts';
import { esShared } from './es.shared.ts';
import { frCategories } from './fr.categories.ts';
import { frShared } from './fr.shared.ts';
import { nlCategories } from './nl.categories.ts';
import { nlShared } from './nl.shared.ts';
import type { PhraseTable } from './phrases.types.ts';
import { withFrenchSpaces } from './phrases.typography.ts';
import { zhCategories } from './zh.categories.ts';
import { zhShared } from './zh.shared.ts';

/** Everything that the stand-in can say, by language. */
export const PHRASES: Record<Language, PhraseTable> = {
  en: { joint: ' ', categories: enCategories, shared: enShared },
  es: { joint: ' ', categories: esCategories, shared: esShared },
  fr: withFrenchSpaces({ joint: ' ', categories: frCategories, shared: frShared }),
  de: { joint: ' ', categories: deCategories, shared: deShared },
  nl: { joint: ' ', categories: nlCategories, shared: nlShared },
  zh: { joint: '', categories: zhCategories, shared: zhShared },
};

/** The language of a code such as `nl` or `zh-CN`; English for one that has no table. */
export function languageOf(code: string): Language {
  const base = code.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return isLanguage(base) ? base : 'en';
}
