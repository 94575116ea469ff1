import type en from '../../locales/en.ts';

/** A key of the English table. */
type Key = keyof typeof en;

/** What may be asked for: a key, or the stem of plural forms (`usage.left` for `usage.left_one`, `usage.left_other`). */
export type TextKey = Key | (Key extends infer K ? (K extends `${infer Stem}_other` ? Stem : never) : never);

/** Plural endings that a language may need beside those of the English table. */
type PluralKey = Key extends infer K ? (K extends `${infer Stem}_other` ? `${Stem}_${Intl.LDMLPluralRule}` : never) : never;

/** A language's table. Missing keys fall back to English; a test sees to it that none are missing. */
export type Table = Partial<Record<Key | PluralKey, string>>;
