import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { DangerKind, DangerLevel } from '@beside/common/safety/safety.constants';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Danger that the counsellor's model found in one partner's words. Nothing of it may reach the other. */
@Entity('couples_help')
@Check('couples_help_seat_check', `seat in ('partner1', 'partner2')`)
@Check('couples_help_level_check', `level in ('certain', 'possible')`)
@Index('couples_help_session', ['sessionId', 'id'])
@Index('couples_help_created', ['createdAt'])
export class CouplesHelpEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @ForeignKey('couples_sessions', { onDelete: 'CASCADE' })
  @Column('bigint')
  sessionId!: string;

  @Column('text')
  seat!: CouplesRole;

  @Column('text')
  level!: DangerLevel;

  @Column('text')
  kind!: DangerKind;

  /** The first and the last message that the model had judged. */
  @Column('bigint')
  fromId!: string;

  @Column('bigint')
  upToId!: string;

  /** Its reader has hidden it: it counts for the prompts alone. */
  @Column('boolean', { default: false })
  isHidden!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
