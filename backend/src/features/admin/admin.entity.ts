import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The owner's settings. No feature reads it yet. */
@Entity('admin_settings')
export class AdminSettings {
  @PrimaryGeneratedColumn('increment', { type: 'integer' })
  id!: number;

  /** A hash. */
  @Column('text')
  adminPassword!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
