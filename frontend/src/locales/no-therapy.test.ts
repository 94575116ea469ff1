import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { describe, expect, it } from 'vitest';
import { LEGAL_TEXTS } from './legal/legal-texts.ts';
import { allTexts } from './texts.ts';

/*
 * The product gives guidance by an AI. No text of ours promises therapy, treatment, healing or a diagnosis: only sentences that
 * deny it, or speak of something else by the same word, may use these words. They are listed.
 */
const FORBIDDEN: Record<Language, RegExp> = {
  en: /therap|psycholog|psychiatr|\bcur(e|es|ed|ing)\b|\bheal(s|ed|ing)?\b|diagnos|treatment|clinical/i,
  es: /terap|terap[eé]ut|psic[oó]|psiqui|\bcura(r|mos)?\b|\bsana(r|mos)?\b|diagn[oó]s|tratamiento|clínic/i,
  fr: /thérap|psycholog|psychiatr|guéri|soign(er|ons)|diagnos|traitement|clinique/i,
  de: /therap|psycholog|psychiatr|heil(en|t|ung|sam)|diagnos|behandlung|klinisch/i,
  nl: /therap|psycholo|psychiat|gene(es|zen|zing)|diagnos|behandeling|klinisch/i,
  zh: /治疗|疗法|疗愈|治愈|诊断|心理咨询|心理医生|精神科/,
};

/** Texts that may, by their key or place: what denies it, and in Spanish and French the treatment of data. */
const DENIALS = ['advice.disclaimer', 'footer.disclaimer', 'terms'];
const OTHERS: Partial<Record<Language, string[]>> = { es: ['privacy'], fr: ['privacy'] };
/** What makes a sentence a denial. */
const NOT: Record<Language, RegExp> = {
  en: /\bnot?\b/,
  es: /\bno\b/i,
  fr: /\bn[e’]/,
  de: /\bkeine?\b/,
  nl: /\bgeen\b/,
  zh: /不/,
};

interface Sentence {
  place: string;
  words: string;
}

/** Every sentence of every table, legal text and mail of a language. */
async function sentences(language: Language): Promise<Sentence[]> {
  const tables = Object.entries(await allTexts(language));
  const legal = await Promise.all(
    Object.entries(LEGAL_TEXTS).map(async ([name, texts]) => [name, JSON.stringify((await texts[language]()).default)] as const),
  );
  const features = join(import.meta.dirname, '../../../backend/src/features');
  const mails = globSync(`{account,billing,contracts}/**/*.${language}.ts`, { cwd: features }).map(
    (file) => [file, readFileSync(join(features, file), 'utf8')] as const,
  );
  const all = [...tables, ...legal, ...mails];
  return all.flatMap(([place, text]) => (text ?? '').split(/(?<=[.!?。！？"\n])/).map((words) => ({ place, words })));
}

describe.each(LANGUAGES)('%s', (language) => {
  const found = async () => (await sentences(language)).filter(({ words }) => FORBIDDEN[language].test(words));

  it('promises no therapy', async () => {
    const allowed = [...DENIALS, ...(OTHERS[language] ?? [])];
    expect((await found()).filter(({ place }) => !allowed.includes(place))).toEqual([]);
  });

  it('denies it where it is named', async () => {
    const denials = (await found()).filter(({ place }) => DENIALS.includes(place));
    // Each is there: the list names nothing that is gone, and the search finds what it should.
    expect([...new Set(denials.map(({ place }) => place))].sort()).toEqual([...DENIALS].sort());
    expect(denials.filter(({ words }) => !NOT[language].test(words))).toEqual([]);
  });
});

it('the page before the scripts and its manifests promise none either', () => {
  for (const file of ['index.html', 'public/manifest.webmanifest', 'public/manifest.notes.webmanifest'])
    expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).not.toMatch(FORBIDDEN.en);
});
