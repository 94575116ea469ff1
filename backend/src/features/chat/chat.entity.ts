import type { ErrorCode } from '@beside/common/errors';
import type { HelpView } from '@beside/common/safety/safety.views';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A message of the chat about an advice. Ids follow the order of the commits within a chat. */
@Entity('chat_messages')
@Index('chat_messages_session', ['sessionId', 'id'])
@Index('chat_messages_client', ['sessionId', 'clientMessageId'], { unique: true, where: `"clientMessageId" is not null` })
@Index('chat_messages_change', ['change'], { where: 'change is not null' })
export class ChatMessageEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @ForeignKey('advice_sessions', { onDelete: 'CASCADE' })
  @Column('uuid')
  sessionId!: string;

  /** Who wrote it; null for the model, and for a visitor. Without a foreign key: the advice belongs to the same user, and goes with the account. */
  @Column('text', { nullable: true })
  userId!: string | null;

  @Column('text')
  message!: string;

  @Column('text')
  messageType!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('uuid', { nullable: true })
  clientMessageId!: string | null;

  /** What it is written in; a question's is the language that its reply is asked for in. */
  @Column('text', { default: 'en' })
  language!: string;

  /** The id of a reply's question. */
  @Column('bigint', { nullable: true })
  answersTo!: string | null;

  /** The reply that was last asked for about a question. */
  @Column('uuid', { nullable: true })
  replyId!: string | null;

  /** Beside a question or a reply in which danger was found; of a reply also in the model's place. */
  @Column('jsonb', { nullable: true })
  help!: HelpView | null;

  /** Why a question's reply failed. */
  @Column('text', { nullable: true })
  failure!: ErrorCode | null;

  /** The number of the node that stored it, or changed it last. */
  @Column('integer', { nullable: true })
  storedBy!: number | null;

  /** The place of its last change among all ids and changes. */
  @Column('bigint', { nullable: true })
  change!: string | null;
}

/** The rolling summary of a long chat. */
@Entity('chats')
export class ChatEntity {
  @PrimaryColumn('uuid')
  @ForeignKey('advice_sessions', { onDelete: 'CASCADE' })
  sessionId!: string;

  @Column('text')
  summary!: string;

  /** The last message that the summary holds. */
  @Column('bigint')
  summarisedTo!: string;
}
