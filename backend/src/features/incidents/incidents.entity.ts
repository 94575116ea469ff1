import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';

/** An incident for the status page. No feature reads it yet. */
@Entity('system_status')
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

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
