import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A message of the chat that goes on from an advice. No call writes one yet. */
@Entity('chat_messages')
@Index('chat_messages_session', ['sessionId', 'id'])
export class ChatMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @ForeignKey('advice_sessions', { onDelete: 'CASCADE' })
  @Column('uuid')
  sessionId!: string;

  @Index('chat_messages_user')
  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column('text', { nullable: true })
  userId!: string | null;

  @Column('text')
  message!: string;

  @Column('text')
  messageType!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
