import type { Language } from '@beside/common/language/language.constants';
import { TRANSLATION_VERSION } from '@beside/common/translation/translation.constants';
import { isFields } from '../../lib/parse.ts';
import { forBrowser } from '../../lib/storage.ts';
import type { Texts } from './translation.api.ts';

const KEY = 'beside.translations';

/** Cached translations of interface texts; other versions are discarded. */
export function cachedTexts(language: Language): Texts {
  const kept = forBrowser.json(KEY);
  if (kept === undefined) return {};
  if (!isFields(kept) || kept.version !== TRANSLATION_VERSION || !isFields(kept.languages)) {
    forBrowser.remove(KEY);
    return {};
  }
  const texts = kept.languages[language];
  if (!isFields(texts)) return {};
  return Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])));
}

/** Caches a language's texts beside those of others. */
export function cacheTexts(language: Language, texts: Texts): void {
  const kept = forBrowser.json(KEY);
  const current = isFields(kept) && kept.version === TRANSLATION_VERSION && isFields(kept.languages) ? kept.languages : {};
  forBrowser.set(KEY, JSON.stringify({ version: TRANSLATION_VERSION, languages: { ...current, [language]: texts } }));
}
