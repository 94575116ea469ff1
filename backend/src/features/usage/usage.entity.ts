import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Uses of an address, or of a browser without an account, in one calendar month. Users' uses are counted in `users`. */
@Entity('anonymous_usage')
@Unique(['ipAddress', 'monthYear'])
export class AnonymousUsage {
  @PrimaryGeneratedColumn('increment', { type: 'integer' })
  id!: number;

  /** Or `visitor:<id>`: a browser counts beside its address. */
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
