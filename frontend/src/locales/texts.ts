import type { Language } from '@beside/common/language/language.constants';
import type { Group } from './groups.ts';

/** Texts by key. */
export type Texts = Partial<Record<string, string>>;

/** The tables of all groups and languages. A table is a chunk, loaded with the part that uses it. */
const TABLES = import.meta.glob<{ default: Texts }>('./*/{en,es,fr,de,nl,zh}.ts');

/** The text groups: the folders here that hold tables. */
export const groups = (): string[] => Object.keys(TABLES).flatMap((path) => /(\w+)\/en/.exec(path)?.[1] ?? []);

/** Loads the texts of groups in a language. Rejects if a table fails to load. */
export function fetchTexts(language: Language, groups: readonly Group[]): Promise<Texts> {
  return joined(language, groups);
}

/** Every English text of a group, or of none. */
export const englishOf = (group: string): Promise<Texts> => joined('en', [group]);

/** Every text of a language: for the build, for tests, and to find missing texts. */
export function allTexts(language: Language): Promise<Texts> {
  return joined(language, groups());
}

async function joined(language: Language, groups: readonly string[]): Promise<Texts> {
  const tables = await Promise.all(groups.map((group) => TABLES[`./${group}/${language}.ts`]?.()));
  return Object.assign({}, ...tables.map((table) => table?.default));
}
