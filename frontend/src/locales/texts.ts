import type { Language } from '@beside/common/language/language.constants';

/** Texts by key. */
export type Texts = Partial<Record<string, string>>;

type Loader = () => Promise<{ default: Texts }>;

/** The groups of texts, each with its six tables. A table is a chunk of its own, fetched together with the part that shows it. */
export const TEXTS = {
  shell: {
    en: () => import('./en.ts'),
    es: () => import('./es.ts'),
    fr: () => import('./fr.ts'),
    de: () => import('./de.ts'),
    nl: () => import('./nl.ts'),
    zh: () => import('./zh.ts'),
  },
} satisfies Record<string, Record<Language, Loader>>;

export type Group = keyof typeof TEXTS;

/** The texts of some groups in a language. Rejects when a table cannot be fetched. */
export function fetchTexts(language: Language, groups: readonly Group[]): Promise<Texts> {
  return joined(groups.map((group) => TEXTS[group][language]));
}

/** Every text of a language: for the build, for tests, and for finding what a language lacks. */
export function allTexts(language: Language): Promise<Texts> {
  return joined(Object.values(TEXTS).map((tables) => tables[language]));
}

async function joined(loaders: Loader[]): Promise<Texts> {
  const all: Texts = {};
  for (const { default: table } of await Promise.all(loaders.map((load) => load()))) Object.assign(all, table);
  return all;
}
