/**
 * The groups of texts: a feature's, or those of a part that is no feature. The first segment of a key (`couples` in `couples.title`)
 * tells which group's tables hold it: `locales/couples/en.ts`, `locales/couples/de.ts` …
 */
interface Segments {
  /** What stands on every page, and words that many parts share. */
  shell: 'shell' | 'footer' | 'connection' | 'theme' | 'language' | 'error' | 'not_found';
  /** The home page, and the form on it. */
  home: 'home' | 'form' | 'category' | 'style' | 'demo';
  advice: 'advice' | 'progress';
  usage: 'usage' | 'plan';
  account: 'account' | 'auth';
  couples: 'couples';
  safety: 'help';
  translation: 'translation';
  /** Reading aloud. */
  speech: 'speech';
  legal: 'legal';
}

export type Group = keyof Segments;

/**
 * A group's English table, to which the other five answer. In a text, `{name}` is a placeholder, `<a>…</a>` marks a part that becomes
 * a link or is emphasised, and keys in `_one`, `_other` (or another ending that a language needs) are plural forms, chosen by `{count}`.
 */
export type EnglishTable<G extends Group> = Record<`${Segments[G]}.${string}`, string>;

type PluralKey<K> = K extends `${infer Stem}_other` ? `${Stem}_${Intl.LDMLPluralRule}` : never;

/**
 * A group's table in another language, whose plural forms may be others than the English ones. What it lacks is shown in English;
 * a test sees to it that it lacks nothing.
 */
export type Translation<English> = Partial<Record<keyof English | PluralKey<keyof English>, string>>;
