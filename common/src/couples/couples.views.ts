import * as v from 'valibot';
import { ErrorCodeView } from '../answers.views.ts';
import { GeneratedBy } from '../generated-by.ts';
import { LANGUAGES } from '../language/language.constants.ts';
import { orNull } from '../or-null.ts';
import { HelpView } from '../safety/safety.views.ts';
import { COUPLES_ROLES, MESSAGE_TYPES } from './couples.constants.ts';

const role = v.picklist(COUPLES_ROLES);
const language = v.picklist(LANGUAGES);

/** A session as those in it see it. A visitor sees only the name, who created it, whether it is open, and when it was made; the rest is null there. */
export const CouplesSessionView = v.object({
  id: orNull(v.number()),
  sessionToken: orNull(v.string()),
  sessionName: v.string(),
  partner1Id: orNull(v.string()),
  partner1Name: v.string(),
  partner2Name: orNull(v.string()),
  isActive: v.boolean(),
  createdAt: v.string(),
  /** Where the second partner comes in; null once both are in, or for a visitor. */
  shareUrl: orNull(v.string()),
  /** What the counsellor writes in. */
  language: orNull(language),
  /** Why the counsellor could not answer the latest messages; null when nothing is the matter. */
  unanswered: orNull(ErrorCodeView),
});
export type CouplesSessionView = v.InferOutput<typeof CouplesSessionView>;

export const CouplesTranslation = v.object({ language, text: v.string(), generatedBy: GeneratedBy });
export type CouplesTranslation = v.InferOutput<typeof CouplesTranslation>;

/** One message, the same for both partners. */
export const CouplesMessageView = v.object({
  id: v.number(),
  message: v.string(),
  messageType: v.picklist(MESSAGE_TYPES),
  /** Null for the counsellor. */
  senderRole: orNull(role),
  senderName: v.string(),
  /** What it is written in. */
  language,
  clientMessageId: orNull(v.string()),
  /** An ISO time. */
  createdAt: v.string(),
  /** In the language that the reader asked for, where it is known already. */
  translation: v.optional(CouplesTranslation),
  /** Set on the counsellor's words. */
  generatedBy: GeneratedBy,
});
export type CouplesMessageView = v.InferOutput<typeof CouplesMessageView>;

/** Who asks. A visitor has not joined; the name is then the account's first name, to be offered, or null. */
export const CouplesMe = v.object({ role: v.picklist([...COUPLES_ROLES, 'visitor']), name: orNull(v.string()) });
export type CouplesMe = v.InferOutput<typeof CouplesMe>;

/** The last message that each has read; null before the first. */
export const CouplesReads = v.object({ partner1: orNull(v.number()), partner2: orNull(v.number()) });
export type CouplesReads = v.InferOutput<typeof CouplesReads>;

/** The counsellor's text so far. */
export const CouplesReplySoFar = v.object({ replyId: v.string(), text: v.string(), generatedBy: GeneratedBy });
export type CouplesReplySoFar = v.InferOutput<typeof CouplesReplySoFar>;

/** Help that the caller alone sees. `upToId` is the last of the caller's messages that it is about: of two, the later holds. */
export const CouplesHelp = v.object({ ...HelpView.entries, upToId: v.number() });
export type CouplesHelp = v.InferOutput<typeof CouplesHelp>;

/** What opening a session brings, by event and by call alike. For a visitor there are no messages. */
export const OpenCouplesView = v.object({
  session: CouplesSessionView,
  me: CouplesMe,
  /** Those after `afterId`, the oldest first; or the newest page; or the page before `before`. */
  messages: v.array(CouplesMessageView),
  /** Whether there is more in the direction that was asked for: older ones, or (after `afterId`) newer ones. */
  hasMore: v.boolean(),
  /** How many messages there are in all. */
  messageCount: v.number(),
  /** Who is here now. */
  presence: v.array(role),
  reads: CouplesReads,
  /** What the counsellor is writing; null when it is not. */
  reply: v.nullable(CouplesReplySoFar),
  /** Help for the caller alone, which the counsellor's model found a need for; null for none, and where it was hidden. */
  help: orNull(CouplesHelp),
});
export type OpenCouplesView = v.InferOutput<typeof OpenCouplesView>;

/** The answer of `GET /api/couples/session`; `version` is its ETag, null for what a poll cannot ask for again. */
export const CouplesPolled = v.object({ ...OpenCouplesView.entries, version: v.nullable(v.string()) });
export type CouplesPolled = v.InferOutput<typeof CouplesPolled>;

/** A message that was stored. `help` is for its writer alone, and comes when it speaks of danger. */
export const CouplesSent = v.object({ message: CouplesMessageView, help: v.optional(HelpView) });
export type CouplesSent = v.InferOutput<typeof CouplesSent>;

export const CouplesSessionAnswer = v.object({ session: CouplesSessionView });

/** The answer of `POST /api/couples/create-session`. The link is null where the call was repeated and the partner has come meanwhile. */
export const CouplesCreated = v.object({ ...CouplesSessionAnswer.entries, shareUrl: v.nullable(v.string()) });

/** The answer of `POST /api/couples/join/{token}`. */
export const CouplesJoined = v.object({ ...CouplesSessionAnswer.entries, me: CouplesMe });
export type CouplesJoined = v.InferOutput<typeof CouplesJoined>;

/** A session in someone's history. */
export const CouplesHistoryItem = v.object({ ...CouplesSessionView.entries, role });
export type CouplesHistoryItem = v.InferOutput<typeof CouplesHistoryItem>;

/** A page of a user's sessions; `nextCursor` fetches the next one. */
export const CouplesHistoryPage = v.object({ sessions: v.array(CouplesHistoryItem), nextCursor: orNull(v.string()) });
export type CouplesHistoryPage = v.InferOutput<typeof CouplesHistoryPage>;

/** Every push names the session by its id. */
const sessionId = v.number();

export const CouplesMessagePush = v.object({ sessionId, message: CouplesMessageView });
export const CouplesDelta = v.object({
  sessionId,
  replyId: v.string(),
  offset: v.number(),
  text: v.string(),
  generatedBy: GeneratedBy,
});
export const CouplesDone = v.object({ sessionId, replyId: v.string(), message: CouplesMessageView });
export const CouplesFailed = v.object({ sessionId, replyId: v.string(), code: v.fallback(ErrorCodeView, 'internal_error') });
export const CouplesChanged = v.object({ sessionId, session: CouplesSessionView, deleted: v.optional(v.boolean()) });
export const CouplesPresence = v.object({ sessionId, presence: v.array(role) });
export const CouplesTyping = v.object({ sessionId, role, isTyping: v.boolean() });
export const CouplesRead = v.object({ sessionId, role, messageId: v.number() });
export const CouplesHelped = v.object({ sessionId, help: CouplesHelp });
export const CouplesTranslated = v.object({
  sessionId,
  messageId: v.number(),
  language,
  text: v.string(),
  generatedBy: GeneratedBy,
});
