import { RESET_MINUTES, VERIFY_HOURS } from '@beside/common/account/account.constants';
import type { Language } from '@beside/common/language/language.constants';
import { type Letter, letterHtml, letterText } from './account.mails.layout.ts';
import { greetingName } from './account.mails.names.ts';
import { MAIL_TEXTS, type MailKind } from './account.mails.texts.ts';

export type { MailKind } from './account.mails.texts.ts';

export interface MailContext {
  language: Language;
  appName: string;
  /** Without a trailing slash; every link leads below it. */
  publicUrl: string;
  supportEmail: string;
  /** Of whom it is written to, as they typed it; left out of the greeting where a mail client might make a link of it. */
  firstName?: string;
  /** Of the link, where the kind has one with a token. */
  token?: string;
}

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

type Way = (context: MailContext) => string;
const to =
  (path: string): Way =>
  ({ publicUrl }) =>
    `${publicUrl}${path}`;
const withToken =
  (path: string): Way =>
  ({ publicUrl, token }) => {
    if (!token) throw new Error(`A mail that leads to ${path} needs a token`);
    return `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  };

/** Where each kind leads: its button, and a second way where there is one. */
const WAYS: Record<MailKind, { button?: Way; second?: Way }> = {
  verify: { button: withToken('/verify-email') },
  reset: { button: withToken('/reset-password') },
  already_registered: { button: to('/auth'), second: to('/forgot-password') },
  verify_change: { button: withToken('/verify-email') },
  email_changed: {},
  password_changed: { button: to('/forgot-password') },
  account_deleted: {},
};

/**
 * Writes one of the account's mails.
 * @throws Error when the kind leads somewhere with a token and none is given
 */
export function composeMail(kind: MailKind, context: MailContext): ComposedMail {
  const texts = MAIL_TEXTS[context.language];
  const { subject, preheader, lines, button, second, after = [] } = texts.kinds[kind];
  const name = greetingName(context.firstName ?? '');
  const values: Record<string, string> = {
    app: context.appName,
    name: name ?? '',
    support: context.supportEmail,
    hours: String(VERIFY_HOURS),
    minutes: String(RESET_MINUTES),
  };
  // One pass: what a name holds is never read as a placeholder.
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  const lead = (label: string | undefined, way: Way | undefined): Letter['button'] =>
    label && way ? { label: fill(label), url: way(context) } : null;

  const letter: Letter = {
    language: context.language,
    appName: context.appName,
    subject: fill(subject),
    preheader: fill(preheader),
    greeting: name === null ? texts.helloNameless : fill(texts.hello),
    lines: lines.map(fill),
    button: lead(button, WAYS[kind].button),
    copyLink: texts.copyLink,
    second: lead(second, WAYS[kind].second),
    after: after.map(fill),
    footer: fill(texts.footer),
  };
  return { subject: letter.subject, html: letterHtml(letter), text: letterText(letter) };
}
