import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A user's API token. */
@Entity('api_tokens')
export class ApiToken {
  @PrimaryGeneratedColumn('increment', { type: 'integer' })
  id!: number;

  @Index('api_tokens_user')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text')
  userId!: string;

  @Column('text')
  tokenName!: string;

  @Column('text', { unique: true })
  tokenHash!: string;

  /** How the value begins, to recognise it by. */
  @Column('text', { default: '' })
  prefix!: string;

  @Column('text', { array: true, default: '{}' })
  permissions!: string[];

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column('text', { nullable: true })
  createdByUserId!: string | null;

  @Column('timestamptz', { nullable: true })
  lastUsed!: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('integer', { default: 1 })
  isActive!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
