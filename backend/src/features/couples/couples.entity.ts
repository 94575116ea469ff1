import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesReads } from '@beside/common/couples/couples.views';
import type { ErrorCode } from '@beside/common/errors';
import type { Language } from '@beside/common/language/language.constants';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A session as the database keeps it. The second partner is an account, or a browser without one. */
export interface CouplesSession {
  id: number;
  sessionToken: string;
  sessionName: string;
  partner1Id: string;
  partner1Name: string;
  partner2Id: string | null;
  partner2VisitorId: string | null;
  /** Null until the second partner has joined. */
  partner2Name: string | null;
  isActive: boolean;
  createdAt: Date;
  /** The address from which it was opened; null of one from an earlier release. */
  creatorAddress: string | null;
  language: Language;
  unanswered: ErrorCode | null;
  /** Each partner's language, as last chosen; null before. */
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
  /** Of a counsellor reply: the last message that it had read; later ones belong to the next reply. */
  answersTo: number | null;
}

/** A message to store. */
export interface NewCouplesMessage {
  sessionId: number;
  senderId: string | null;
  senderRole: CouplesRole;
  senderName: string;
  message: string;
  clientMessageId: string;
  language: Language;
}

/** A session's row. The store reads it as `CouplesSession`. */
@Entity('couples_sessions')
@Index('couples_sessions_partner1', ['partner1Id', 'id'])
@Index('couples_sessions_partner2', ['partner2Id', 'id'])
@Index('couples_sessions_request', ['partner1Id', 'requestId'], { unique: true })
@Index('couples_sessions_visitor', ['partner2VisitorId'], { where: `"partner2VisitorId" is not null` })
export class CouplesSessionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('text', { unique: true })
  sessionToken!: string;

  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text', { nullable: true })
  partner1Id!: string | null;

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column('text', { nullable: true })
  partner2Id!: string | null;

  @Column('text')
  partner1Name!: string;

  @Column('text', { nullable: true })
  partner2Name!: string | null;

  @Column('text')
  sessionName!: string;

  @Column('integer', { default: 1 })
  isActive!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('text', { nullable: true })
  creatorAddress!: string | null;

  @Column('uuid', { nullable: true })
  partner2VisitorId!: string | null;

  @Column('text', { nullable: true })
  partner1Language!: string | null;

  @Column('text', { nullable: true })
  partner2Language!: string | null;

  @Column('bigint', { nullable: true })
  partner1Read!: string | null;

  @Column('bigint', { nullable: true })
  partner2Read!: string | null;

  @Column('text', { default: 'en' })
  language!: string;

  @Column('text', { nullable: true })
  unanswered!: string | null;

  @Column('uuid', { nullable: true })
  requestId!: string | null;
}

/** A message's row. The store reads it as `CouplesMessage`. It has no foreign keys: see the migration `couples`. */
@Entity('couples_messages')
@Check('couples_messages_senderRole_check', `"senderRole" in ('partner1', 'partner2')`)
@Index('couples_messages_session', ['sessionId', 'id'])
@Index('couples_messages_once', ['sessionId', 'clientMessageId'], { unique: true })
export class CouplesMessageEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('bigint')
  sessionId!: string;

  @Column('text', { nullable: true })
  senderId!: string | null;

  @Column('text')
  senderName!: string;

  @Column('text')
  message!: string;

  @Column('text')
  messageType!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('uuid', { nullable: true })
  clientMessageId!: string | null;

  /** Null for the counsellor. */
  @Column('text', { nullable: true })
  senderRole!: CouplesRole | null;

  @Column('text', { default: 'en' })
  language!: string;

  /** The number of the node that stored it. */
  @Column('integer', { nullable: true })
  storedBy!: number | null;

  @Column('bigint', { nullable: true })
  answersTo!: string | null;
}

/** A message in another language. Its text is null while a node translates it. */
@Entity('couples_translations')
export class CouplesTranslationEntity {
  @PrimaryColumn('bigint')
  messageId!: string;

  @PrimaryColumn('text')
  language!: string;

  @Column('text', { nullable: true })
  text!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  claimedAt!: Date;
}
