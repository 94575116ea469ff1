import { createForgetting } from '../../lib/conversation/forgetting.ts';

/** The tab's storage keys of couples data, each an object by session token. */
const COUPLES_KEYS = { drafts: 'beside.couples.drafts', outbox: 'beside.couples.outbox', help: 'beside.couples.help' };

/** Clears the user's couples data in this tab: unsent messages, drafts, shown help. */
export const couplesForgetting = createForgetting(COUPLES_KEYS);
