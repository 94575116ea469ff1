import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { describe, expect, it } from 'vitest';
import type { LegalBlock, LegalText } from './legal-text.ts';
import { LEGAL_TEXTS } from './legal-texts.ts';

/** The structure that all languages share: sections, paragraphs and lists, with their names, links and figures. */
function shapeOf({ intro, sections }: LegalText) {
  const block = (text: LegalBlock) => (typeof text === 'string' ? marksOf(text) : text.map(marksOf));
  return [marksOf(intro), ...sections.map(({ id, body }) => [id, ...body.map(block)])];
}

/** Figures are promises: a deadline that differs from one language to the next is wrong in one of them. */
const marksOf = (text: string) => (text.match(/\{\w+\}|<\/?\w+>|\b\d+(?=\D|$)/g) ?? []).sort().join(' ');

const wordsOf = ({ intro, sections }: LegalText) => [
  intro,
  ...sections.flatMap(({ heading, body }) => [heading, ...body.flat()]),
];

describe.each(['terms', 'privacy'] as const)('the %s', (name) => {
  const load = async (language: Language) => (await LEGAL_TEXTS[name][language]()).default;

  it.each(LANGUAGES)('say the same in %s', async (language) => {
    expect(shapeOf(await load(language))).toEqual(shapeOf(await load('en')));
  });

  it.each(LANGUAGES)('leave nothing out in %s, and nothing twice', async (language) => {
    const words = wordsOf(await load(language));
    expect(words.filter((text) => text.trim() === '')).toEqual([]);
    // React uses the texts as keys.
    expect(new Set(words).size).toBe(words.length);
  });
});
