import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An announcement for every page, while it is active and its time has come. */
@Entity('site_announcements')
export class SiteAnnouncement {
  @PrimaryGeneratedColumn('increment', { type: 'integer' })
  id!: number;

  @Column('text', { nullable: true })
  title!: string | null;

  @Column('text')
  message!: string;

  @Column('integer', { default: 0 })
  isActive!: number;

  @Column('text', { default: 'info' })
  announcementType!: string;

  @Column('timestamptz', { nullable: true })
  startDate!: Date | null;

  @Column('timestamptz', { nullable: true })
  endDate!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  /** Raised when its words or its type change. */
  @Column('integer', { default: 1 })
  revision!: number;

  /** In which its countdown markers are read: a name of the IANA database. */
  @Column('text', { default: 'UTC' })
  timeZone!: string;
}
