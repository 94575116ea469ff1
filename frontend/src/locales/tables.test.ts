import { COUNSELLOR_CALLS } from '@beside/common/couples/couples.constants';
import { PLANS } from '@beside/common/usage/plans';
import { describe, expect, it } from 'vitest';
import { allTexts } from './texts.ts';

const english = await allTexts('en');
const others = {
  es: await allTexts('es'),
  fr: await allTexts('fr'),
  de: await allTexts('de'),
  nl: await allTexts('nl'),
  zh: await allTexts('zh'),
};
const PLURAL = /_(zero|one|two|few|many|other)$/;
const stems = Object.keys(english)
  .filter((key) => key.endsWith('_other'))
  .map((key) => key.replace(PLURAL, ''));
const isPlural = (key: string) => stems.includes(key.replace(PLURAL, ''));

/** A text's placeholders and marks. A singular may spell out "one". */
const marksOf = (text: string) => new Set((text.match(/\{\w+\}|<\w+>|<\/\w+>/g) ?? []).filter((mark) => mark !== '{count}'));

it.each(Object.entries({ en: english, ...others }))('the %s table names a word that calls the counsellor', (_, table) => {
  for (const key of ['couples.counsellor_ask', 'couples.opening_text']) {
    const [call] = table[key]?.match(/@\p{L}+/u) ?? [];
    expect(COUNSELLOR_CALLS).toContain(call?.toLowerCase());
  }
});

it.each(Object.entries({ en: english, ...others }))('the %s table has every plan’s name', (language, table) => {
  for (const { id, names } of PLANS) expect(table[`plan.${id}`]).toBe(Reflect.get(names, language));
});

describe.each(Object.entries(others))('the %s table', (language, table) => {
  it('has every text of the English one', () => {
    const missing = Object.keys(english).filter((key) => !isPlural(key) && !table[key]?.trim());
    expect(missing).toEqual([]);
  });

  it('has every plural form of its language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // Spanish and French have a form for round millions, which no text needs.
    const needed = stems.flatMap((stem) => forms.filter((form) => form !== 'many').map((form) => `${stem}_${form}`));
    expect(needed.filter((key) => !table[key]?.trim())).toEqual([]);
  });

  it('has no texts that the English one lacks', () => {
    expect(Object.keys(table).filter((key) => !(key in english) && !isPlural(key))).toEqual([]);
  });

  it('keeps placeholders and marks', () => {
    const changed = Object.entries(table).filter(([key, text]) => {
      const source = english[key] ?? english[key.replace(PLURAL, '_other')] ?? '';
      return text !== undefined && [...marksOf(source)].sort().join() !== [...marksOf(text)].sort().join();
    });
    expect(changed.map(([key]) => key)).toEqual([]);
  });

  it('counts in every general plural', () => {
    const uncounted = stems.map((stem) => `${stem}_other`).filter((key) => table[key] && !table[key]?.includes('{count}'));
    expect(uncounted).toEqual([]);
  });
});
