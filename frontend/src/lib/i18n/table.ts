import type { Group, Tables } from '../../locales/groups.ts';

/** A key of an English table. */
type Key = { [G in Group]: keyof Tables[G] }[Group];

/** A key, or the stem of plural forms (`usage.left` for `usage.left_one`, `usage.left_other`). */
export type TextKey = Key | (Key extends infer K ? (K extends `${infer Stem}_other` ? Stem : never) : never);
