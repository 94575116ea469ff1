import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { AdviceCopy } from './advice.copy.ts';

/** A link to a copy of an advice: who has its address can read it until it ends. */
@Entity('advice_links')
export class AdviceLink {
  @PrimaryColumn('uuid')
  id!: string;

  @Index('advice_links_advice')
  @ForeignKey('advice_sessions', { onDelete: 'CASCADE' })
  @Column('uuid')
  adviceId!: string;

  @Index('advice_links_user')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text')
  userId!: string;

  /** Its address holds the token; nobody else does. */
  @Column('text', { unique: true })
  tokenHash!: string;

  @Column('jsonb')
  copy!: AdviceCopy;

  @Column('boolean')
  withQuestion!: boolean;

  @Index('advice_links_until')
  @Column('timestamptz')
  until!: Date;

  /** How often the copy was opened. Nothing else is kept of it. */
  @Column('integer', { default: 0 })
  opened!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
