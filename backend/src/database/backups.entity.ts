import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody has deleted: a restored backup still has it, and must not keep it. See `erasures.ts`. */
@Entity('erasures')
@Index('erasures_at', ['at'])
@Index('erasures_pending', ['at'], { where: '"isPending"' })
export class Erasure {
  /** Which kind of thing: see `UserData.erasures`. */
  @PrimaryColumn('text')
  kind!: string;

  /** The thing's own id. */
  @PrimaryColumn('text')
  key!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  /** A restore has brought the thing back, and no node has erased it again yet. */
  @Column('boolean', { default: false })
  isPending!: boolean;
}

/** A backup that was made: `docker/backup/backup.sh` writes the row. */
@Entity('backups')
@Index('backups_at', ['at'])
export class Backup {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  @Column('bigint')
  bytes!: string;
}
