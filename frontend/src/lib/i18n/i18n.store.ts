import { isLanguage, type Language } from '@beside/common/language/language.constants';
import { create } from 'zustand';
import { forBrowser } from '../storage.ts';
import type { Table, TextKey } from './table.ts';
import { type Params, translateText } from './translate-text.ts';

/** Where the chosen language is kept. The script in index.html reads the same key before the first paint. */
export const LANGUAGE_KEY = 'beside.language';

interface I18n {
  language: Language;
  table: Table;
}

export const useI18n = create<I18n>(() => ({ language: 'en', table: {} }));

const LOADERS: Record<Exclude<Language, 'en'>, () => Promise<{ default: Table }>> = {
  es: () => import('../../locales/es.ts'),
  fr: () => import('../../locales/fr.ts'),
  de: () => import('../../locales/de.ts'),
  nl: () => import('../../locales/nl.ts'),
  zh: () => import('../../locales/zh.ts'),
};

/** A language's prebuilt table; English is at hand, and its table is empty here. */
export async function loadTable(language: Language): Promise<Table> {
  return language === 'en' ? {} : (await LOADERS[language]()).default;
}

/** The stored language, else the first of the browser's that we speak, else English. */
export function preferredLanguage(): Language {
  const stored = forBrowser.get(LANGUAGE_KEY) ?? '';
  if (isLanguage(stored)) return stored;
  for (const code of navigator.languages) {
    const base = code.split('-')[0] ?? '';
    if (isLanguage(base)) return base;
  }
  return 'en';
}

/** Shows the interface in a language, with its table. */
export function applyLanguage(language: Language, table: Table): void {
  document.documentElement.lang = language;
  useI18n.setState({ language, table });
}

/** How dates are written: as in the person's own country where it speaks the language, else as the language does by default. */
export function dateLocale(): string {
  const { language } = useI18n.getState();
  return navigator.languages.find((code) => code.split('-')[0] === language) ?? language;
}

/** The text of a key, outside components. */
export function t(key: TextKey, params?: Params): string {
  const { table, language } = useI18n.getState();
  return translateText(table, language, key, params);
}

/** `t` for components: they are drawn anew when the language changes. */
export function useT(): typeof t {
  useI18n((state) => state.table);
  useI18n((state) => state.language);
  return t;
}
