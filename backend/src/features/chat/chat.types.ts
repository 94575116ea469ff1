import type { MessageType } from '@beside/common/couples/couples.constants';
import type { ErrorCode } from '@beside/common/errors';
import type { HelpView } from '@beside/common/safety/safety.views';

/** A stored message, with its ids as numbers. */
export interface ChatMessage {
  id: number;
  sessionId: string;
  message: string;
  messageType: MessageType;
  createdAt: Date;
  clientMessageId: string | null;
  language: string;
  answersTo: number | null;
  replyId: string | null;
  help: HelpView | null;
  failure: ErrorCode | null;
}

/** A chat's summary of its earlier messages, up to `summarisedTo`. */
export interface Summary {
  summary: string | null;
  summarisedTo: number;
}

/** Which messages: after an id, before an id, or the newest page. */
export interface Wanted {
  after?: number;
  before?: number;
}
