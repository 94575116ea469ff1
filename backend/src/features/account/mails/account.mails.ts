import { EMAIL_CHANGE_DAYS, RESET_MINUTES, VERIFY_HOURS } from '@beside/common/account/account.constants';
import { type ComposedMail, type LetterContext, writeLetter } from '../../../lib/letter/letter.ts';
import { MAIL_TEXTS, type MailKind } from './account.mails.texts.ts';

export type { MailKind } from './account.mails.texts.ts';

export interface MailContext extends LetterContext {
  /** Without a trailing slash; every link leads below it. */
  publicUrl: string;
  /** Of the link, where the kind has one with a token. */
  token?: string;
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
  email_changed_for_you: { button: withToken('/email-change') },
  password_changed: { button: to('/forgot-password') },
  account_deleted: {},
  admin_password_changed: { button: to('/forgot-password') },
  token_made: {},
};

/**
 * Writes one of the account's mails.
 * @throws Error when the kind leads somewhere with a token and none is given
 */
export function composeMail(kind: MailKind, context: MailContext): ComposedMail {
  const texts = MAIL_TEXTS[context.language][kind];
  const { button, second } = WAYS[kind];
  return writeLetter(texts, context, {
    values: { days: EMAIL_CHANGE_DAYS, hours: VERIFY_HOURS, minutes: RESET_MINUTES },
    button: button?.(context),
    links: texts.second && second ? [{ label: texts.second, url: second(context) }] : [],
  });
}
