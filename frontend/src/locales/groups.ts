/**
 * Every group's English table, by the group's name, which is its folder's: `couples` has `locales/couples/en.ts`, `locales/couples/de.ts` …
 * Each English table adds itself, so a new group is its folder alone.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the English tables fill it
export interface Tables {}

export type Group = keyof Tables;

/**
 * A group's English table, which determines the keys of the other five. `{name}` is a placeholder; `<a>…</a>` marks a link or emphasis.
 * Keys in `_one`, `_other` (or another of the language's endings) are plural forms, chosen by `{count}`.
 * @template Segment what its keys begin with: `couples` in `couples.title`
 */
export type EnglishTable<Segment extends string> = Record<`${Segment}.${string}`, string>;

type PluralKey<K> = K extends `${infer Stem}_other` ? `${Stem}_${Intl.LDMLPluralRule}` : never;

/**
 * A group's table in another language, with the plural forms of that language. Missing texts appear in English;
 * a test fails on missing texts.
 */
export type Translation<English> = Partial<Record<keyof English | PluralKey<keyof English>, string>>;
