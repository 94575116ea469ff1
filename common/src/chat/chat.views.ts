import * as v from 'valibot';
import { ErrorCodeView } from '../answers.views.ts';
import { MESSAGE_TYPES } from '../couples/couples.constants.ts';
import { GeneratedBy } from '../generated-by.ts';
import { orNull } from '../or-null.ts';
import { HelpView } from '../safety/safety.views.ts';

/** The id of the advice session. */
const sessionId = v.string();

/** A message of the chat about an advice. */
export const ChatMessageView = v.object({
  id: v.number(),
  sessionId,
  message: v.string(),
  messageType: v.picklist(MESSAGE_TYPES),
  /** An ISO time. */
  createdAt: v.string(),
  clientMessageId: orNull(v.string()),
  /** What it is written in; a question's is the language that its reply was asked for in. */
  language: v.fallback(v.string(), 'en'),
  generatedBy: GeneratedBy,
  /**
   * Where to get help. Of a reply: in the model's place when it is `certain`, beside the model's words when it is `possible`. Of a question: beside
   * its reply. A question and its reply never have the same finding twice.
   */
  help: v.optional(HelpView),
  /** Of a question: why its reply failed. `POST /api/chat/{sessionId}/retry` asks again. */
  unanswered: v.optional(v.fallback(ErrorCodeView, 'internal_error')),
  /** Raised by each change of a stored message: of two states, the one with the higher number is the later. Absent in one that has not changed. */
  revision: v.optional(v.number()),
});
export type ChatMessageView = v.InferOutput<typeof ChatMessageView>;

/** The text so far of the reply that is being written. */
export const ChatReplySoFar = v.object({ replyId: v.string(), text: v.string(), generatedBy: GeneratedBy });
export type ChatReplySoFar = v.InferOutput<typeof ChatReplySoFar>;

/** What opening a chat brings, by event and by call alike. */
export const OpenChatView = v.object({
  /** Those after `afterId`, the oldest first; or the newest page; or the page before `before`. */
  messages: v.array(ChatMessageView),
  /** Whether there is more in the direction that was asked for: older ones, or (after `afterId`) newer ones. */
  hasMore: v.boolean(),
  /** Null when nothing is being written. */
  reply: v.nullable(ChatReplySoFar),
});
export type OpenChatView = v.InferOutput<typeof OpenChatView>;

/** The answer of `GET /api/chat/{sessionId}`; `version` is its ETag, null for what a poll cannot ask for again. */
export const ChatPolled = v.object({ ...OpenChatView.entries, version: v.nullable(v.string()) });
export type ChatPolled = v.InferOutput<typeof ChatPolled>;

/** The acknowledgement of a stored question. `help` comes when it speaks of danger. */
export const ChatSent = v.object({ message: ChatMessageView, help: v.optional(HelpView) });
export type ChatSent = v.InferOutput<typeof ChatSent>;

/** The answer of `POST /api/chat/{sessionId}`: the question and its reply; of `…/retry`: the reply alone. */
export const ChatAnswered = v.object({ messages: v.array(ChatMessageView), help: v.optional(HelpView) });
export type ChatAnswered = v.InferOutput<typeof ChatAnswered>;

/** A new message, or one that has changed: a question whose reply has failed. */
export const ChatMessagePush = v.object({ sessionId, message: ChatMessageView });
export const ChatDelta = v.object({
  sessionId,
  replyId: v.string(),
  offset: v.number(),
  text: v.string(),
  generatedBy: GeneratedBy,
});
export const ChatDone = v.object({ sessionId, replyId: v.string(), message: ChatMessageView });
export const ChatFailed = v.object({
  sessionId,
  replyId: v.string(),
  code: v.fallback(ErrorCodeView, 'internal_error'),
  /** Where to find help meanwhile, unless the reply was stopped. */
  help: v.optional(HelpView),
});
