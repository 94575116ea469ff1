import { IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min } from 'class-validator';
import { MESSAGE_TYPES, type MessageType } from '../couples/couples.constants.ts';
import { HasLength } from '../has-length.ts';
import { LANGUAGES, type Language } from '../language/language.constants.ts';
import { CHAT_MESSAGE_MAX } from './chat.constants.ts';

/** What asks for a reply, which may have to be help. */
abstract class AskingDto {
  /** ISO 3166 alpha-2, for helplines alone. */
  @IsOptional()
  @Matches(/^[A-Za-z]{2}$/, { message: 'country must be a two-letter country code' })
  country?: string;
}

/** A question in a chat. The writer is the caller: `messageType` is checked, and not stored. */
abstract class ChatQuestionDto extends AskingDto {
  @HasLength(1, CHAT_MESSAGE_MAX)
  message!: string;

  @IsOptional()
  @IsIn(MESSAGE_TYPES)
  messageType?: MessageType;

  /** What the reply is written in; the advice's language unless given. */
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}

/** The body of `POST /api/chat/{sessionId}`. */
export class PostChatMessageDto extends ChatQuestionDto {
  @IsOptional()
  @IsUUID()
  clientMessageId?: string;
}

/** The body of `POST /api/chat/{sessionId}/retry`: the question whose reply failed, the last one unless given. */
export class RetryChatDto extends AskingDto {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  messageId?: number;
}

/** What `chat:close` and `chat:stop` carry: the id of the advice session. */
export class ChatSessionDto {
  @IsUUID()
  sessionId!: string;
}

export class OpenChatDto extends ChatSessionDto {
  /** The last message that the page has; without it the newest page comes. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  afterId?: number;
}

export class SendChatMessageDto extends ChatQuestionDto {
  @IsUUID()
  sessionId!: string;

  @IsUUID()
  clientMessageId!: string;
}
