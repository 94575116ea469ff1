/** Days after the beginning in which a consumer may withdraw (EU Directive 2011/83, Article 9). */
export const WITHDRAWAL_DAYS = 14;
/** Sessions of a month that count as all of it where a plan has no limit: for what is owed after a withdrawal. */
export const UNLIMITED_AS_SESSIONS = 30;

/** A declaration (withdrawal or cancellation): characters. */
export const DECLARATION_NAME_MAX = 200;
export const DECLARATION_CONTRACT_MAX = 300;
export const DECLARATION_REASON_MAX = 2000;
/** Years ahead for which a date can be named at which a contract ends. */
export const DECLARATION_YEARS_MAX = 3;
export const DECLARATION_KINDS = ['withdraw', 'cancel'] as const;
export type DeclarationKind = (typeof DECLARATION_KINDS)[number];
export const CANCEL_KINDS = ['ordinary', 'important'] as const;
export type CancelKind = (typeof CANCEL_KINDS)[number];

/** English texts of failures. */
export const CONTRACT_TEXTS = {
  nameRequired: 'Please enter your name',
  contractRequired: 'Please say which contract',
  reasonRequired: 'Please say the reason',
  dateInvalid: 'Please enter a valid date',
} as const;
