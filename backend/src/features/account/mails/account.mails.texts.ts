import type { Language } from '@beside/common/language/language.constants';
import type { LetterTexts } from '../../../lib/letter/letter.ts';
import { MAIL_TEXTS_DE } from './account.mails.de.ts';
import { MAIL_TEXTS_EN } from './account.mails.en.ts';
import { MAIL_TEXTS_ES } from './account.mails.es.ts';
import { MAIL_TEXTS_FR } from './account.mails.fr.ts';
import { MAIL_TEXTS_NL } from './account.mails.nl.ts';
import { MAIL_TEXTS_ZH } from './account.mails.zh.ts';

/**
 * `verify` and `verify_change`: prove an address, a first or a new one. `reset`: choose a new password.
 * `already_registered`: someone wanted to register an address that has an account. `email_changed` and `email_changed_for_you` (by somebody else) go to the old address, `admin_password_changed` to all owners.
 * `token_made`: an owner has made an API token for this user. `new_sign_in`: in a browser that is new to the account.
 * `second_factor_on`, `second_factor_off`, `recovery_code_used`, `recovery_codes_made`: of the second step. `passkey_added`, `passkey_removed`.
 * `retention_chosen`: more of their advice will be deleted by itself.
 */
export type MailKind =
  | 'verify'
  | 'reset'
  | 'already_registered'
  | 'verify_change'
  | 'email_changed'
  | 'email_changed_for_you'
  | 'password_changed'
  | 'account_deleted'
  | 'admin_password_changed'
  | 'token_made'
  | 'new_sign_in'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_code_used'
  | 'recovery_codes_made'
  | 'passkey_added'
  | 'passkey_removed'
  | 'retention_chosen';

/** `{days}`, `{hours}` and `{minutes}` are filled in as well; `{when}` and `{device}`, `{from}`, `{months}` and `{bookmarked}` where the kind has them. */
export interface KindTexts extends LetterTexts {
  /** Above a second address. */
  second?: string;
  /** For `{device}`, where the browser is not known. */
  unknown?: string;
  /** For `{bookmarked}`: bookmarked advice stays, or goes as well. */
  kept?: string;
  gone?: string;
}

export const MAIL_TEXTS: Record<Language, Record<MailKind, KindTexts>> = {
  en: MAIL_TEXTS_EN,
  es: MAIL_TEXTS_ES,
  fr: MAIL_TEXTS_FR,
  de: MAIL_TEXTS_DE,
  nl: MAIL_TEXTS_NL,
  zh: MAIL_TEXTS_ZH,
};
