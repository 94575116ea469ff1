import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language.constants.ts';
import { GLOSSARIES } from './glossaries.ts';
import type { Glossary } from './glossary.types.ts';
import { glossaryFaults, keyedTexts } from './match-glossary.ts';

const everywhere = () => true;
const faults = (language: Language, glossary: Partial<Glossary>, texts: Record<string, string>) =>
  glossaryFaults(language, { terms: [], forms: [], ...glossary }, texts, everywhere);
const term = (...never: string[]) => ({ terms: [{ english: 'plan', say: 'Tarif', never }] });

it('a planted word fails, with its key, its text and what to say', () => {
  expect(faults('de', term('Abo', 'Abonnement'), { 'billing.keep': 'Dein Abo bleibt.' })).toEqual([
    { key: 'billing.keep', text: 'Dein Abo bleibt.', rule: '“Abo”, “Abonnement”: say “Tarif”' },
  ]);
});

it('a word is whole, in capitals or not, at marks and signs too', () => {
  const found = (text: string) => faults('de', term('Abo'), { key: text }).length;
  expect(['abo', 'Das ABO.', '<b>Abo</b>', '„Abo“', 'Abo-Preis'].map(found)).toEqual([1, 1, 1, 1, 1]);
  expect(['Aboriginal', 'Labor', 'Sabotage', 'Abö'].map(found)).toEqual([0, 0, 0, 0]);
});

it('names of placeholders and marks are no words', () => {
  expect(faults('nl', term('plan'), { key: '<plan>Kies</plan> {plan}' })).toEqual([]);
});

it('any space between words matches, and either apostrophe', () => {
  const glossary = term('l’abonnement annuel');
  expect(faults('fr', glossary, { one: "L'abonnement\u00a0annuel", two: 'l’abonnement annuel' })).toHaveLength(2);
});

it('Chinese words are found anywhere', () => {
  expect(faults('zh', term('房间'), { key: '点这里开房间吧' })).toHaveLength(1);
});

it('a planted form fails, and sees placeholders', () => {
  const forms = [{ name: 'bare plan', pattern: /^\{plan\} ist deiner/g, why: 'a plan stands in a phrase' }];
  const texts = { one: '{plan} ist deiner', two: '{plan} ist deiner' };
  expect(faults('de', { forms }, texts).map(({ key, rule }) => `${key}: ${rule}`)).toEqual([
    'one: bare plan: a plan stands in a phrase',
    'two: bare plan: a plan stands in a phrase',
  ]);
});

it('an exception holds for its key alone, and fails where it is not needed', () => {
  const terms = [{ english: 'plan', say: 'Tarif', never: ['Abo'], except: ['here', 'gone', 'right'] }];
  const found = faults('de', { terms }, { here: 'Abo', there: 'Abo', right: 'Tarif' });
  expect(found.map(({ key, rule }) => `${key}: ${rule.slice(0, 12)}`)).toEqual([
    'there: “Abo”: say “',
    'gone: an exception',
    'right: an exception',
  ]);
  const forms = [{ name: 'sie', pattern: /\bSie\b/u, why: 'du', except: ['other:gone'] }];
  expect(glossaryFaults('de', { terms: [], forms }, {}, (key) => !key.startsWith('other:'))).toEqual([]);
  expect(faults('de', { forms }, {})).toHaveLength(1);
});

it('nested texts are read with their places; a function is refused, since its words would not be', () => {
  const nested = { verify: { subject: 'a', lines: ['b', 'c'], days: 3, none: null } };
  expect(keyedTexts('account.mails', nested)).toEqual({
    'account.mails:verify.subject': 'a',
    'account.mails:verify.lines.0': 'b',
    'account.mails:verify.lines.1': 'c',
  });
  expect(() => keyedTexts('x', { say: () => 'words' })).toThrow('x:say is a function');
});

it('every glossary has a name for each thing once, and never forbids the word that it says', () => {
  for (const language of LANGUAGES) {
    const terms = GLOSSARIES[language].terms;
    const names = terms.map(({ english }) => english);
    expect([language, names]).toEqual([language, [...new Set(names)]]);
    for (const { say, never = [] } of terms) expect([language, never.filter((word) => word === say)]).toEqual([language, []]);
  }
});
