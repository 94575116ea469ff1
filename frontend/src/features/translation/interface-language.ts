import { LANGUAGE_NAMES, type Language } from '@beside/common/language/language.constants';
import { LANGUAGE_RELOAD_MS } from '@beside/common/translation/translation.constants';
import { create } from 'zustand';
import { LANGUAGE_KEY, t } from '../../lib/i18n/i18n.store.ts';
import { applyLanguage } from '../../lib/i18n/load-texts.ts';
import { addTexts } from '../../lib/i18n/loaded-texts.ts';
import { lookForRelease } from '../../lib/missing-files.ts';
import { forBrowser } from '../../lib/storage.ts';
import { alertsOf } from '../../lib/toast.store.ts';
import { mustLoadAgain } from '../../lib/update.store.ts';
import { allTexts } from '../../locales/texts.ts';
import { cachedTexts, cacheTexts } from './interface-cache.ts';
import { translateGaps } from './interface-gaps.ts';
import type { Texts } from './translation.api.ts';

const alerts = alertsOf('language');

/** The language being loaded, if any. */
export const useLanguageChange = create<{ changingTo: Language | null }>(() => ({ changingTo: null }));

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Restores cached translations. Call it before loading the tables, whose texts take precedence. */
export function restoreGaps(language: Language): void {
  if (language !== 'en') addTexts(language, cachedTexts(language));
}

/**
 * Changes the interface's language: English at once, others with a reload after the server has translated their gaps.
 * Untranslated texts stay English. If everything fails, the interface stays English and a toast says so.
 */
export async function changeLanguage(language: Language): Promise<void> {
  alerts.clear();
  if (language === 'en') {
    forBrowser.set(LANGUAGE_KEY, 'en');
    await applyLanguage('en');
    return;
  }
  useLanguageChange.setState({ changingTo: language });
  try {
    const gaps = await gapsOf(language);
    if (Object.keys(gaps).length > 0) {
      cacheTexts(language, { ...cachedTexts(language), ...(await translateGaps(gaps, LANGUAGE_NAMES[language].english)) });
    }
    forBrowser.set(LANGUAGE_KEY, language);
    await pause(LANGUAGE_RELOAD_MS);
    window.location.reload();
  } catch {
    await lookForRelease();
    if (mustLoadAgain()) {
      // The tables of this release are gone; the newer one has its own.
      forBrowser.set(LANGUAGE_KEY, language);
      window.location.reload();
      return;
    }
    forBrowser.set(LANGUAGE_KEY, 'en');
    await applyLanguage('en');
    alerts.show(t('language.failed'), t('language.failed_text'));
  } finally {
    useLanguageChange.setState({ changingTo: null });
  }
}

/** The English texts that a language lacks. */
async function gapsOf(language: Language): Promise<Texts> {
  const [english, table] = await Promise.all([allTexts('en'), allTexts(language)]);
  const own = { ...cachedTexts(language), ...table };
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, text]) => {
      // A language without a singular form needs no `_one`.
      const general = key.replace(/_one$/, '_other');
      return text === undefined || own[key] !== undefined || own[general] !== undefined ? [] : [[key, text]];
    }),
  );
}
