import { createSendTrouble } from '../../lib/conversation/send-trouble.ts';
import { onForgetChat } from './forget.ts';

const { forgetTroubles, ...troubles } = createSendTrouble();

/** Chats' troubles with sending. */
export const { useSendTrouble, noteTrouble } = troubles;

onForgetChat(forgetTroubles);
