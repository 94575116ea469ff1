import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { DangerKind, DangerLevel } from '@beside/common/safety/safety.constants';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

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

  /** The first message that the model had judged, and the last one of this partner. */
  @Column('bigint')
  fromId!: string;

  @Column('bigint')
  upToId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** The last message whose help a partner has hidden: the model may find danger in it only afterwards. */
@Entity('couples_help_hidden')
@Check('couples_help_hidden_seat_check', `seat in ('partner1', 'partner2')`)
@Index('couples_help_hidden_at', ['hiddenAt'])
export class CouplesHelpHiddenEntity {
  @ForeignKey('couples_sessions', { onDelete: 'CASCADE' })
  @PrimaryColumn('bigint')
  sessionId!: string;

  @PrimaryColumn('text')
  seat!: CouplesRole;

  @Column('bigint')
  upToId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  hiddenAt!: Date;
}
