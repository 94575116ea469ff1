import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const table = vi.hoisted(() => ({ fails: false }));
vi.mock('../../locales/speech/fr.ts', async (original) => {
  const texts: object = await original();
  return {
    get default() {
      if (table.fails) throw new Error('Failed to fetch dynamically imported module');
      return Reflect.get(texts, 'default');
    },
  };
});

/** Fresh i18n modules, as in a new page. */
async function newPage() {
  vi.resetModules();
  const [{ t, useI18n }, { applyLanguage, loadTexts }, { addTexts }, { lazyPart }] = await Promise.all([
    import('./i18n.store.ts'),
    import('./load-texts.ts'),
    import('./loaded-texts.ts'),
    import('../lazy-part.ts'),
  ]);
  return { t, useI18n, addTexts, applyLanguage, loadTexts, lazyPart };
}

const root = { lang: '' };
beforeAll(() => void vi.stubGlobal('document', { documentElement: root, querySelectorAll: () => [] }));
beforeEach(() => {
  table.fails = false;
});

it('a part is loaded once its code and its texts are, in the page’s language', async () => {
  const { t, addTexts, applyLanguage, lazyPart } = await newPage();
  await applyLanguage('de');
  const part = lazyPart(async () => () => t('speech.stop'), ['speech']);
  expect([part.loaded(), t('speech.stop')]).toEqual([null, 'speech.stop']);
  await part.preload();
  expect(part.loaded()).not.toBeNull();
  expect(t('speech.stop')).toBe('Vorlesen anhalten');
  // English was loaded too, for texts that German lacks.
  addTexts('de', { 'speech.stop': undefined });
  expect(t('speech.stop')).toBe('Stop Reading');
});

it('a language is applied once all loaded groups are loaded in it', async () => {
  const { t, useI18n, applyLanguage, loadTexts } = await newPage();
  await loadTexts(['speech', 'legal']);
  const seen: string[] = [];
  useI18n.subscribe(() => seen.push(t('speech.stop'), t('legal.contents')));
  await applyLanguage('nl');
  expect(seen).toEqual(['Stoppen met voorlezen', 'Op deze pagina']);
  expect(root.lang).toBe('nl');
});

it('a group loaded during a change of language is loaded in the new one', async () => {
  const { t, applyLanguage, loadTexts } = await newPage();
  await loadTexts(['legal']);
  await Promise.all([applyLanguage('nl'), loadTexts(['speech'])]);
  expect(t('speech.stop')).toBe('Stoppen met voorlezen');
  await Promise.all([loadTexts(['translation']), applyLanguage('de')]);
  expect(t('translation.again')).toBe('Übersetzen');
});

it('a failed table fails its part until a retry, and keeps its language from being applied', async () => {
  const { t, useI18n, applyLanguage, loadTexts, lazyPart } = await newPage();
  await loadTexts(['legal']);
  await applyLanguage('fr');
  table.fails = true;
  const part = lazyPart(async () => () => null, ['speech']);
  await expect(part.preload()).rejects.toThrow('Failed to fetch');
  expect(part.loaded()).toBeNull();
  // An unloaded group does not block another language.
  await applyLanguage('en');
  table.fails = false;
  await part.preload();
  expect(part.loaded()).not.toBeNull();

  table.fails = true;
  await expect(applyLanguage('fr')).rejects.toThrow('Failed to fetch');
  expect([useI18n.getState().language, t('speech.stop')]).toEqual(['en', 'Stop Reading']);
});
