import { LANGUAGE_NAMES, type Language } from '@beside/common/language/language.constants';
import { LANGUAGE_RELOAD_MS } from '@beside/common/translation/translation.constants';
import { create } from 'zustand';
import { applyLanguage, LANGUAGE_KEY, loadTable, t } from '../../lib/i18n/i18n.store.ts';
import type { Table } from '../../lib/i18n/table.ts';
import { forBrowser } from '../../lib/storage.ts';
import { toast } from '../../lib/toast.store.ts';
import en from '../../locales/en.ts';
import { cachedTexts, cacheTexts } from './interface-cache.ts';
import { translateGaps } from './interface-gaps.ts';
import type { Texts } from './translation.api.ts';

/** The language that is being fetched, while it is. */
export const useLanguageChange = create<{ changingTo: Language | null }>(() => ({ changingTo: null }));

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A language's table, with what was translated for this browser where the table has a gap. */
export async function fullTable(language: Language): Promise<Table> {
  return language === 'en' ? {} : { ...cachedTexts(language), ...(await loadTable(language)) };
}

/**
 * Changes the interface's language: English at once; any other after its gaps have been translated by the server,
 * and then with a fresh page. What could not be translated stays English; when nothing could, all of it does, and that is told.
 */
export async function changeLanguage(language: Language): Promise<void> {
  if (language === 'en') {
    forBrowser.set(LANGUAGE_KEY, 'en');
    applyLanguage('en', {});
    return;
  }
  useLanguageChange.setState({ changingTo: language });
  try {
    const gaps = gapsOf(await fullTable(language));
    if (Object.keys(gaps).length > 0) {
      cacheTexts(language, { ...cachedTexts(language), ...(await translateGaps(gaps, LANGUAGE_NAMES[language].english)) });
    }
    forBrowser.set(LANGUAGE_KEY, language);
    await pause(LANGUAGE_RELOAD_MS);
    window.location.reload();
  } catch {
    forBrowser.set(LANGUAGE_KEY, 'en');
    applyLanguage('en', {});
    toast('error', t('translation.interface_failed'), t('translation.interface_failed_text'));
  } finally {
    useLanguageChange.setState({ changingTo: null });
  }
}

/** The texts that a table lacks, in English. */
function gapsOf(table: Table): Texts {
  const own: Record<string, string | undefined> = table;
  return Object.fromEntries(
    Object.entries(en).filter(([key]) => {
      // A language without a singular of its own lacks nothing where English has `_one`.
      const general = key.replace(/_one$/, '_other');
      return own[key] === undefined && own[general] === undefined;
    }),
  );
}
