import type { Language } from '@beside/common/language/language.constants';
import type { EmailDigest, Look, NoticeKind } from '@beside/common/notifications/notifications.constants';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What a user has chosen to be told of, and when. Without a row the first values hold. */
@Entity('notification_settings')
@Index('notification_settings_message', ['userId'], { where: `'message' = any(kinds)` })
export class NotificationSettings {
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  userId!: string;

  /** Those that are on. */
  @Column('text', { array: true })
  kinds!: NoticeKind[];

  @Column('text')
  quietFrom!: string;

  @Column('text')
  quietUntil!: string;

  @Column('text')
  zone!: string;

  @Column('text')
  email!: EmailDigest;

  /** When the next email is due; null: none. */
  @Index('notification_settings_mail', { where: '"mailAt" is not null' })
  @Column('timestamptz', { nullable: true })
  mailAt!: Date | null;

  /** When the last email went out, or emails were turned on: what was new then is not mailed again. Null: emails are off. */
  @Column('timestamptz', { nullable: true })
  mailedAt!: Date | null;

  /** The user's day on which an email was last asked for: one a day, whatever becomes of the zone. */
  @Column('text', { nullable: true })
  mailDay!: string | null;

  /** Emails in a row that the mail server refused for good. */
  @Column('integer', { default: 0 })
  mailsRefused!: number;
}

/** A link that ends a user's emails: one for each secret under which it was made, by its hash. It works as long as the account is there. */
@Entity('digest_stops')
export class DigestStop {
  @PrimaryColumn('text')
  hash!: string;

  @Index('digest_stops_user')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text')
  userId!: string;
}

/** Something new for a user. It holds no text: what it is about is read when it is shown. */
@Entity('notices')
@Index('notices_once', ['userId', 'kind', 'subject'], { unique: true })
@Index('notices_unseen', ['userId', 'createdAt'], { where: '"seenAt" is null' })
export class UserNotice {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text')
  userId!: string;

  @Column('text')
  kind!: NoticeKind;

  /** The id of what it is about. */
  @Column('text')
  subject!: string;

  @Index('notices_created')
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  seenAt!: Date | null;
}

/** A browser that receives a user's pushes. */
@Entity('push_subscriptions')
export class PushSubscription {
  @PrimaryColumn('uuid')
  id!: string;

  @Index('push_subscriptions_user')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text')
  userId!: string;

  /** The public name of the login session in which it was made: a hash. It ends with that session. */
  @Index('push_subscriptions_session')
  @Column('text')
  sessionMark!: string;

  @Column('text', { unique: true })
  endpointHash!: string;

  @Column('text')
  endpoint!: string;

  @Column('text')
  p256dh!: string;

  @Column('text')
  auth!: string;

  @Column('text')
  look!: Look;

  @Column('text')
  language!: Language;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** When its push service last took a push, or its browser last sent it here. */
  @Index('push_subscriptions_ok')
  @Column('timestamptz', { default: () => 'now()' })
  lastOkAt!: Date;

  /** In a row, since then. */
  @Column('integer', { default: 0 })
  failures!: number;
}

/** The one push that waits for a user, and how many were sent on their day. */
@Entity('push_due')
@Index('push_due_due', ['dueAt'], { where: '"dueAt" is not null' })
export class PushDue {
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  userId!: string;

  /** Null: nothing waits. */
  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  /** A node sends it, and until then no other one does. */
  @Column('timestamptz', { nullable: true })
  leasedUntil!: Date | null;

  /** When something new last asked for a push. */
  @Index('push_due_asked')
  @Column('timestamptz', { default: () => 'now()' })
  askedAt!: Date;

  /** When the last push went out: what was new then is not pushed again. */
  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  /** How often the present push was tried. */
  @Column('integer', { default: 0 })
  tries!: number;

  @Column('integer', { default: 0 })
  sentToday!: number;

  /** The day of `sentToday` in the user's zone. */
  @Column('text', { nullable: true })
  day!: string | null;
}
