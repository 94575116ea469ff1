import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What happened on a day (UTC), counted: see `counters.ts`. */
@Entity('daily_counts')
@Index('daily_counts_sum', ['day', 'name'], { unique: true, where: '"isSum"' })
@Index('daily_counts_new', ['id'], { where: 'not "isSum"' })
export class DailyCount {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id!: string;

  @Column('date')
  day!: string;

  @Column('text')
  name!: string;

  @Column('bigint')
  count!: string;

  /** The sum of all rows that were added up so far. */
  @Column('boolean', { default: false })
  isSum!: boolean;
}
