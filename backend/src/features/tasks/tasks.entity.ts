import type { TaskKind, TaskState } from '@beside/common/tasks/tasks.constants';
import type { TaskDetails } from '@beside/common/tasks/tasks.views';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Something that only a person can do, such as a refund that the payment provider has refused. */
@Entity('owner_tasks')
@Index('owner_tasks_subject', ['kind', 'subject'], { unique: true })
@Index('owner_tasks_open', ['createdAt'], { where: '"doneAt" is null' })
export class OwnerTask {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: TaskKind;

  /** What it is about: an id at the payment provider, a declaration's number, or a day. One task a subject. */
  @Column('text')
  subject!: string;

  @Column('text', { nullable: true })
  state!: TaskState | null;

  /** Whom it is about. The task outlives the account: money may still be owed. */
  @Index('owner_tasks_user')
  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column('text', { nullable: true })
  userId!: string | null;

  @Column('integer', { nullable: true })
  cents!: number | null;

  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  @Column('jsonb', { default: {} })
  details!: TaskDetails;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Index('owner_tasks_done')
  @Column('timestamptz', { nullable: true })
  doneAt!: Date | null;

  /** It has settled by itself. */
  @Column('boolean', { default: false })
  isSettled!: boolean;
}
