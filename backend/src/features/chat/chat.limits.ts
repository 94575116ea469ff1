import { limitOf } from '../../http/rate-limits.ts';

/** Questions: each costs a reply of the model. */
export const ASK = limitOf('chat-ask', 30, 60);
/** Openings, which read a page of messages each. */
export const OPEN_CHAT = limitOf('chat-open', 60, 60);
/** Questions a day that are stored: no budget bounds what is only stored, and one of 5,000 characters costs 200 KiB with its search pieces. */
export const STORED_QUESTIONS = limitOf('chat-stored', 300, 86_400);
