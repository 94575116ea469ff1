import { limitOf } from '../../http/rate-limits.ts';

/** Pushes that a user asks for, to look at one. */
export const PUSH_TEST = limitOf('pushTest', 3, 3600);
/** Browsers that end their subscription without a session, such as at quick exit. */
export const PUSH_FORGET = limitOf('pushForget', 10, 60, { by: 'address' });
/** Pages that end emails, and their buttons. Mail providers send many people's from few addresses. */
export const MAIL_STOP = limitOf('mailStop', 600, 60, { by: 'address', counted: 'node' });
