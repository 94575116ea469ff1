import { createForgetting } from '../../lib/conversation/forgetting.ts';

/** The tab's storage keys of chat data: objects by advice session, and the session of the open chat. */
const CHAT_KEYS = {
  drafts: 'beside.chat.drafts',
  outbox: 'beside.chat.outbox',
  hiddenHelp: 'beside.chat.hiddenHelp',
  open: 'beside.chat.open',
};

/** Clears the user's chat data in this tab: unsent questions, drafts, hidden help. */
export const chatForgetting = createForgetting(CHAT_KEYS);
