import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import type { ErrorCode } from '../errors.ts';
import { HasLength } from '../has-length.ts';
import { LANGUAGES, type Language } from '../language/language.constants.ts';
import type { HelpView } from '../safety/safety.dto.ts';
import {
  COUPLES_MESSAGE_MAX,
  type CouplesRole,
  MESSAGE_TYPES,
  type MessageType,
  PARTNER_NAME_MAX,
  SESSION_NAME_MAX,
} from './couples.constants.ts';

/** The secret of a session's link. */
const TOKEN = { pattern: /^[A-Za-z0-9_-]{16,64}$/, message: 'token must be the token of a session' };

/** The body of `POST /api/couples/create-session`. `requestId`, made by the client, makes the call idempotent. */
export class CreateCouplesSessionDto {
  @HasLength(1, SESSION_NAME_MAX)
  sessionName!: string;

  /** The creator's name as the partner sees it; the account's first name unless given. */
  @IsOptional()
  @HasLength(1, PARTNER_NAME_MAX)
  partner1Name?: string;

  /** What the counsellor writes in; English unless given. */
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;

  @IsOptional()
  @IsUUID()
  requestId?: string;
}

/** The body of `POST /api/couples/join/{token}`. Someone signed in may leave the name out. */
export class JoinCouplesDto {
  @IsOptional()
  @HasLength(1, PARTNER_NAME_MAX)
  partnerName?: string;

  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}

/** Which session a call's body is about. */
export class CouplesSessionTokenDto {
  @Matches(TOKEN.pattern, { message: TOKEN.message })
  sessionToken!: string;
}

/**
 * The body of `POST /api/couples/message`. Who sends it is known from the session: `senderName`, `senderId` and `messageType` are checked
 * and not stored. `language` is what the message is written in, a code or an English name.
 */
export class PostCouplesMessageDto extends CouplesSessionTokenDto {
  @HasLength(1, COUPLES_MESSAGE_MAX)
  message!: string;

  @IsOptional()
  @HasLength(1, PARTNER_NAME_MAX)
  senderName?: string;

  /** Null for a browser without an account. */
  @IsOptional()
  @IsString()
  @Length(1, 100)
  senderId?: string | null;

  @IsOptional()
  @IsIn(MESSAGE_TYPES)
  messageType?: MessageType;

  @IsOptional()
  @IsUUID()
  clientMessageId?: string;

  @IsOptional()
  @IsString()
  @Length(1, 35)
  language?: string;

  /** ISO 3166 alpha-2, for helplines alone. */
  @IsOptional()
  @Matches(/^[A-Za-z]{2}$/, { message: 'country must be a two-letter country code' })
  country?: string;
}

/** What most of a session's events carry. */
export class CouplesTokenDto {
  @Matches(TOKEN.pattern, { message: TOKEN.message })
  token!: string;
}

export class OpenCouplesDto extends CouplesTokenDto {
  /** The last message that the page has; without it the newest page comes. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  afterId?: number;

  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}

export class CouplesLanguageDto extends CouplesTokenDto {
  @IsIn(LANGUAGES)
  language!: Language;
}

export class SendCouplesMessageDto extends CouplesTokenDto {
  @IsUUID()
  clientMessageId!: string;

  @HasLength(1, COUPLES_MESSAGE_MAX)
  message!: string;

  @IsOptional()
  @IsIn(MESSAGE_TYPES)
  messageType?: MessageType;

  @IsOptional()
  @IsString()
  @Length(1, 35)
  language?: string;

  @IsOptional()
  @Matches(/^[A-Za-z]{2}$/, { message: 'country must be a two-letter country code' })
  country?: string;
}

export class CouplesTypingDto extends CouplesTokenDto {
  @IsBoolean()
  isTyping!: boolean;
}

export class CouplesReadDto extends CouplesTokenDto {
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  messageId!: number;
}

/** A session as those in it see it. A visitor sees only the name, who created it, whether it is open, and when it was made; the rest is null there. */
export interface CouplesSessionView {
  id: number | null;
  sessionToken: string | null;
  sessionName: string;
  partner1Id: string | null;
  partner1Name: string;
  partner2Name: string | null;
  isActive: boolean;
  createdAt: string;
  /** Where the second partner comes in; null once both are in, or for a visitor. */
  shareUrl: string | null;
  /** What the counsellor writes in. */
  language: Language | null;
  /** Why the counsellor could not answer the latest messages; null when nothing is the matter. */
  unanswered: ErrorCode | null;
}

/** One message, the same for both partners. `senderRole` is null for the counsellor. `createdAt` is an ISO time, `language` what it is written in. */
export interface CouplesMessageView {
  id: number;
  message: string;
  messageType: MessageType;
  senderRole: CouplesRole | null;
  senderName: string;
  language: Language;
  clientMessageId: string | null;
  createdAt: string;
  /** In the language that the reader asked for, where it is known already. */
  translation?: CouplesTranslation;
}

export interface CouplesTranslation {
  language: Language;
  text: string;
}

/** Who asks. A visitor has not joined; the name is then the account's first name, to be offered, or null. */
export interface CouplesMe {
  role: CouplesRole | 'visitor';
  name: string | null;
}

/** The last message that each has read; null before the first. */
export type CouplesReads = Record<CouplesRole, number | null>;

/** The counsellor's text so far. */
export interface CouplesReplySoFar {
  replyId: string;
  text: string;
}

/** What opening a session brings, by event and by call alike. For a visitor there are no messages. */
export interface CouplesRoomView {
  session: CouplesSessionView;
  me: CouplesMe;
  /** Those after `afterId`, the oldest first; or the newest page; or the page before `before`. */
  messages: CouplesMessageView[];
  /** Whether there is more in the direction that was asked for: older ones, or (after `afterId`) newer ones. */
  hasMore: boolean;
  /** How many messages there are in all. */
  messageCount: number;
  /** Who is here now. */
  presence: CouplesRole[];
  reads: CouplesReads;
  /** What the counsellor is writing; null when it is not. */
  reply: CouplesReplySoFar | null;
}

/** A message that was stored. `help` is for its writer alone, and comes when it speaks of danger. */
export interface CouplesSent {
  message: CouplesMessageView;
  help?: HelpView;
}

/** A session in someone's history. */
export interface CouplesHistoryItem extends CouplesSessionView {
  role: CouplesRole;
}
