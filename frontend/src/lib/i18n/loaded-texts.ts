import type { Texts } from '../../locales/texts.ts';

const loaded = new Map<string, Texts>();

/** The texts of a language that have been fetched. */
export const textsIn = (language: string): Texts => loaded.get(language) ?? {};

/** Takes texts of a language in; a later text of the same key takes its place. */
export function addTexts(language: string, texts: Texts): void {
  loaded.set(language, { ...loaded.get(language), ...texts });
}
