import type { Language } from '@beside/common/language/language.constants';
import { TRANSLATE_FAST_TIMEOUT_MS, TRANSLATION_VERSION } from '@beside/common/translation/translation.constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useI18n } from '../../lib/i18n/i18n.store.ts';
import { useToast } from '../../lib/toast.store.ts';
import { useUpdate } from '../../lib/update.store.ts';
import { cachedTexts } from './interface-cache.ts';
import { changeLanguage } from './interface-language.ts';

/** 20 texts of English; German lacks all but the first. */
const english = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${index}`, `Text ${index}`]));
vi.mock('../../locales/texts.ts', () => ({
  allTexts: async (language: Language) => {
    if (browser.areTablesGone) throw new TypeError('Failed to fetch dynamically imported module');
    return language === 'en' ? english : { key0: 'Text 0' };
  },
  fetchTexts: async () => ({}),
}));

/** A browser as far as a change of language needs one. */
const browser = {
  stored: new Map<string, string>(),
  reloads: [] as number[],
  calls: [] as { at: number; body: object }[],
  areTablesGone: false,
};
const now = () => Math.round(performance.now());
let answer: (body: { translations: Record<string, string> }) => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  browser.stored.clear();
  browser.reloads = [];
  browser.calls = [];
  browser.areTablesGone = false;
  useUpdate.setState({ update: 'none' });
  answer = async ({ translations }) => Response.json({ success: true, translations });
  const localStorage = {
    getItem: (key: string) => browser.stored.get(key) ?? null,
    setItem: (key: string, value: string) => void browser.stored.set(key, value),
    removeItem: (key: string) => void browser.stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage, location: { reload: () => browser.reloads.push(now()) } });
  vi.stubGlobal('document', { documentElement: { lang: '' }, querySelectorAll: () => [] });
  vi.stubGlobal('fetch', async (_path: string, init: { body: string }) => {
    const body = JSON.parse(init.body);
    browser.calls.push({ at: now(), body });
    return answer(body);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useToast.setState({ toast: null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('translates what the table lacks in batches of 15, with 300 ms between, and reloads 500 ms later', async () => {
  const begun = now();
  const changed = changeLanguage('de');
  await vi.runAllTimersAsync();
  await changed;
  const batches = browser.calls.map(({ at, body }) => ({ at: at - begun, ...body }));
  expect(batches).toMatchObject([
    { at: 0, targetLanguage: 'German', translations: { key1: 'Text 1', key15: 'Text 15' } },
    { at: 300, targetLanguage: 'German', translations: { key16: 'Text 16', key19: 'Text 19' } },
  ]);
  expect(batches.map((batch) => Object.keys(Object(batch).translations).length)).toEqual([15, 4]);
  expect(browser.reloads.map((at) => at - begun)).toEqual([800]);
  expect(browser.stored.get('beside.language')).toBe('de');
  expect(Object.keys(cachedTexts('de'))).toHaveLength(19);
});

it('asks for nothing that is cached, and discards another version', async () => {
  const texts = Object.fromEntries(Object.entries(english).slice(1));
  browser.stored.set('beside.translations', JSON.stringify({ version: '2.6', languages: { de: texts } }));
  const changed = changeLanguage('de');
  await vi.runAllTimersAsync();
  await changed;
  expect(browser.calls).toEqual([]);

  expect(TRANSLATION_VERSION).toBe('2.6');
  browser.stored.set('beside.translations', JSON.stringify({ version: '2.5', languages: { de: texts } }));
  expect(cachedTexts('de')).toEqual({});
  expect(browser.stored.has('beside.translations')).toBe(false);
});

it('gives each batch 12 seconds, and stays English when all fail', async () => {
  expect(TRANSLATE_FAST_TIMEOUT_MS).toBe(12_000);
  const within = vi.spyOn(AbortSignal, 'timeout');
  answer = async () => Response.json({ success: false, code: 'unavailable', message: 'not now' }, { status: 503 });
  const changed = changeLanguage('de');
  await vi.runAllTimersAsync();
  await changed;
  expect(within.mock.calls).toEqual([[12_000], [12_000]]);
  expect(useToast.getState().toast).toMatchObject({ kind: 'error', title: 'language.failed', text: 'language.failed_text' });
  expect(browser.stored.get('beside.language')).toBe('en');
  expect(useI18n.getState().language).toBe('en');
  expect(browser.reloads).toEqual([]);
});

it('loads the newer release in the wanted language where the tables of this one are gone', async () => {
  browser.areTablesGone = true;
  useUpdate.setState({ update: 'missing' });
  const changed = changeLanguage('de');
  await vi.runAllTimersAsync();
  await changed;
  expect([browser.stored.get('beside.language'), browser.reloads.length]).toEqual(['de', 1]);
  expect(useToast.getState().toast).toBeNull();
});

it('applies English at once, without a call or a reload', async () => {
  await changeLanguage('en');
  expect([browser.calls, browser.reloads, useI18n.getState().language]).toEqual([[], [], 'en']);
  expect(browser.stored.get('beside.language')).toBe('en');
});
