import { isLanguage, type Language } from '@beside/common/language/language.constants';
import { create } from 'zustand';
import { forBrowser } from '../storage.ts';
import { textsIn } from './loaded-texts.ts';
import type { TextKey } from './table.ts';
import { type Params, translateText } from './translate-text.ts';

/** Where the chosen language is kept. The script in index.html reads the same key before the first paint. */
export const LANGUAGE_KEY = 'beside.language';

/** The interface's language. `applyLanguage` changes it, once its texts are here. */
export const useI18n = create<{ language: Language }>(() => ({ language: 'en' }));

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

/** How dates are written: as in the person's own country where it speaks the language, else as the language does by default. */
export function dateLocale(): string {
  const { language } = useI18n.getState();
  return navigator.languages.find((code) => code.split('-')[0] === language) ?? language;
}

/** The text of a key, outside components. */
export function t(key: TextKey, params?: Params): string {
  const { language } = useI18n.getState();
  return translateText(textsIn(language), language, key, params);
}

/** `t` for components: they are drawn anew when the language changes. */
export function useT(): typeof t {
  useI18n((state) => state.language);
  return t;
}
