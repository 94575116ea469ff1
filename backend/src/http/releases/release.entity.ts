import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A release of the page that this installation serves, or has served. */
@Entity('releases')
@Index('releases_last_seen', ['lastSeenAt'])
export class Release {
  /** The name that its build gave it. */
  @PrimaryColumn('text')
  name!: string;

  /** When a node first served it. */
  @Column('timestamptz', { default: () => 'now()' })
  firstSeenAt!: Date;

  /** When a node last served it: each node writes its own at its start, and each hour. */
  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt!: Date;
}
