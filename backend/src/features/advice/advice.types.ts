import type { HelpView } from '@beside/common/safety/safety.views';

/** A chat's message, as the advice's search and download read it. */
export interface ChatText {
  id: number;
  sessionId: string;
  message: string;
  messageType: string;
  /** In the model's place, or beside what was written: see `isInPlace`. */
  help: HelpView | null;
  createdAt: Date;
}

/** The chat's texts. Given from outside, because the chat knows the advice that it is about. */
export interface ChatTexts {
  /** All messages of these advices' chats, the oldest first. */
  ofSessions(sessionIds: string[]): Promise<ChatText[]>;
  /** Messages of one advice's chat after an id, the oldest first. */
  after(sessionId: string, id: number, most: number): Promise<ChatText[]>;
  byIds(ids: number[]): Promise<ChatText[]>;
  /** What the replies are about that go with a deleted advice. */
  subjectsOf(sessionId: string): string[];
}
