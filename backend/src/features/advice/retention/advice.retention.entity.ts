import type { RetentionMonths } from '@beside/common/advice/advice.retention.constants';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A user's choice that old advice is deleted by itself. Without a row nothing is. */
@Entity('retention')
export class Retention {
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  userId!: string;

  /** Months since something was asked or written in it. */
  @Column('integer')
  months!: RetentionMonths;

  /** Bookmarked advice stays. */
  @Column('boolean')
  keepBookmarked!: boolean;

  /** From when on it works: at once, unless more is deleted by it than before. */
  @Column('timestamptz')
  worksFrom!: Date;

  /** What works until then. Null: nothing is deleted. */
  @Column('integer', { nullable: true })
  monthsBefore!: RetentionMonths | null;

  @Column('boolean')
  keepBookmarkedBefore!: boolean;
}
