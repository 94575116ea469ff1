import { GLOSSARIES } from '@beside/common/language/glossary/glossaries';
import { glossaryFaults, type KeyedTexts, keyedTexts } from '@beside/common/language/glossary/match-glossary';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../stand-ins/model/phrases/phrases.tables.ts';
import { textsOf as stripeTextsOf } from '../../stand-ins/stripe/pages/texts/texts.ts';
import { MAIL_TEXTS } from '../features/account/mails/account.mails.texts.ts';
import { DOCUMENT_TEXTS } from '../features/advice/document/advice.document.ts';
import { CONTRACT_MAIL_TEXTS } from '../features/contracts/receipts/contracts.texts.ts';
import { NEUTRAL_REPLY } from '../features/couples/counsellor/couples.texts.ts';
import { HELP_TEXTS } from '../features/safety/texts/safety.texts.ts';
import { SUBSCRIPTION_MAIL_TEXTS } from '../features/subscription/mails/subscription.mails.texts.ts';
import { LETTER_TEXTS } from './letter/letter.texts.ts';

/** Every text of the server that people read, and those of the stand-ins. */
const SOURCES: Record<string, (language: Language) => unknown> = {
  'account.mails': (language) => MAIL_TEXTS[language],
  'subscription.mails': (language) => SUBSCRIPTION_MAIL_TEXTS[language],
  'contracts.texts': (language) => CONTRACT_MAIL_TEXTS[language],
  'letter.texts': (language) => LETTER_TEXTS[language],
  'advice.document': (language) => DOCUMENT_TEXTS[language],
  'safety.texts': (language) => HELP_TEXTS[language],
  'couples.texts': (language) => ({ neutral: NEUTRAL_REPLY[language] }),
  phrases: (language) => PHRASES[language],
  stripe: (language) => stripeTextsOf(language),
};

const textsOf = (language: Language): KeyedTexts =>
  Object.assign({}, ...Object.entries(SOURCES).map(([source, of]) => keyedTexts(source, of(language))));

/** Keys of the interface's texts have no source, and those of its legal pages have theirs. A source that is misspelt is ours to find. */
const ofServer = (key: string) => key.includes(':') && !key.startsWith('legal:');

describe.each(LANGUAGES)('the %s texts of the server', (language) => {
  it('keep to the glossary', () => {
    expect(glossaryFaults(language, GLOSSARIES[language], textsOf(language), ofServer)).toEqual([]);
  });
});

it('every source is read', () => {
  const keys = Object.keys(textsOf('en'));
  for (const source of Object.keys(SOURCES)) expect(keys.filter((key) => key.startsWith(`${source}:`)).length).toBeGreaterThan(0);
});
