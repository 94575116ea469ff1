/** What users may be told of: an answer is ready; a message came in a couples session; something about the account has changed. */
export const NOTICE_KINDS = ['answer', 'message', 'account'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
/** Which kinds are on at first. */
export const KINDS_AT_FIRST: Readonly<Record<NoticeKind, boolean>> = { answer: true, message: false, account: true };
/** The quiet hours at first, in the user's zone, which is this one until a browser says another. */
export const QUIET_FROM_AT_FIRST = '21:00';
export const QUIET_UNTIL_AT_FIRST = '08:00';
export const ZONE_AT_FIRST = 'UTC';
/** How often an email says that there is something new. */
export const EMAIL_DIGESTS = ['never', 'daily', 'weekly'] as const;
export type EmailDigest = (typeof EMAIL_DIGESTS)[number];
/** Names under which the app may stand on a device. */
export const LOOKS = ['beside', 'notes'] as const;
export type Look = (typeof LOOKS)[number];
/** Browsers of a user that receive pushes. */
export const SUBSCRIPTIONS_MAX = 10;
/** Unseen notices that are listed, the newest; days after which a notice is gone; ids in one call. */
export const NOTICES_MAX = 20;
export const NOTICE_DAYS = 14;
export const SEEN_AT_ONCE = 50;
