import type { Group } from '../../locales/groups.ts';
import type { TEXTS } from '../../locales/texts.ts';

type English<G extends Group> = Awaited<ReturnType<(typeof TEXTS)[G]['en']>>['default'];

/** A key of an English table. */
type Key = { [G in Group]: keyof English<G> }[Group];

/** A key, or the stem of plural forms (`usage.left` for `usage.left_one`, `usage.left_other`). */
export type TextKey = Key | (Key extends infer K ? (K extends `${infer Stem}_other` ? Stem : never) : never);
