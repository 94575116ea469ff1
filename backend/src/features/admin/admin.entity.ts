import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The admin password; one row, once the owner has set it. */
@Entity('admin_settings')
export class AdminSettings {
  @PrimaryGeneratedColumn('increment', { type: 'integer' })
  id!: number;

  /** An argon2id hash. */
  @Column('text')
  adminPassword!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

/** An entry of the audit log; a trigger refuses changes and deletions. */
@Entity('audit_log')
@Index('audit_log_actor', ['actorId', 'id'])
@Index('audit_log_target', ['targetId', 'id'])
@Index('audit_log_action', ['action', 'id'])
export class AuditEntryEntity {
  /** One more than that of the entry before it. */
  @PrimaryColumn('integer')
  id!: number;

  /** With milliseconds, as it is hashed. */
  @Index('audit_log_at')
  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column('text', { nullable: true })
  actorId!: string | null;

  @Column('text')
  action!: string;

  @Column('text', { nullable: true })
  targetType!: string | null;

  @Column('text', { nullable: true })
  targetId!: string | null;

  @Column('jsonb', { default: {} })
  details!: object;

  @Column('text')
  ip!: string;

  /** The API token that was used. */
  @Column('integer', { nullable: true })
  tokenId!: number | null;

  @Column('text')
  previousHash!: string;

  @Column('text')
  hash!: string;
}

/** The newest entry's id and hash; one row. */
@Entity('audit_head')
export class AuditHead {
  @PrimaryColumn('integer')
  id!: number;

  @Column('integer')
  entryId!: number;

  @Column('text')
  hash!: string;
}
