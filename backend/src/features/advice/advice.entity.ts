import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A stored advice. It belongs to a user, or to a visitor (`visitorId`). */
@Entity('advice_sessions')
// The newest first: see `entities.test.ts`.
@Index('advice_sessions_user', { synchronize: false })
@Index('advice_sessions_visitor', { synchronize: false })
export class AdviceSession {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text', { nullable: true })
  userId!: string | null;

  @Column('uuid', { nullable: true })
  visitorId!: string | null;

  @Column('text')
  creatorIpAddress!: string;

  @Column('text')
  category!: string;

  @Column('text')
  description!: string;

  @Column('text')
  adviceStyle!: string;

  /** A JSON string of `Advice`. */
  @Column('text')
  advice!: string;

  @Column('text', { default: 'en' })
  language!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
