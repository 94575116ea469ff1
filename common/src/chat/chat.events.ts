import type { Ack } from '../ack.ts';
import type { ChatSessionDto, OpenChatDto, SendChatMessageDto } from './chat.dto.ts';
import { ChatDelta, ChatDone, ChatFailed, ChatMessagePush, type ChatSent, type OpenChatView } from './chat.views.ts';

export interface ChatClientEvents {
  'chat:open': (payload: OpenChatDto, ack: Ack<OpenChatView>) => void;
  'chat:close': (payload: ChatSessionDto, ack: Ack) => void;
  'chat:send': (payload: SendChatMessageDto, ack: Ack<ChatSent>) => void;
  /** Stops the reply that is being written. */
  'chat:stop': (payload: ChatSessionDto, ack: Ack) => void;
}

/** Pushed to the pages that have the chat open. */
export const CHAT_PUSHES = {
  'chat:message': ChatMessagePush,
  /** More of the reply's text. An `offset` of 0 begins it anew; one beyond what the page has means that something was missed. */
  'chat:delta': ChatDelta,
  'chat:done': ChatDone,
  /** The reply failed, or was stopped. Its question comes by `chat:message`, with `unanswered`. */
  'chat:failed': ChatFailed,
};
