import { createForgetting } from '../../lib/conversation/forgetting.ts';

/** The tab's storage keys of chat data, each an object by advice session. */
export const CHAT_KEYS = {
  drafts: 'beside.chat.drafts',
  outbox: 'beside.chat.outbox',
  hiddenHelp: 'beside.chat.hiddenHelp',
};

/** Clears the user's chat data in this tab: unsent questions, drafts, hidden help. */
export const { onForget: onForgetChat, untilForgotten, forget: forgetChat } = createForgetting(CHAT_KEYS);
