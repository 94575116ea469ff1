import type { Language } from '@beside/common/language/language.constants';
import { number } from './letter.format.ts';
import { type Fact, type Letter, letterHtml, letterText, type Section } from './letter.layout.ts';
import { greetingName } from './letter.names.ts';
import { LETTER_TEXTS } from './letter.texts.ts';

/** The words of one kind of mail. In each of them `{app}`, `{support}` and the kind's own values are filled in. */
export interface LetterTexts {
  /** Neutral: others may see it on a locked screen. It is the mail's heading, too. */
  subject: string;
  preheader: string;
  lines: string[];
  button?: string;
  after?: string[];
}

/** To whom a mail is written, and by whom. */
export interface LetterContext {
  language: Language;
  appName: string;
  supportEmail: string;
  /** As its owner typed it; left out of the greeting where a mail client might make a link of it. */
  firstName?: string;
}

/** What differs from mail to mail of one kind. */
export interface LetterParts {
  /** Numbers are written as the mail's language does. */
  values?: Record<string, string | number>;
  facts?: Fact[];
  /** Where the button leads; without it the mail has none. */
  button?: string;
  links?: { label: string; url: string }[];
  /** Complete: nothing is filled in. */
  sections?: Section[];
}

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

/** Writes a mail in the product's hand: greeting, footer and layout are the same for all. */
export function writeLetter(
  texts: LetterTexts,
  { language, appName, supportEmail, firstName = '' }: LetterContext,
  { values = {}, facts = [], button, links = [], sections = [] }: LetterParts,
): ComposedMail {
  const frame = LETTER_TEXTS[language];
  const name = greetingName(firstName);
  const known: Record<string, string | number> = { ...values, app: appName, support: supportEmail, name: name ?? '' };
  // One pass: what a name or another value holds is never read as a placeholder.
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, key: string) => {
      const value = Object.hasOwn(known, key) ? (known[key] ?? whole) : whole;
      return typeof value === 'number' ? number(language, value) : value;
    });
  const letter: Letter = {
    language,
    appName,
    subject: fill(texts.subject),
    preheader: fill(texts.preheader),
    greeting: name === null ? frame.helloNameless : fill(frame.hello),
    lines: texts.lines.map(fill),
    facts,
    colon: frame.colon,
    button: texts.button && button ? { label: fill(texts.button), url: button } : null,
    copyLink: frame.copyLink,
    links: links.map(({ label, url }) => ({ label: fill(label), url })),
    sections,
    after: (texts.after ?? []).map(fill),
    footer: fill(frame.footer),
  };
  return { subject: letter.subject, html: letterHtml(letter), text: letterText(letter) };
}
