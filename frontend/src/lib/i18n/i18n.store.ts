import { isLanguage, type Language } from '@beside/common/language/language.constants';
import { create } from 'zustand';
import { forBrowser } from '../storage.ts';
import { textsIn } from './loaded-texts.ts';
import type { TextKey } from './table.ts';
import { type Params, translateText } from './translate-text.ts';

/** The stored language's key. The script in index.html reads it before the first paint. */
export const LANGUAGE_KEY = 'beside.language';

/** The interface's language. `applyLanguage` changes it once the texts are loaded. */
export const useI18n = create<{ language: Language }>(() => ({ language: 'en' }));

/** The stored language, else the browser's first supported one, else English. */
export function preferredLanguage(): Language {
  const stored = forBrowser.get(LANGUAGE_KEY) ?? '';
  if (isLanguage(stored)) return stored;
  for (const code of navigator.languages) {
    const base = code.split('-')[0] ?? '';
    if (isLanguage(base)) return base;
  }
  return 'en';
}

/** The locale of dates: the browser's regional variant of the language, else the language. */
export function dateLocale(): string {
  const { language } = useI18n.getState();
  return navigator.languages.find((code) => code.split('-')[0] === language) ?? language;
}

/** The text of a key, outside components. */
export function t(key: TextKey, params?: Params): string {
  const { language } = useI18n.getState();
  return translateText(textsIn(language), language, key, params);
}

/** `t` for components, which rerender when the language changes. */
export function useT(): typeof t {
  useI18n((state) => state.language);
  return t;
}
