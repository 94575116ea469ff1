import type { Language } from '@beside/common/language/language.constants';
import type { Group } from './groups.ts';

/** Texts by key. */
export type Texts = Partial<Record<string, string>>;

type Loader = () => Promise<{ default: Texts }>;

/** The text groups, each with six tables. A table is a chunk, loaded with the part that uses it. */
export const TEXTS = {
  shell: {
    en: () => import('./shell/en.ts'),
    es: () => import('./shell/es.ts'),
    fr: () => import('./shell/fr.ts'),
    de: () => import('./shell/de.ts'),
    nl: () => import('./shell/nl.ts'),
    zh: () => import('./shell/zh.ts'),
  },
  home: {
    en: () => import('./home/en.ts'),
    es: () => import('./home/es.ts'),
    fr: () => import('./home/fr.ts'),
    de: () => import('./home/de.ts'),
    nl: () => import('./home/nl.ts'),
    zh: () => import('./home/zh.ts'),
  },
  advice: {
    en: () => import('./advice/en.ts'),
    es: () => import('./advice/es.ts'),
    fr: () => import('./advice/fr.ts'),
    de: () => import('./advice/de.ts'),
    nl: () => import('./advice/nl.ts'),
    zh: () => import('./advice/zh.ts'),
  },
  usage: {
    en: () => import('./usage/en.ts'),
    es: () => import('./usage/es.ts'),
    fr: () => import('./usage/fr.ts'),
    de: () => import('./usage/de.ts'),
    nl: () => import('./usage/nl.ts'),
    zh: () => import('./usage/zh.ts'),
  },
  account: {
    en: () => import('./account/en.ts'),
    es: () => import('./account/es.ts'),
    fr: () => import('./account/fr.ts'),
    de: () => import('./account/de.ts'),
    nl: () => import('./account/nl.ts'),
    zh: () => import('./account/zh.ts'),
  },
  chat: {
    en: () => import('./chat/en.ts'),
    es: () => import('./chat/es.ts'),
    fr: () => import('./chat/fr.ts'),
    de: () => import('./chat/de.ts'),
    nl: () => import('./chat/nl.ts'),
    zh: () => import('./chat/zh.ts'),
  },
  couples: {
    en: () => import('./couples/en.ts'),
    es: () => import('./couples/es.ts'),
    fr: () => import('./couples/fr.ts'),
    de: () => import('./couples/de.ts'),
    nl: () => import('./couples/nl.ts'),
    zh: () => import('./couples/zh.ts'),
  },
  history: {
    en: () => import('./history/en.ts'),
    es: () => import('./history/es.ts'),
    fr: () => import('./history/fr.ts'),
    de: () => import('./history/de.ts'),
    nl: () => import('./history/nl.ts'),
    zh: () => import('./history/zh.ts'),
  },
  safety: {
    en: () => import('./safety/en.ts'),
    es: () => import('./safety/es.ts'),
    fr: () => import('./safety/fr.ts'),
    de: () => import('./safety/de.ts'),
    nl: () => import('./safety/nl.ts'),
    zh: () => import('./safety/zh.ts'),
  },
  translation: {
    en: () => import('./translation/en.ts'),
    es: () => import('./translation/es.ts'),
    fr: () => import('./translation/fr.ts'),
    de: () => import('./translation/de.ts'),
    nl: () => import('./translation/nl.ts'),
    zh: () => import('./translation/zh.ts'),
  },
  speech: {
    en: () => import('./speech/en.ts'),
    es: () => import('./speech/es.ts'),
    fr: () => import('./speech/fr.ts'),
    de: () => import('./speech/de.ts'),
    nl: () => import('./speech/nl.ts'),
    zh: () => import('./speech/zh.ts'),
  },
  billing: {
    en: () => import('./billing/en.ts'),
    es: () => import('./billing/es.ts'),
    fr: () => import('./billing/fr.ts'),
    de: () => import('./billing/de.ts'),
    nl: () => import('./billing/nl.ts'),
    zh: () => import('./billing/zh.ts'),
  },
  invoices: {
    en: () => import('./invoices/en.ts'),
    es: () => import('./invoices/es.ts'),
    fr: () => import('./invoices/fr.ts'),
    de: () => import('./invoices/de.ts'),
    nl: () => import('./invoices/nl.ts'),
    zh: () => import('./invoices/zh.ts'),
  },
  leaving: {
    en: () => import('./leaving/en.ts'),
    es: () => import('./leaving/es.ts'),
    fr: () => import('./leaving/fr.ts'),
    de: () => import('./leaving/de.ts'),
    nl: () => import('./leaving/nl.ts'),
    zh: () => import('./leaving/zh.ts'),
  },
  legal: {
    en: () => import('./legal/en.ts'),
    es: () => import('./legal/es.ts'),
    fr: () => import('./legal/fr.ts'),
    de: () => import('./legal/de.ts'),
    nl: () => import('./legal/nl.ts'),
    zh: () => import('./legal/zh.ts'),
  },
  announcements: {
    en: () => import('./announcements/en.ts'),
    es: () => import('./announcements/es.ts'),
    fr: () => import('./announcements/fr.ts'),
    de: () => import('./announcements/de.ts'),
    nl: () => import('./announcements/nl.ts'),
    zh: () => import('./announcements/zh.ts'),
  },
  site: {
    en: () => import('./site/en.ts'),
    es: () => import('./site/es.ts'),
    fr: () => import('./site/fr.ts'),
    de: () => import('./site/de.ts'),
    nl: () => import('./site/nl.ts'),
    zh: () => import('./site/zh.ts'),
  },
  overview: {
    en: () => import('./overview/en.ts'),
    es: () => import('./overview/es.ts'),
    fr: () => import('./overview/fr.ts'),
    de: () => import('./overview/de.ts'),
    nl: () => import('./overview/nl.ts'),
    zh: () => import('./overview/zh.ts'),
  },
  adminpassword: {
    en: () => import('./adminpassword/en.ts'),
    es: () => import('./adminpassword/es.ts'),
    fr: () => import('./adminpassword/fr.ts'),
    de: () => import('./adminpassword/de.ts'),
    nl: () => import('./adminpassword/nl.ts'),
    zh: () => import('./adminpassword/zh.ts'),
  },
  admin: {
    en: () => import('./admin/en.ts'),
    es: () => import('./admin/es.ts'),
    fr: () => import('./admin/fr.ts'),
    de: () => import('./admin/de.ts'),
    nl: () => import('./admin/nl.ts'),
    zh: () => import('./admin/zh.ts'),
  },
  tokens: {
    en: () => import('./tokens/en.ts'),
    es: () => import('./tokens/es.ts'),
    fr: () => import('./tokens/fr.ts'),
    de: () => import('./tokens/de.ts'),
    nl: () => import('./tokens/nl.ts'),
    zh: () => import('./tokens/zh.ts'),
  },
  tasks: {
    en: () => import('./tasks/en.ts'),
    es: () => import('./tasks/es.ts'),
    fr: () => import('./tasks/fr.ts'),
    de: () => import('./tasks/de.ts'),
    nl: () => import('./tasks/nl.ts'),
    zh: () => import('./tasks/zh.ts'),
  },
} satisfies Record<Group, Record<Language, Loader>>;

/** Loads the texts of groups in a language. Rejects if a table fails to load. */
export function fetchTexts(language: Language, groups: readonly Group[]): Promise<Texts> {
  return joined(groups.map((group) => TEXTS[group][language]));
}

/** Every text of a language: for the build, for tests, and to find missing texts. */
export function allTexts(language: Language): Promise<Texts> {
  return joined(Object.values(TEXTS).map((tables) => tables[language]));
}

async function joined(loaders: Loader[]): Promise<Texts> {
  const all: Texts = {};
  for (const { default: table } of await Promise.all(loaders.map((load) => load()))) Object.assign(all, table);
  return all;
}
