import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import { HasLength } from '../has-length.ts';
import { LANGUAGES, type Language } from '../language/language.constants.ts';
import { COUPLES_MESSAGE_MAX, MESSAGE_TYPES, type MessageType, PARTNER_NAME_MAX, SESSION_NAME_MAX } from './couples.constants.ts';

/** The secret of a session's link. */
const TOKEN = { pattern: /^[A-Za-z0-9_-]{16,64}$/, message: 'The link of this session is not valid' };

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

/** The body of `POST /api/couples/hide-help/{token}`: `upToId` of the help that is hidden. */
export class HideCouplesHelpDto {
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  upToId!: number;
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
