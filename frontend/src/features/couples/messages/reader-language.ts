import { isLanguage, type Language } from '@beside/common/language/language.constants';
import { create } from 'zustand';
import { useI18n } from '../../../lib/i18n/i18n.store.ts';
import { forBrowser } from '../../../lib/storage.ts';

const KEY = 'beside.couples.language';

function stored(): Language | null {
  const kept = forBrowser.get(KEY) ?? '';
  return isLanguage(kept) ? kept : null;
}

const useChoice = create<{ chosen: Language | null }>(() => ({ chosen: stored() }));

/** The language to show messages in: the chosen one, else the interface's. */
export function readerLanguage(): Language {
  return useChoice.getState().chosen ?? useI18n.getState().language;
}

/** The same for components. */
export function useReaderLanguage(): Language {
  const chosen = useChoice((state) => state.chosen);
  const interfaceLanguage = useI18n((state) => state.language);
  return chosen ?? interfaceLanguage;
}

/** Chooses the language to show messages in; this browser remembers it. */
export function chooseReaderLanguage(language: Language): void {
  forBrowser.set(KEY, language);
  useChoice.setState({ chosen: language });
}

/** Forgets the chosen language. */
export function forgetReaderLanguage(): void {
  forBrowser.remove(KEY);
  useChoice.setState({ chosen: null });
}
