import { EMAIL_CHANGE_DAYS, RESET_MINUTES, VERIFY_HOURS } from '@beside/common/account/account.constants';
import { BROWSER_NAMES, SYSTEM_NAMES } from '@beside/common/account/account.login-sessions.constants';
import { type ComposedMail, type LetterContext, writeLetter } from '../../../lib/letter/letter.ts';
import type { Device } from '../../../lib/user-agent.ts';
import { type KindTexts, MAIL_TEXTS, type MailKind } from './account.mails.texts.ts';

export type { MailKind } from './account.mails.texts.ts';

export interface MailContext extends LetterContext {
  /** Without a trailing slash; every link leads below it. */
  publicUrl: string;
  /** Of the link, where the kind has one with a token. */
  token?: string;
  /** When it happened, in milliseconds since 1970, and in which browser, where the kind says so. */
  at?: number | undefined;
  device?: Device | undefined;
  /** From when on, in milliseconds since 1970, old advice is deleted, and after how many months, where the kind says so. */
  from?: number | undefined;
  months?: number | undefined;
  keepBookmarked?: boolean | undefined;
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

/** For a user who did not do it: a new password, and the page of their sign-ins. */
const SECURITY = { button: to('/forgot-password'), second: to('/account/signing-in') };

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
  new_sign_in: SECURITY,
  second_factor_on: SECURITY,
  second_factor_off: SECURITY,
  recovery_codes_made: SECURITY,
  recovery_code_used: SECURITY,
  passkey_added: SECURITY,
  passkey_removed: SECURITY,
  retention_chosen: { ...SECURITY, second: to('/account/keeping') },
};

/**
 * Writes one of the account's mails.
 * @throws Error when the kind leads somewhere with a token and none is given
 */
export function composeMail(kind: MailKind, context: MailContext): ComposedMail {
  const texts = MAIL_TEXTS[context.language][kind];
  const { button, second } = WAYS[kind];
  return writeLetter(texts, context, {
    values: {
      days: EMAIL_CHANGE_DAYS,
      hours: VERIFY_HOURS,
      minutes: RESET_MINUTES,
      ...happeningOf(context, texts.unknown),
      ...retentionOf(context, texts),
    },
    button: button?.(context),
    links: texts.second && second ? [{ label: texts.second, url: second(context) }] : [],
  });
}

/** From when on advice is deleted by itself, in a mail's language. The day is the same in every time zone: see `chooseRule`. */
function retentionOf(
  { from, months, keepBookmarked, language }: MailContext,
  { kept = '', gone = '' }: KindTexts,
): Record<string, string | number> {
  if (from === undefined || months === undefined) return {};
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(from);
  return { from: day, months, bookmarked: keepBookmarked ? kept : gone };
}

/** When and in which browser something happened, in a mail's language. @param unknown for a browser that is not known */
function happeningOf({ at, device, language }: MailContext, unknown = ''): Record<string, string> {
  if (at === undefined) return {};
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const browser = device?.browser && BROWSER_NAMES[device.browser];
  const system = device?.system && SYSTEM_NAMES[device.system];
  return {
    when: `${format.format(at)} UTC`,
    device: browser && system ? `${browser} (${system})` : browser || system || unknown,
  };
}
