import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Uses of an address without an account in one calendar month. Users' uses are counted in `users`. */
@Entity('anonymous_usage')
@Unique(['ipAddress', 'monthYear'])
export class AnonymousUsage {
  @PrimaryGeneratedColumn('increment', { type: 'integer' })
  id!: number;

  @Column('text')
  ipAddress!: string;

  @Column('text', { nullable: true })
  userAgent!: string | null;

  @Column('integer', { default: 1 })
  sessionCount!: number;

  @Column('text')
  monthYear!: string;

  @Column('timestamptz', { default: () => 'now()' })
  lastUsed!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
