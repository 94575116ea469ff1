import type { Ack } from '../ack.ts';
import type { ErrorCode } from '../errors.ts';
import type { Language } from '../language/language.constants.ts';
import type { CouplesRole } from './couples.constants.ts';
import type {
  CouplesLanguageDto,
  CouplesMessageView,
  CouplesReadDto,
  CouplesRoomView,
  CouplesSent,
  CouplesSessionView,
  CouplesTokenDto,
  CouplesTypingDto,
  OpenCouplesDto,
  SendCouplesMessageDto,
} from './couples.dto.ts';

export interface CouplesClientEvents {
  'couples:open': (payload: OpenCouplesDto, ack: Ack<CouplesRoomView>) => void;
  'couples:close': (payload: CouplesTokenDto, ack: Ack) => void;
  /** What this reader reads in; what is not translated yet comes as `couples:translation`. */
  'couples:language': (payload: CouplesLanguageDto, ack: Ack) => void;
  'couples:send': (payload: SendCouplesMessageDto, ack: Ack<CouplesSent>) => void;
  'couples:typing': (payload: CouplesTypingDto, ack: Ack) => void;
  'couples:read': (payload: CouplesReadDto, ack: Ack) => void;
  /** Asks the counsellor again, after it could not answer. */
  'couples:retry': (payload: CouplesTokenDto, ack: Ack) => void;
}

/** Pushed to those in a session. Every payload names the session by its id. */
export interface CouplesServerEvents {
  'couples:message': (push: { sessionId: number; message: CouplesMessageView }) => void;
  /** More of the counsellor's text. An `offset` of 0 begins it anew; one beyond what the page has means that something was missed. */
  'couples:delta': (push: { sessionId: number; replyId: string; offset: number; text: string }) => void;
  'couples:done': (push: { sessionId: number; replyId: string; message: CouplesMessageView }) => void;
  /** The counsellor could not answer; `couples:retry` asks it again. */
  'couples:failed': (push: { sessionId: number; replyId: string; code: ErrorCode }) => void;
  /** It changed: joined, ended, or (`deleted`) is no more. */
  'couples:session': (push: { sessionId: number; session: CouplesSessionView; deleted?: true }) => void;
  'couples:presence': (push: { sessionId: number; presence: CouplesRole[] }) => void;
  'couples:typing': (push: { sessionId: number; role: CouplesRole; isTyping: boolean }) => void;
  'couples:read': (push: { sessionId: number; role: CouplesRole; messageId: number }) => void;
  /** To that language's readers alone. */
  'couples:translation': (push: { sessionId: number; messageId: number; language: Language; text: string }) => void;
}
