import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A stored advice. It belongs to a user, or to a visitor (`visitorId`). */
@Entity('advice_sessions')
// The newest first: see `entities.test.ts`.
@Index('advice_sessions_user', { synchronize: false })
@Index('advice_sessions_category', { synchronize: false })
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

  /** Until then it is not deleted for its age: it lost its bookmark, or became its user's, some days before. */
  @Column('timestamptz', { nullable: true })
  keptUntil?: Date | null;
}

/** A user's bookmark of an advice. */
@Entity('advice_bookmarks')
@Index('advice_bookmarks_history', { synchronize: false })
export class AdviceBookmark {
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  userId!: string;

  @Index('advice_bookmarks_session')
  @ForeignKey('advice_sessions', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  sessionId!: string;

  /** The advice's own time: with it, one index gives the bookmarked ones in the history's order. */
  @Column('timestamptz')
  sessionCreatedAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/**
 * What a search compares: a folded text of an advice (message 0), or of a message in its chat. `nGrams` are its pieces, and two
 * marks of its owner: see `advice.texts.ts`.
 */
@Entity('advice_texts')
// The newest first, and by n-grams: see `entities.test.ts`.
@Index('advice_texts_user', { synchronize: false })
@Index('advice_texts_n_grams', { synchronize: false })
export class AdviceText {
  @ForeignKey('advice_sessions', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  sessionId!: string;

  @PrimaryColumn('bigint')
  messageId!: string;

  /** Null for a visitor's: visitors have no history. */
  @Column('text', { nullable: true })
  userId!: string | null;

  /** The session's, as its category: the history's order and filters. */
  @Column('timestamptz')
  createdAt!: Date;

  @Column('text')
  category!: string;

  @Column('text')
  text!: string;

  @Column('integer', { array: true })
  nGrams!: number[];
}
