import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesReads } from '@beside/common/couples/couples.dto';
import type { ErrorCode } from '@beside/common/errors';
import type { Language } from '@beside/common/language/language.constants';

/** A session as the database keeps it. Who the second partner is: an account, or a browser without one. */
export interface CouplesSession {
  id: number;
  sessionToken: string;
  sessionName: string;
  partner1Id: string;
  partner1Name: string;
  partner2Id: string | null;
  partner2VisitorId: string | null;
  /** Null until someone has joined. */
  partner2Name: string | null;
  isActive: boolean;
  createdAt: Date;
  language: Language;
  unanswered: ErrorCode | null;
  /** What each reads in, as last chosen; null before that. */
  languages: Record<CouplesRole, Language | null>;
  reads: CouplesReads;
}

/** A stored message. `senderRole` is null for the counsellor. */
export interface CouplesMessage {
  id: number;
  sessionId: number;
  message: string;
  messageType: 'user' | 'ai';
  senderRole: CouplesRole | null;
  senderName: string;
  language: Language;
  clientMessageId: string | null;
  createdAt: Date;
  /** Of the counsellor's: the last message that it had read; what came while it wrote is answered by its next turn. */
  answersTo: number | null;
}

/** A message ready to be stored. */
export interface NewCouplesMessage {
  sessionId: number;
  senderId: string | null;
  senderRole: CouplesRole;
  senderName: string;
  message: string;
  clientMessageId: string;
  language: Language;
}
