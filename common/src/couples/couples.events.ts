import type { Ack } from '../ack.ts';
import type {
  CouplesLanguageDto,
  CouplesReadDto,
  CouplesTokenDto,
  CouplesTypingDto,
  OpenCouplesDto,
  SendCouplesMessageDto,
} from './couples.dto.ts';
import {
  CouplesChanged,
  CouplesDelta,
  CouplesDone,
  CouplesFailed,
  CouplesHelped,
  CouplesMessagePush,
  CouplesPresence,
  CouplesRead,
  type CouplesSent,
  CouplesTranslated,
  CouplesTyping,
  type OpenCouplesView,
} from './couples.views.ts';

export interface CouplesClientEvents {
  'couples:open': (payload: OpenCouplesDto, ack: Ack<OpenCouplesView>) => void;
  'couples:close': (payload: CouplesTokenDto, ack: Ack) => void;
  /** What this reader reads in; what is not translated yet comes as `couples:translation`. */
  'couples:language': (payload: CouplesLanguageDto, ack: Ack) => void;
  'couples:send': (payload: SendCouplesMessageDto, ack: Ack<CouplesSent>) => void;
  'couples:typing': (payload: CouplesTypingDto, ack: Ack) => void;
  'couples:read': (payload: CouplesReadDto, ack: Ack) => void;
  /** Asks the counsellor again, after it could not answer. */
  'couples:retry': (payload: CouplesTokenDto, ack: Ack) => void;
}

/** Pushed to those in a session. */
export const COUPLES_PUSHES = {
  'couples:message': CouplesMessagePush,
  /** More of the counsellor's text. An `offset` of 0 begins it anew; one beyond what the page has means that something was missed. */
  'couples:delta': CouplesDelta,
  'couples:done': CouplesDone,
  /** The counsellor could not answer; `couples:retry` asks it again. */
  'couples:failed': CouplesFailed,
  /** It changed: joined, ended, or (`deleted`) is no more. */
  'couples:session': CouplesChanged,
  'couples:presence': CouplesPresence,
  'couples:typing': CouplesTyping,
  'couples:read': CouplesRead,
  /** Help for one partner, to that partner's pages alone. */
  'couples:help': CouplesHelped,
  /** To that language's readers alone. */
  'couples:translation': CouplesTranslated,
};
