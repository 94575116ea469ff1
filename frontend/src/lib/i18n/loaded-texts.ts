import type { Texts } from '../../locales/texts.ts';

const loaded = new Map<string, Texts>();

/** The loaded texts of a language. */
export const textsIn = (language: string): Texts => loaded.get(language) ?? {};

/** Adds texts of a language; later ones replace earlier ones. */
export function addTexts(language: string, texts: Texts): void {
  loaded.set(language, { ...loaded.get(language), ...texts });
}
