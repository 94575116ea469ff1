import { GLOSSARIES } from '@beside/common/language/glossary/glossaries';
import { glossaryFaults, type KeyedTexts, keyedTexts } from '@beside/common/language/glossary/match-glossary';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { describe, expect, it } from 'vitest';
import { INSTRUCTION_TEXTS } from './legal/instruction-texts.ts';
import { LEGAL_TEXTS } from './legal/legal-texts.ts';
import { allTexts } from './texts.ts';

/** Every text that the interface can show: its tables, the words about help among them, and the legal pages. */
async function textsOf(language: Language): Promise<KeyedTexts> {
  const tables = Object.entries(await allTexts(language)).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    ...Object.fromEntries(tables),
    ...keyedTexts('legal', {
      terms: (await LEGAL_TEXTS.terms[language]()).default,
      privacy: (await LEGAL_TEXTS.privacy[language]()).default,
      instruction: await INSTRUCTION_TEXTS[language](),
    }),
  };
}

/** Keys of the server's texts name their file: `account.mails:verify.subject`. */
const ofInterface = (key: string) => !key.includes(':') || key.startsWith('legal:');

describe.each(LANGUAGES)('the %s texts of the interface', (language) => {
  it('keep to the glossary', async () => {
    expect(glossaryFaults(language, GLOSSARIES[language], await textsOf(language), ofInterface)).toEqual([]);
  });
});

it('the tables, the legal pages and the words about help are all read', async () => {
  const keys = Object.keys(await textsOf('en'));
  for (const key of ['billing.order', 'help.text', 'plan.gold', 'legal:terms.intro', 'legal:privacy.sections.0.body.0'])
    expect(keys).toContain(key);
  expect(keys).toContain('legal:instruction.parts.0.lines.0');
});
