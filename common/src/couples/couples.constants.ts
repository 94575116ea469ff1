/** Whose place in a session something is. Who opened the session is the first. */
export const COUPLES_ROLES = ['partner1', 'partner2'] as const;
export type CouplesRole = (typeof COUPLES_ROLES)[number];

/** Who wrote a message: a partner, or the counsellor. */
export const MESSAGE_TYPES = ['user', 'ai'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** Characters, counted as a text area counts them. */
export const SESSION_NAME_MAX = 200;
export const PARTNER_NAME_MAX = 100;
export const COUPLES_MESSAGE_MAX = 2000;

/** Messages of one page, newest or older; the most that one catch-up brings. */
export const COUPLES_PAGE = 50;
export const COUPLES_CATCH_UP_MAX = 500;

/** Milliseconds between two polls while there is no socket, and to the one more after a message was sent. */
export const COUPLES_POLL_MS = 500;
export const COUPLES_AFTER_SEND_MS = 1000;

/** Milliseconds: a page that is being typed on says so this often, and nobody is taken to be typing for longer than the second without word. */
export const TYPING_EVERY_MS = 1500;
export const TYPING_FOR_MS = 3500;

/** Milliseconds of quiet after which the counsellor answers, and the most that it waits for it. */
export const COUNSELLOR_QUIET_MS = 2000;
export const COUNSELLOR_WAIT_MAX_MS = 12_000;

/** What calls the counsellor by name, so that it answers at once; each language's own word among them. */
export const COUNSELLOR_CALLS = [
  '@counsellor',
  '@counselor',
  '@consejero',
  '@consejera',
  '@conseiller',
  '@conseillère',
  '@berater',
  '@beraterin',
  '@begleitung',
  '@begeleider',
  '@顾问',
  '@咨询师',
];
