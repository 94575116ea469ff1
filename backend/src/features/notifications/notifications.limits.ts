import { limitOf } from '../../http/rate-limits.ts';

/** Pushes that a user asks for, to look at one. */
export const PUSH_TEST = limitOf('pushTest', 3, 3600);
/** Browsers that end their subscription without a session, such as at quick exit. */
export const PUSH_FORGET = limitOf('pushForget', 10, 60, { by: 'address' });
