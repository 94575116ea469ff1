import type { ErrorCode } from '@beside/common/errors';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Reply } from './reply.types.ts';

const UNDER_WAY = `status in ('queued', 'running')`;

/** A reply as the table holds it; the engine reads it as `Reply`. */
@Entity('replies')
@Check('replies_status_check', `status in ('waiting', 'queued', 'running', 'done', 'failed')`)
@Index('replies_one_at_a_time', ['subject'], { unique: true, where: UNDER_WAY })
@Index('replies_waiting', ['subject', 'createdAt'], { where: `status = 'waiting'` })
@Index('replies_due', ['dueAt'], { where: UNDER_WAY })
@Index('replies_ended', ['endedAt'], { where: `status in ('done', 'failed')` })
export class ReplyEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  subject!: string;

  @Index('replies_user')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text', { nullable: true })
  userId!: string | null;

  @Index('replies_visitor')
  @Column('uuid', { nullable: true })
  visitorId!: string | null;

  @Column('text', { default: 'queued' })
  status!: Reply['status'];

  @Column('integer', { default: 0 })
  run!: number;

  @Column('uuid', { nullable: true })
  node!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date;

  @Column('integer', { default: 0 })
  stopRequested!: number;

  @Column('boolean', { default: false })
  isShown!: boolean;

  @Column('jsonb', { nullable: true })
  input!: unknown;

  @Column('jsonb', { nullable: true })
  reservation!: unknown;

  @Column('text', { nullable: true })
  resultId!: string | null;

  @Column('text', { nullable: true })
  code!: ErrorCode | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
