/** Years. */
export const AGE_MIN = 13;
/** Years; an earlier date of birth is a slip of the finger. */
export const AGE_MAX = 130;
/** Characters of a password that is chosen at registration, and of one that is chosen anew. */
export const PASSWORD_MIN = 6;
export const NEW_PASSWORD_MIN = 8;
/** Bounds the work that one hash may cost. */
export const PASSWORD_MAX = 256;
export const NAME_MAX = 100;
/** RFC 5321: the longest address that can be reached. */
export const EMAIL_MAX = 254;
/** Hours that a link to verify an address lives, and minutes that one to reset a password does. */
export const VERIFY_HOURS = 24;
export const RESET_MINUTES = 60;
/** Days for which the address before somebody else changed it receives the links for a new password, and may undo the change. */
export const EMAIL_CHANGE_DAYS = 7;
/** What its owner answers to such a change. */
export const EMAIL_CHANGE_ANSWERS = ['agree', 'undo'] as const;
export type EmailChangeAnswer = (typeof EMAIL_CHANGE_ANSWERS)[number];

/** The specification's own texts; the interface shows them in its language, by key. */
export const ACCOUNT_TEXTS = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailInvalid: 'Please enter a valid email address',
  emailRequired: 'Email is required',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: 'Password must be at most 256 characters',
  passwordWrong: 'This is not the password of this account.',
  passwordsDiffer: "Passwords don't match",
  birthRequired: 'Date of birth is required',
  birthInvalid: 'Please enter a valid date of birth',
  tooYoung: 'You must be at least 13 years old to register',
  currentRequired: 'Current password is required',
  currentWrong: 'Current password is incorrect',
  newShort: 'New password must be at least 8 characters long',
  confirmRequired: 'Please confirm your new password',
  resetShort: 'Password must be at least 8 characters long',
  codeWrong: 'These figures do not fit. They change every half minute.',
  codeUsed: 'That code has been used.',
  recoveryWrong: 'This recovery code does not fit, or has been used.',
} as const;
