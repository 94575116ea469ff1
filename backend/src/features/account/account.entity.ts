import { Column, Entity, ForeignKey, Generated, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** An account. The session's read and the counters of use read it as well: see `table-owners.test.ts`. */
@Entity('users')
@Index('users_owner', ['isOwner'], { where: '"isOwner" = 1' })
// On an expression, and of a kind that TypeORM does not know.
@Index('users_search', { synchronize: false })
export class User {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { unique: true })
  email!: string;

  /** An argon2id hash. */
  @Column('text')
  password!: string;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  @Column('date', { nullable: true })
  dateOfBirth!: string | null;

  @Column('text', { nullable: true })
  profileImageUrl!: string | null;

  @Column('text', { nullable: true })
  stripeCustomerId!: string | null;

  @Column('text', { nullable: true })
  stripeSubscriptionId!: string | null;

  @Column('text', { default: 'free' })
  subscriptionPlan!: string;

  @Column('text', { default: 'active' })
  subscriptionStatus!: string;

  /** The paid period, as the payment provider states it. */
  @Column('timestamptz', { nullable: true })
  currentPeriodStart!: Date | null;

  @Column('timestamptz', { nullable: true })
  currentPeriodEnd!: Date | null;

  @Column('boolean', { default: false })
  cancelAtPeriodEnd!: boolean;

  @Column('integer', { default: 0 })
  usageCount!: number;

  @Column('timestamptz', { default: () => 'now()' })
  usageResetAt!: Date;

  /** The beginning of the newest paid period. It stays when the contract ends: refunds may come after. */
  @Column('timestamptz', { nullable: true })
  periodSince!: Date | null;

  /** Sessions since then, by plan: what a withdrawal owes. `usageCount` is for the limit, and may begin anew within a period. */
  @Column('jsonb', { default: {} })
  periodUsage!: Record<string, number>;

  /** The same of the paid period before. */
  @Column('jsonb', { default: {} })
  previousUsage!: Record<string, number>;

  /** A period has ended before its time: until then, its use counts in a new one, too. */
  @Column('timestamptz', { nullable: true })
  usageKeptUntil!: Date | null;

  @Column('integer', { default: 0 })
  isAdmin!: number;

  @Column('integer', { default: 0 })
  isOwner!: number;

  @Column('integer', { default: 0 })
  isEmailVerified!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('text', { default: 'en' })
  language!: string;

  /** An address that is not verified yet. */
  @Column('text', { nullable: true })
  pendingEmail!: string | null;

  /** The address before somebody else changed it, and until when links for a new password go there alone. */
  @Index('users_former_email', { where: '"formerEmail" is not null' })
  @Column('text', { nullable: true })
  formerEmail!: string | null;

  @Column('timestamptz', { nullable: true })
  formerEmailUntil!: Date | null;

  /** Until when the user may sign in unverified, where verification was switched on after they had registered. */
  @Column('timestamptz', { nullable: true })
  verifyBy!: Date | null;

  /** Since when the user has the rights of an admin or owner; of anybody else it says nothing. */
  @Column('timestamptz', { default: () => 'now()' })
  rightsSince!: Date;

  /** Raised to end all sessions of the user. */
  @Column('integer', { default: 0 })
  sessionEpoch!: number;

  /** Orders the users, the newest last, without ties. */
  @Index('users_number', { unique: true })
  @Column('bigint')
  @Generated('increment')
  number!: string;

  /** Names and address as a search compares them; a trigger keeps it. */
  @Column('text', { default: '' })
  searchText!: string;
}

/** A ledger of how many users of each plan are in each bucket of ten thousand numbers; kept by triggers. */
@Entity('user_counts')
export class UserCount {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id!: string;

  @Column('integer')
  bucket!: number;

  @Column('text')
  plan!: string;

  @Column('integer')
  delta!: number;
}

/** A mailed link. */
@Entity('auth_tokens')
export class AuthToken {
  @PrimaryGeneratedColumn('increment', { type: 'integer' })
  id!: number;

  @Index('auth_tokens_email')
  @Column('text')
  email!: string;

  /** A hash. */
  @Column('text', { unique: true })
  token!: string;

  @Column('text')
  tokenType!: string;

  @Index('auth_tokens_expiry')
  @Column('timestamptz')
  expiresAt!: Date;

  @Column('integer', { default: 0 })
  isUsed!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Index('auth_tokens_user')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text', { nullable: true })
  userId!: string | null;

  @Index('auth_tokens_registration')
  @ForeignKey('pending_registrations', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  registrationId!: string | null;
}

/** A registration whose address is not verified yet. */
@Entity('pending_registrations')
// The latest first: see `entities.test.ts`.
@Index('pending_registrations_email', { synchronize: false })
export class PendingRegistrationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  /** An argon2id hash. */
  @Column('text')
  password!: string;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  @Column('date', { nullable: true })
  dateOfBirth!: string | null;

  @Column('text')
  language!: string;

  /** The caller's address, as a keyed hash. */
  @Column('text')
  place!: string;

  /** The browser that registered, as a keyed hash. */
  @Column('text', { nullable: true })
  device!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** A known device: a browser or an address from which the user has signed in, as a keyed hash. */
@Entity('sign_in_places')
export class KnownDevice {
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  userId!: string;

  @PrimaryColumn('text')
  place!: string;

  @Column('timestamptz', { default: () => 'now()' })
  lastUsed!: Date;
}

/** The second step of a user's sign-ins: codes from an app. */
@Entity('second_factors')
export class SecondFactor {
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  userId!: string;

  /** The key of the codes, and the key of the recovery codes' hashes, sealed: see `lib/sealed-text.ts`. */
  @Column('text')
  secret!: string;

  /** Null: it is being set up, and asked for by nobody yet. */
  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  /** The step of the latest code that was taken: none is taken twice, nor an older one. */
  @Column('bigint', { nullable: true })
  lastStep!: string | null;
}

/** A recovery code of a user's second step, which works once. */
@Entity('recovery_codes')
export class RecoveryCode {
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  userId!: string;

  /** A keyed hash. */
  @PrimaryColumn('text')
  hash!: string;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
