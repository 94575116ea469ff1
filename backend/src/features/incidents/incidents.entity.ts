import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A notice about the service: the monitor's own, of an incident, or its demo. Old ones are the history. */
@Entity('system_status')
@Index('system_status_active', ['isActive'], { where: '"isActive" = 1' })
export class SystemStatus {
  @PrimaryGeneratedColumn('increment', { type: 'integer' })
  id!: number;

  @Column('text')
  status!: string;

  @Column('text', { nullable: true })
  title!: string | null;

  @Column('text')
  message!: string;

  @Column('integer', { default: 1 })
  isActive!: number;

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column('text', { nullable: true })
  createdBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Index('system_status_updated')
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  /** The incident's own id, on the status page. */
  @Column('text', { nullable: true })
  externalId!: string | null;

  @Column('text', { nullable: true })
  url!: string | null;

  @Column('integer', { default: 0 })
  isDemo!: number;

  /** When it goes by itself. */
  @Column('timestamptz', { nullable: true })
  endsAt!: Date | null;

  /** Raised when its words or its status change. */
  @Column('integer', { default: 1 })
  revision!: number;
}

/** The incident monitor; one row. */
@Entity('incident_monitor')
export class IncidentMonitor {
  @PrimaryColumn('integer')
  id!: number;

  @Column('integer', { default: 0 })
  isRunning!: number;

  /** As an admin has set it. */
  @Column('text', { nullable: true })
  statusPageUrl!: string | null;

  /** Where the page's state is read, once its format is known. */
  @Column('text', { nullable: true })
  feedUrl!: string | null;

  @Column('text', { nullable: true })
  format!: string | null;

  @Column('timestamptz', { nullable: true })
  lastCheck!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSuccess!: Date | null;

  /** Why the last check failed. */
  @Column('text', { nullable: true })
  fault!: string | null;

  @Column('integer', { nullable: true })
  faultStatus!: number | null;

  /** The check that is under way; only its result is stored. */
  @Column('uuid', { nullable: true })
  leaseId!: string | null;

  @Column('timestamptz', { nullable: true })
  leaseUntil!: Date | null;
}
