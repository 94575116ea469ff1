import { limitOf } from '../../http/rate-limits.ts';

/** Questions: each costs a reply of the model. */
export const ASK = limitOf('chat-ask', 30, 60);
/** Openings, which read a page of messages each. */
export const OPEN_CHAT = limitOf('chat-open', 60, 60);
