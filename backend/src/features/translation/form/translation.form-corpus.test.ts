import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { expect, it } from 'vitest';
import { listPhrases } from '../../../../stand-ins/model/phrases/phrases.list.ts';
import { PHRASES } from '../../../../stand-ins/model/phrases/phrases.tables.ts';
import { formFault } from './translation.form.ts';

type Corpus = Map<Language, Map<string, string>>;

const LOCALES = join(import.meta.dirname, '../../../../../frontend/src/locales');

function collect(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(path, value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) collect(inner, `${path}.${key}`, into);
  return into;
}

async function inEach(textsIn: (language: Language) => Promise<Map<string, string>>): Promise<Corpus> {
  return new Map(await Promise.all(LANGUAGES.map(async (language) => [language, await textsIn(language)] as const)));
}

/** Texts that people have translated into all six languages: the interface's, the legal ones, and the stand-in's phrases. */
const corpora = await Promise.all([
  inEach(async (language) => listPhrases(PHRASES[language])),
  ...readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) =>
      inEach(async (language) => collect((await import(join(LOCALES, name, `${language}.ts`))).default, name, new Map())),
    ),
  ...['privacy', 'terms'].map((document) =>
    inEach(async (language) =>
      collect((await import(join(LOCALES, 'legal', `${document}.${language}.ts`))).default, document, new Map()),
    ),
  ),
]);

it('refuses next to nothing of what people have translated, in all thirty directions', () => {
  let pairs = 0;
  const refused: string[] = [];
  for (const corpus of corpora)
    for (const from of LANGUAGES)
      for (const to of LANGUAGES.filter((language) => language !== from))
        for (const [key, text] of corpus.get(from) ?? []) {
          const translation = corpus.get(to)?.get(key);
          if (!translation) continue;
          pairs += 1;
          const fault = formFault(text, translation);
          if (fault) refused.push(`${key}, ${from} to ${to}: ${fault}`);
        }
  expect(pairs).toBeGreaterThan(20_000);
  // The one text whose Chinese names no number to call in an emergency is rightly refused.
  expect(refused.length / pairs, refused.join('\n')).toBeLessThan(0.001);
});
